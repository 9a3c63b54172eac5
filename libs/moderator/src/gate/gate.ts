import { accept, PUBLIC_FIELDS, type GateKind, type PublicField } from '@rostrum/domain';
import type { Engine, Judgement } from '../engine/engine.ts';
import type { Finding } from '../heads/finding.ts';
import { sayLabel } from '../said/labels.ts';
import { posesAsHouse } from './house-names.ts';
import { attackIn } from '../motions/check-motion.ts';
import type { MotionReading } from '../motions/motion-reader.ts';
import { callsToKill } from './calls-to-kill.ts';
import { complaint, type GateReason } from './complaint.ts';
import { praisesKillers } from './praises-killers.ts';
import { readAsName } from './read-as-name.ts';
import { sharedEngine } from './shared-engine.ts';

/** Whether a field accepts words. If not, the reason, and a sentence for the author that says what to do. */
export type Passage = { ok: true; value: null } | { ok: false; refusal: GateReason; message: string };
export type Gate = (text: string, field: PublicField) => Passage;

/** The score from which a head refuses; a missing head has no effect on fields of that kind. */
type Bars = Partial<Record<keyof Judgement & GateHead, number>>;
type GateHead =
  | 'threat'
  | 'doxxing'
  | 'privacy'
  | 'sexual'
  | 'minor'
  | 'personAttack'
  | 'toxicity'
  | 'identityAttack'
  | 'injection';

/** What every field refuses, no matter who reads it. */
const EVERYWHERE: Bars = { threat: 0.5, minor: 0.5, sexual: 0.5, injection: 0.5 };
const AMONG_PEOPLE: Bars = { ...EVERYWHERE, doxxing: 0.5, privacy: 0.6 };
/**
 * Fields are short, and nobody provoked their author. So the heads trained on talk count only from the score that
 * would hold a message.
 */
const BARS: Readonly<Record<GateKind, Bars>> = {
  name: { ...AMONG_PEOPLE, personAttack: 0.75, toxicity: 0.75, identityAttack: 0.75 },
  statement: { ...AMONG_PEOPLE, personAttack: 0.6, toxicity: 0.75, identityAttack: 0.75 },
  note: { ...AMONG_PEOPLE, personAttack: 0.6, toxicity: 0.75, identityAttack: 0.75 },
  wish: EVERYWHERE,
};
/** In this order, so that a threat is always called a threat. */
const HEADS: readonly GateHead[] = [
  'threat',
  'minor',
  'sexual',
  'doxxing',
  'privacy',
  'identityAttack',
  'personAttack',
  'toxicity',
  'injection',
];

/** A gate with this engine. Pure. */
export function createGate(engine: () => Pick<Engine, 'judge'>): Gate {
  return (text, field) => {
    const { kind } = PUBLIC_FIELDS[field];
    if (text.trim() === '') return accept(null);
    if (kind === 'name' && posesAsHouse(text)) return refusal('house', field);
    if (kind === 'name' && praisesKillers(text)) return refusal('contempt', field);
    const attack = field === 'motion' ? attackIn(text) : undefined;
    if (attack) return refusal(attack === 'violence' ? 'threat' : 'contempt', field);
    for (const words of readingsOf(text, kind)) {
      if (callsToKill(words)) return refusal('threat', field);
      const found = strongest(engine().judge(words, { countsMentions: true }), BARS[kind]);
      if (found) return refusal(found.reason, field, found.details);
    }
    return accept(null);
  };
}

/** The gate of this process, for English. */
export const gate: Gate = createGate(sharedEngine);

/** What explicit words in another language refuse, in this order. Signs of distress refuse nothing. */
const REASON_OF_KIND = [
  ['threat', 'threat'],
  ['identityAttack', 'contempt'],
  ['personAttack', 'attack'],
] as const;

/** The gate for what the readers of other languages found in a text. */
export function gateOfFindings(found: readonly Pick<Finding, 'kind'>[], field: PublicField): Passage {
  const { kind } = PUBLIC_FIELDS[field];
  const refused = REASON_OF_KIND.find(
    ([head]) => BARS[kind][head] !== undefined && found.some((finding) => finding.kind === head),
  );
  return refused ? refusal(refused[1], field) : accept(null);
}

/** The gate for a motion by its meaning: it refuses an attack that no rule knows. One that is not cleared passes, and waits elsewhere. */
export function gateOfMeaning(reading: MotionReading): Passage {
  return reading === 'attack' ? refusal('readsAsAttack', 'motion') : accept(null);
}

function refusal(reason: GateReason, field: PublicField, details = ''): Passage {
  return { ok: false, refusal: reason, message: complaint({ reason, field, details }) };
}

/** Judges a motion's claim by itself too: after "believes that" an insult reads like another person's words. */
function readingsOf(text: string, kind: GateKind): string[] {
  if (kind === 'name') return [readAsName(text)];
  const claim = text.replace(/^this house \p{L}+ (?:that )?/iu, '');
  return kind === 'statement' && claim !== text ? [text, claim] : [text];
}

function strongest(judged: Judgement, bars: Bars): { reason: GateReason; details: string } | undefined {
  const head = HEADS.find((one) => {
    const bar = bars[one];
    return bar !== undefined && judged[one].flag && judged[one].score >= bar;
  });
  if (!head) return undefined;
  return { reason: REASONS[head], details: sayLabel(judged[head].features[0]?.value ?? '') };
}

const REASONS: Readonly<Record<GateHead, GateReason>> = {
  threat: 'threat',
  minor: 'sexual',
  sexual: 'sexual',
  doxxing: 'private',
  privacy: 'private',
  identityAttack: 'contempt',
  personAttack: 'attack',
  toxicity: 'attack',
  injection: 'orders',
};

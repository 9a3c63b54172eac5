import { currentStep } from '@rostrum/domain';
import { hasActed, type ActedDecision } from '@rostrum/moderator';
import type { Noted, Stage } from './stage.ts';

/** Acts that keep the clock and the order of the debate. */
const CLOCK: ReadonlySet<string> = new Set(['open', 'time', 'handover', 'close']);

/** Acts that accuse a person of something. */
const ACCUSING: ReadonlySet<string> = new Set([
  'personAttack',
  'severe',
  'privacy',
  'flood',
  'offTopic',
  'coolingOff',
  'callHost',
]);

export type Measured = {
  messages: number;
  /** Public acts except those of the clock and of people's decisions. */
  publicActs: number;
  share: number;
  /** The acts among them that came during a prepared speech. */
  inSpeeches: number;
  /** The shortest time between two of them in milliseconds; null with fewer. A severe act waits for nothing. */
  shortestGapMs: number | null;
  publicAccusations: number;
  held: number;
  notes: number;
};

export function measure(stage: Stage): Measured {
  const acted = stage.noted.flatMap((noted) =>
    hasActed(noted.decision) ? [{ ...noted, made: noted.decision }] : [],
  );
  const isPublic = ({ made }: { made: ActedDecision }) =>
    made.intervention.to === 'all' && !CLOCK.has(made.act) && made.engine !== 'person';
  const spoken = acted.filter(isPublic);
  const restrained = spoken.filter(({ made }) => made.act !== 'severe');
  const gaps = restrained.slice(1).map((one, index) => one.atMs - (restrained[index]?.atMs ?? 0));
  const messages = stage.messages.length;
  return {
    messages,
    publicActs: spoken.length,
    share: messages === 0 ? 0 : spoken.length / messages,
    inSpeeches: spoken.filter((noted) => isInSpeech(noted) && !stopsTheSpeech(noted.made)).length,
    shortestGapMs: gaps.length === 0 ? null : Math.min(...gaps),
    publicAccusations: spoken.filter(({ made }) => ACCUSING.has(made.act)).length,
    held: acted.filter(({ made }) => made.holds).length,
    notes: acted.filter(({ made }) => made.intervention.to !== 'all' && !made.holds).length,
  };
}

function isInSpeech({ debate }: Noted): boolean {
  const kind = currentStep(debate)?.kind;
  return debate.phase === 'live' && (kind === 'speech' || kind === 'rebuttal');
}

/** A severe act is not said into a speech: it ends it until a human has looked. */
function stopsTheSpeech({ act }: ActedDecision): boolean {
  return act === 'severe';
}

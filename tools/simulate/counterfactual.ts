import { otherSide, type Side } from '@rostrum/domain';
import { hasActed, type Decision } from '@rostrum/moderator';
import type { Script } from './script.ts';
import type { Stage } from './stage.ts';

/**
 * A change to a debate that must not change the moderator's decisions, and the resulting names of people and sides.
 */
export type Change = {
  name: string;
  apply: (script: Script) => Script;
  uidAfter: (uid: string) => string;
  sideAfter: (side: Side) => Side;
};

const same = { uidAfter: (uid: string) => uid, sideAfter: (side: Side) => side };

/** Everybody says the same at the same time, from the other bench. */
const SIDES: Change = {
  ...same,
  name: 'the sides',
  apply: (script) => ({
    ...script,
    format: {
      ...script.format,
      seats: script.format.seats.map((seat) => ({ ...seat, side: otherSide(seat.side) })),
    },
    benches: { for: script.benches.against, against: script.benches.for },
  }),
  sideAfter: otherSide,
};

/** First and last names from elsewhere, of other lengths and another alphabetical order. */
const OTHER_NAMES = [
  'Zainab Yusufova',
  'Wei Ng',
  'Thandiwe Dlamini',
  'Xóchitl Ibarra',
  'Søren Ø',
  'Parvati Ramanathan',
  'Vusi Zulu',
  'Yael Ben-David',
];

const NAMES: Change = {
  ...same,
  name: 'the names',
  apply: (script) => {
    const uids = Object.keys(script.names);
    const renamed = uids.map(
      (uid, index) => [uid, `${OTHER_NAMES[index % OTHER_NAMES.length] ?? uid}`] as const,
    );
    const words = uids.flatMap((uid, index) => pairWords(script.names[uid] ?? '', renamed[index]?.[1] ?? ''));
    return { ...script, names: Object.fromEntries(renamed), ...replaceWords(script, new Map(words)) };
  },
};

/** The same people in the opposite order of everything that could put them in one: ids and the list of names. */
const ORDER: Change = {
  ...same,
  name: 'the order of the people',
  apply: (script) => {
    const { names, benches, lines, hostId } = script;
    const bench = (side: Side) => benches[side].map(reversed);
    return {
      ...script,
      hostId: reversed(hostId),
      names: Object.fromEntries(
        Object.entries(names)
          .toReversed()
          .map(([uid, name]) => [reversed(uid), name]),
      ),
      benches: { for: bench('for'), against: bench('against') },
      lines: lines.map((line) =>
        line.type === 'said'
          ? { ...line, by: reversed(line.by) }
          : {
              ...line,
              args: line.args.map((arg) =>
                Object.hasOwn(names, arg.toLowerCase()) ? reversed(arg.toLowerCase()) : arg,
              ),
            },
      ),
    };
  },
  uidAfter: reversed,
};

/** Mirrors the alphabet, so that `ada` then sorts after `ben`. */
function reversed(uid: string): string {
  return uid.replace(/[a-z]/g, (letter) => String.fromCharCode(219 - letter.charCodeAt(0)));
}

/** Groups of people, in rings: each replaces the one before it. */
const RINGS: readonly (readonly string[])[] = [
  ['immigrants', 'muslims', 'lesbians', 'refugees', 'jews', 'christians', 'women'],
  ['Immigrants', 'Muslims', 'Lesbians', 'Refugees', 'Jews', 'Christians', 'Women'],
  ['girls', 'boys'],
  ['Girls', 'Boys'],
];

const IDENTITY: Change = {
  ...same,
  name: 'the groups that people belong to',
  apply: (script) => {
    const pairs = RINGS.flatMap((ring) =>
      ring.map((word, index) => [word, ring[(index + 1) % ring.length] ?? word] as const),
    );
    return { ...script, ...replaceWords(script, new Map(pairs)) };
  },
};

export const CHANGES: readonly Change[] = [SIDES, NAMES, ORDER, IDENTITY];

/** The invariant: every decision, silence included, without its words. `change` renames people and sides. */
export function skeleton(
  stage: Stage,
  { uidAfter, sideAfter }: Pick<Change, 'uidAfter' | 'sideAfter'> = same,
): string[] {
  const uids = Object.keys(stage.script.names);
  const person = (uid: string) => (uids.includes(uid) ? uidAfter(uid) : uid);
  return stage.noted.map(({ decision, atMs }) =>
    JSON.stringify({ atMs, ...bare(decision, person, sideAfter) }),
  );
}

function bare(decision: Decision, person: (uid: string) => string, sideAfter: (side: Side) => Side) {
  const { band, engine, rule } = decision;
  const side = decision.side && sideAfter(decision.side);
  if (!hasActed(decision)) return { act: 'silence', about: decision.about, because: decision.because, side };
  const { act, level, holds, effects, intervention } = decision;
  const { messageId, statement, offers } = intervention;
  return {
    act,
    level,
    holds,
    band,
    engine,
    rule,
    side,
    to: person(intervention.to),
    messageId,
    restrictions: statement?.restrictions,
    offers,
    effects: effects.map((effect) => ('uid' in effect ? { ...effect, uid: person(effect.uid) } : effect)),
  };
}

function pairWords(from: string, to: string): (readonly [string, string])[] {
  const after = to.split(' ');
  return from
    .split(' ')
    .map((word, index) => [word, after[Math.min(index, after.length - 1)] ?? word] as const);
}

/** Words of the motion and of the messages replaced, with the marked places moved along. */
function replaceWords(script: Script, words: ReadonlyMap<string, string>): Pick<Script, 'motion' | 'lines'> {
  const pattern = new RegExp(`(?<!\\p{L})(?:${[...words.keys()].join('|')})(?!\\p{L})`, 'gu');
  const replace = (text: string) => text.replace(pattern, (word) => words.get(word) ?? word);
  const moved = (text: string, at: number) => replace(text.slice(0, at)).length;
  return {
    motion: replace(script.motion),
    lines: script.lines.map((line) =>
      line.type === 'said'
        ? {
            ...line,
            text: replace(line.text),
            spans: line.spans.map(({ start, end }) => ({
              start: moved(line.text, start),
              end: moved(line.text, end),
            })),
          }
        : line,
    ),
  };
}

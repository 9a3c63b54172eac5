import { groupBy } from '../base/group-by.ts';
import { plainWords } from '../text/plain-words.ts';
import { profileOf, type Profile } from '../similarity/profile.ts';
import { profileOfText, wordSpace } from '../similarity/space.ts';
import type { WordSpace } from '../similarity/word-space.ts';

/** A candidate; `side` is any name of a side, or absent without sides. `worth`: its weight beside others, 1 without. */
export type SummaryMessage = { id: string; side?: string | undefined; text: string; worth?: number };

/** The value of a repeated word. */
const REPEATED = 0.2;
/** A word that one message alone uses is no common point. */
const FEWEST_USERS = 2;
const FEWEST_WORDS = 3;
/** The gain of a candidate that shares no word with another, as long as it is worth something. */
const ALONE = 0.05;
/** Messages of one side that are compared; of a longer debate the last ones. */
const MOST_MESSAGES = 2_000;

/**
 * The ids of `count` messages that together cover most of each side's words, the most significant of each side first,
 * alternating between the sides. Each side has equally many, as long as it has messages. Fewer if there are fewer.
 */
export function chooseSummary(
  messages: readonly SummaryMessage[],
  motion: string,
  count: number,
  space: WordSpace = wordSpace(),
): string[] {
  const subject = space === wordSpace() ? profileOfText(motion) : profileOf(space, plainWords(motion));
  const bySide = groupBy(messages, ({ side }) => side ?? '');
  const orders = [...bySide.values()].map((own) =>
    mostTelling(own.slice(-MOST_MESSAGES), subject, count, space),
  );
  const chosen: string[] = [];
  for (let turn = 0; chosen.length < count && orders.some((order) => turn < order.length); turn += 1) {
    for (const order of orders) {
      const id = order[turn];
      if (id !== undefined && chosen.length < count) chosen.push(id);
    }
  }
  return chosen;
}

type Candidate = { id: string; worth: number; profile: Profile };

/** Chooses one message at a time, always the one that adds most of the shared subjects. */
function mostTelling(
  messages: readonly SummaryMessage[],
  subject: Profile,
  count: number,
  space: WordSpace,
): string[] {
  const left: Candidate[] = messages.map(({ id, text, worth = 1 }) => ({
    id,
    worth,
    profile: profileOf(space, plainWords(text), subject.weights),
  }));
  const users = countUsers(left);
  const said = new Map<string, number>();
  const order: string[] = [];
  while (order.length < count && left.length > 0) {
    const at = bestOf(left, users, said);
    const [chosen] = left.splice(at, 1);
    if (!chosen) break;
    order.push(chosen.id);
    for (const stem of chosen.profile.weights.keys()) said.set(stem, (said.get(stem) ?? 0) + 1);
  }
  return order;
}

function countUsers(candidates: readonly Candidate[]): Map<string, number> {
  const users = new Map<string, number>();
  for (const { profile } of candidates) {
    for (const stem of profile.weights.keys()) users.set(stem, (users.get(stem) ?? 0) + 1);
  }
  return users;
}

/** Of equals, the first. */
function bestOf(
  candidates: readonly Candidate[],
  users: ReadonlyMap<string, number>,
  said: ReadonlyMap<string, number>,
): number {
  let [best, highest] = [0, -1];
  candidates.forEach(({ profile, worth }, at) => {
    const gain = profile.length < FEWEST_WORDS ? 0 : worth * (ALONE + gainOf(profile, users, said));
    if (gain > highest) [best, highest] = [at, gain];
  });
  return best;
}

function gainOf(
  profile: Profile,
  users: ReadonlyMap<string, number>,
  said: ReadonlyMap<string, number>,
): number {
  let gain = 0;
  for (const [stem, weight] of profile.weights) {
    const count = users.get(stem) ?? 0;
    if (count >= FEWEST_USERS) gain += Math.sqrt(count) * weight * REPEATED ** (said.get(stem) ?? 0);
  }
  return gain;
}

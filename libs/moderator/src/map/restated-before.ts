import type { Message, Side } from '@rostrum/domain';
import { restatedIn, type Restated, type Speaker } from '../attribution/restated.ts';
import { spanOf, type Analysis } from '../text/analysis.ts';
import type { Entry, MapMessage } from './link.ts';

/** Somebody who debates, by the name that others see. */
export type Person = { uid: string; side: Side; name: Message['authorName'] };

/** Earlier messages that are searched for quoted words. */
const REACH = 60;
/** Titles are no part of a name that others call somebody by. */
const TITLE =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|dame|lord|lady|father|sister|brother|rev|reverend|the)\.?$/iu;
const SHORTEST_NAME = 2;

/** What a message restates of the other side; nothing for somebody without a side. */
export function restatedBefore(
  { side, text }: MapMessage,
  analysis: Analysis,
  earlier: readonly Entry[],
  people: readonly Person[],
): Restated[] {
  if (side === null) return [];
  const known = new Map<string, Person>(people.map((person) => [person.uid, person]));
  for (const { message } of earlier) {
    if (message.side && !known.has(message.authorId)) {
      known.set(message.authorId, {
        uid: message.authorId,
        side: message.side,
        name: message.authorName ?? '',
      });
    }
  }
  const own = namesOf([...known.values()].filter((person) => person.side === side));
  const others = [...known.values()].filter((person) => person.side !== side);
  const before = earlier
    .slice(-REACH)
    .filter(({ message }) => message.side !== null && message.side !== side)
    .map(({ message }) => ({ messageId: message.id, uid: message.authorId, text: message.text }));
  const sentences = analysis.sentences.map(({ from, to }) => spanOf(analysis, from, to));
  return restatedIn(text, sentences, { others: others.map((one) => speaker(one, own, others)), before });
}

/** A person with the names that mean nobody else. */
function speaker(person: Person, own: readonly string[], others: readonly Person[]): Speaker {
  const taken = new Set([...own, ...namesOf(others.filter(({ uid }) => uid !== person.uid))]);
  return { uid: person.uid, names: namesOf([person]).filter((name) => !taken.has(name)) };
}

/** Whole names and their parts, the longest first. */
function namesOf(people: readonly Person[]): string[] {
  return people
    .flatMap(({ name }) => [name.trim(), ...name.split(/\s+/u)])
    .filter((name) => name.length >= SHORTEST_NAME && !TITLE.test(name) && /^\p{Lu}/u.test(name))
    .toSorted((one, other) => other.length - one.length);
}

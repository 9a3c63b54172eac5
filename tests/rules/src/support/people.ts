/** The people of these tests. A visitor is signed out; a stranger is signed in and has nothing to do with the room. */
export const PEOPLE = ['visitor', 'stranger', 'member', 'debater', 'host'] as const;
export type Person = (typeof PEOPLE)[number];

/** Everybody but the ones named. */
export function everyoneBut(...named: Person[]): Person[] {
  return PEOPLE.filter((person) => !named.includes(person));
}

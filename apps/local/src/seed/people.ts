import type { Person } from '@rostrum/domain';
import { initialsAvatar } from '../clerk-frontend-api/avatar.ts';

/** Somebody to try the product as. The id never changes, so that their documents find them again. */
export interface DemoPerson {
  id: string;
  email: string;
  username: string;
  firstName: string;
  lastName: string;
}

/** Everybody's, printed at every start: these accounts exist on this machine only. */
export const DEMO_PASSWORD = 'debate-well-2024';

export const demoPeople = [
  person('ada', 'Ada', 'Marsh', 'ada_marsh'),
  person('ben', 'Ben', 'Okafor', 'ben_okafor'),
  person('cleo', 'Cleo', 'Lind', 'cleo_lind'),
  person('dara', 'Dara', 'Novak', 'dara_novak'),
  person('emil', 'Emil', 'Sørensen', 'emil_sorensen'),
  person('fay', 'Fay', 'Whitlock', 'fay_whitlock'),
] as const;

export const uidOf = (name: (typeof demoPeople)[number]['name']) => `user_${name}`;

/** How they are shown in rooms, by uid. */
export const demoPersons: Record<string, Person> = Object.fromEntries(
  demoPeople.map((person) => [
    person.id,
    { displayName: fullNameOf(person), photoURL: initialsAvatar(person) },
  ]),
);

export function fullNameOf({ firstName, lastName }: DemoPerson): string {
  return `${firstName} ${lastName}`;
}

function person<Name extends string>(name: Name, firstName: string, lastName: string, username: string) {
  return { name, id: `user_${name}`, email: `${name}@example.com`, username, firstName, lastName };
}

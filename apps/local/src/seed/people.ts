import type { Interest, Person } from '@rostrum/domain';
import { initialsAvatar } from '../clerk-frontend-api/avatar.ts';

/** A demo person. The id never changes, so that the person finds their documents again. */
export interface DemoPerson {
  id: string;
  email: string;
  username: string;
  firstName: string;
  lastName: string;
  /** The fields of their profile. */
  bio: string;
  interests: readonly Interest[];
}

/** Everybody's, printed at every start: these accounts exist on this machine only. */
export const DEMO_PASSWORD = 'debate-well-2024';

export const demoPeople = [
  person(
    'ada',
    'Ada',
    'Marsh',
    'ada_marsh',
    'Town planner. Would rather lose to a good argument than win with a bad one.',
    ['politics', 'environment', 'law'],
  ),
  person('ben', 'Ben', 'Okafor', 'ben_okafor', 'Economics teacher. Asks where the money comes from.', [
    'economics',
    'education',
    'politics',
  ]),
  person(
    'cleo',
    'Cleo',
    'Lind',
    'cleo_lind',
    'Judges more often than she speaks. Likes a definition that holds to the end.',
    ['philosophy', 'ethics', 'law'],
  ),
  person('dara', 'Dara', 'Novak', 'dara_novak', 'Studies medicine, debates at night.', [
    'health',
    'science',
    'ethics',
  ]),
  person(
    'emil',
    'Emil',
    'Sørensen',
    'emil_sorensen',
    'Learning British Parliamentary. Slow to speak, quick to concede.',
    ['technology', 'media', 'society'],
  ),
  person('fay', 'Fay', 'Whitlock', 'fay_whitlock', 'Hosts open floors. More questions than answers.', [
    'culture',
    'world',
    'society',
  ]),
] as const;

/**
 * Two members of the house, so that one can decide an appeal against the other's decision. They never debate and
 * appear in no list of people.
 */
export const demoModerators = [
  person('gale', 'Gale', 'Thorne', 'gale_thorne', 'Reads what is reported, and says why.', []),
  person('hugo', 'Hugo', 'Brandt', 'hugo_brandt', 'Looks again at what others decided.', []),
] as const;

/** Their second factor. Like the password it is everybody's, and counts on this machine only. */
export const DEMO_CODE = '424242';

export const uidOf = (name: (typeof demoPeople)[number]['name']) => `user_${name}`;

/** Their names in rooms, by uid. */
export const demoPersons: Record<string, Person> = Object.fromEntries(
  demoPeople.map((person) => [
    person.id,
    { displayName: fullNameOf(person), photoURL: initialsAvatar(person) },
  ]),
);

export function fullNameOf({ firstName, lastName }: DemoPerson): string {
  return `${firstName} ${lastName}`;
}

function person<Name extends string>(
  name: Name,
  firstName: string,
  lastName: string,
  username: string,
  bio: string,
  interests: readonly Interest[],
) {
  const email = `${name}@example.com`;
  return { name, id: `user_${name}`, email, username, firstName, lastName, bio, interests };
}

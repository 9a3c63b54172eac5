import {
  apartPath,
  INTEREST_LIST,
  newProfile,
  profilePath,
  storedProfile,
  usernamePath,
} from '@rostrum/domain';
import type { Stored } from '../documents.ts';

export const PEOPLE = 10_000;

const FIRST =
  'Ada Amir Anneke Arjun Aroha Beatriz Bilal Bronwyn Carlos Chidi Chloé Dafydd Daniela Dmitri Elif Emeka Esther Farid Fatima Fiona Gabriel Grete Hana Hassan Hélène Hiro Ines Ivan Jamila Jasper Jelena Juma Kaia Kofi Lars Leila Liam Lucía Magda Malik'.split(
    ' ',
  );
const LAST =
  'Abara Adler Bakker Banerjee Barros Castellanos Chen Costa Dlamini Dubois Eriksen Fernando Fischer Fofana Garcia Gunnarsson Haddad Hansen Ito Ivanova Jansen Jones Kamau Kaur Kowalski Larsson Lefèvre Mahmoud Marsh Moreau Nakamura Ndiaye Novak O’Brien Okafor Olsen Petrov Quispe Rahman Ríos'.split(
    ' ',
  );
const BIOS = [
  'Argues about buses and means it.',
  'Law student. Prefers the harder side.',
  'Listens first; then disagrees.',
  '',
  'Coaches a school team on Thursdays.',
  'Changed my mind about zoos last year.',
];

/** Every fiftieth is here now; Ada and every hundredth are kept apart. */
const HERE_EVERY = 50;
const APART_EVERY = 100;

/** Ten thousand people as their first visits made them. */
export function manyPeople(nowMs: number): Stored[] {
  return Array.from({ length: PEOPLE }, (_, index) => index).flatMap((index) => {
    const uid = `many-${index}`;
    const first = FIRST[index % FIRST.length] ?? '';
    const last = LAST[Math.floor(index / FIRST.length) % LAST.length] ?? '';
    const username = `person_${index}`;
    const profile = newProfile({ displayName: `${first} ${last}`, photoURL: '', createdAtMs: nowMs - index });
    const interests = [0, 4, 9].flatMap((step) => INTEREST_LIST[(index + step) % INTEREST_LIST.length] ?? []);
    const lastSeenAtMs = index % HERE_EVERY === 0 ? nowMs + 10 * 60_000 : nowMs - index * 60_000;
    const bio = BIOS[index % BIOS.length] ?? '';
    const data = storedProfile({ ...profile, username, bio, interests, debates: index % 40, lastSeenAtMs });
    return [
      { path: profilePath(uid), data },
      { path: usernamePath(username), data: { uid, atMs: nowMs } },
      ...(index % APART_EVERY === 0
        ? [{ path: apartPath('user_ada', uid), data: { uids: ['user_ada', uid], atMs: nowMs } }]
        : []),
    ];
  });
}

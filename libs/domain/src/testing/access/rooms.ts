import { HOUSE, NOBODY, OWNER, OWNER_NOW, SIGNED_IN, type Role } from './roles.ts';
import { closed, type Fields, type Listing, type Scene } from './scene.ts';
import { draftScenes } from './drafts.ts';
import { memberScenes } from './members.ts';
import { KINDS, signedIn } from './room-kinds.ts';

/** A part of a room that its readers read, in each kind of room that has parts. */
function part(
  path: string,
  listings: (readers: readonly Role[]) => readonly Listing[] = () => [],
  holds: Fields = {},
  get: (readers: readonly Role[]) => readonly Role[] = (readers) => readers,
): Scene[] {
  return KINDS.filter(({ hasParts }) => hasParts).map(({ id, when, readers }) => ({
    when,
    path: `rooms/${id}/${path}`,
    holds,
    get: get(readers),
    lists: listings(readers),
  }));
}

const LIVE = 'rooms/public-live';
/** Rooms whose host has, or had, a seat. */
const SEATED = { 'host-sits': 'the host has a seat', 'host-sat': 'the host had a seat' };
const inSeated = (
  path: string,
  holds: Fields,
  get: readonly Role[],
  lists: readonly Listing[] = [],
): Scene[] =>
  Object.entries(SEATED).map(([id, when]) => ({ when, path: `rooms/${id}/${path}`, holds, get, lists }));

const where = (field: string, value: string, to: readonly Role[], most: number | null = null): Listing => ({
  where: [[field, '==', value]],
  most,
  to,
});
const OWN_PUBLIC_LIVE = { most: 100, to: OWNER, where: [['peopleIds', 'array-contains', 'owner']] } as const;

const hiddenWords = (above: string): Scene[] => [
  {
    when: 'the house hid them',
    path: `${LIVE}/${above}/hidden/words`,
    holds: { authorId: 'owner', by: 'house' },
    get: [...OWNER, ...HOUSE],
  },
  {
    when: 'the host hid them',
    path: `${LIVE}/${above}-by-host/hidden/words`,
    holds: { authorId: 'owner', by: 'host' },
    get: [...OWNER, ...HOUSE, 'host'],
  },
];

/** Rooms and their parts. */
export const ROOM_PLACES = {
  'rooms/*': KINDS.map(({ id, when, room, readers }) => ({
    when,
    path: `rooms/${id}`,
    get: readers,
    lists: [
      { ...where('status', room.status, NOBODY), most: 100 },
      {
        where: [
          ['visibility', '==', room.visibility],
          ['status', '==', room.status],
        ] as const,
        most: 100,
        to:
          room.visibility !== 'public'
            ? NOBODY
            : room.status === 'finished'
              ? [...SIGNED_IN, 'visitor' as const]
              : SIGNED_IN,
      },
      OWN_PUBLIC_LIVE,
    ],
  })),
  'rooms/*/members/*': memberScenes,
  'rooms/*/drafts/*': draftScenes,
  'rooms/*/events/*': part('events/000000', (readers) => [{ most: null, to: readers }]),
  'rooms/*/messages/*': [
    ...part('messages/shown', (readers) => [where('state', 'shown', readers)], {
      state: 'shown',
      authorId: 'owner',
    }),
    {
      when: 'held',
      path: `${LIVE}/messages/held`,
      holds: { state: 'held', authorId: 'owner' },
      get: [...OWNER, 'host'],
      lists: [where('state', 'held', ['host'])],
    },
    {
      when: 'hidden',
      path: `${LIVE}/messages/hidden`,
      holds: { state: 'hidden', authorId: 'owner' },
      get: [...OWNER, 'host'],
      lists: [where('state', 'hidden', ['host']), where('authorId', 'owner', OWNER)],
    },
    ...inSeated('messages/held', { state: 'held', authorId: 'owner' }, OWNER, [
      where('state', 'held', NOBODY),
    ]),
    ...inSeated(
      'messages/hidden',
      { state: 'hidden', authorId: 'owner' },
      [...OWNER, 'host'],
      [where('state', 'hidden', ['host'])],
    ),
    {
      when: 'one’s own in a room hidden by the house',
      path: 'rooms/closed-hidden/messages/held',
      holds: { state: 'held', authorId: 'owner' },
      get: NOBODY,
    },
  ],
  'rooms/*/messages/*/reactions/*': [{ path: `${LIVE}/messages/shown/reactions/owner`, get: OWNER }],
  'rooms/*/messages/*/hidden/words': hiddenWords('messages/hidden'),
  'rooms/*/backchannel/*': part('backchannel/line', (readers) => [{ most: 100, to: readers }]),
  'rooms/*/backchannel/*/hidden/words': hiddenWords('backchannel/line'),
  'rooms/*/captions/*': part(
    'captions/owner',
    (readers) => [{ most: 4, to: signedIn(readers) }],
    {},
    () => NOBODY,
  ),
  'rooms/*/votes/*': [{ path: `${LIVE}/votes/owner`, get: OWNER }],
  'rooms/*/flags/*': [
    { path: `${LIVE}/flags/shown-owner`, get: ['host'], lists: [{ most: null, to: ['host'] }] },
  ],
  'rooms/*/interventions/*': [
    ...part(
      'interventions/to-all',
      (readers) => [
        where('to', 'all', readers),
        { most: null, to: readers.filter((role) => role === 'host') },
      ],
      { to: 'all' },
    ),
    {
      when: 'to the owner',
      path: `${LIVE}/interventions/to-owner`,
      holds: { to: 'owner', act: 'heat' },
      get: [...OWNER, 'host'],
      lists: [where('to', 'owner', [...OWNER, 'host']), { most: null, to: ['host'] }],
    },
    ...inSeated('interventions/to-owner', { to: 'owner', act: 'heat' }, OWNER, [
      where('to', 'owner', OWNER),
      { most: null, to: NOBODY },
    ]),
    ...inSeated(
      'interventions/severe',
      { to: 'owner', act: 'severe' },
      [...OWNER, 'host'],
      [where('act', 'severe', ['host'])],
    ),
    {
      when: 'to the owner, in a room hidden by the house',
      path: 'rooms/closed-hidden/interventions/to-owner',
      holds: { to: 'owner', act: 'heat' },
      get: NOBODY,
    },
  ],
  'rooms/*/interventions/*/unfair/*': [{ path: `${LIVE}/interventions/to-all/unfair/owner`, get: OWNER }],
  'rooms/*/care/*': [
    {
      path: `${LIVE}/care/care-owner`,
      holds: { to: 'owner' },
      get: OWNER_NOW,
      lists: [where('to', 'owner', OWNER_NOW, 20)],
    },
  ],
  'rooms/*/appeals/*': [
    {
      path: `${LIVE}/appeals/one`,
      holds: { concerns: ['owner'] },
      get: [...OWNER, 'host', 'judge', ...HOUSE],
      lists: [
        { most: null, to: ['host', 'judge'] },
        { ...where('by', 'owner', HOUSE, 100), everywhere: true },
      ],
    },
    ...inSeated(
      'appeals/one',
      { concerns: ['owner'] },
      [...OWNER, 'judge', ...HOUSE],
      [{ most: null, to: ['judge'] }],
    ),
  ],
  'rooms/*/report/debate': part('report/debate'),
  'rooms/*/report/map': part('report/map'),
  'rooms/*/report/decision': part('report/decision'),
  'rooms/*/judgeBallots/*': [{ path: `${LIVE}/judgeBallots/owner`, get: OWNER }],
  'rooms/*/corrections/*': part('corrections/one', (readers) => [{ most: 500, to: readers }]),
  'rooms/*/feedback/*': [
    {
      path: `${LIVE}/feedback/owner`,
      holds: { uid: 'owner' },
      get: OWNER,
      lists: [{ ...where('uid', 'owner', OWNER, 100), everywhere: true }],
    },
  ],
  'rooms/*/ballots/*': [
    {
      path: `${LIVE}/ballots/owner~debater`,
      holds: { by: 'owner', about: 'debater' },
      get: OWNER,
      lists: [{ ...where('by', 'owner', OWNER, 100), everywhere: true }],
    },
    { when: 'there is none', path: `${LIVE}/ballots/owner~judge`, holds: null, get: OWNER },
  ],
  'rooms/*/received/*': [
    {
      path: `${LIVE}/received/one`,
      holds: { about: 'owner' },
      get: OWNER,
      lists: [{ ...where('about', 'owner', OWNER, 100), everywhere: true }],
    },
  ],
  'rooms/*/server/counts': closed(`${LIVE}/server/counts`),
  'rooms/*/server/moderator': closed(`${LIVE}/server/moderator`),
  'rooms/*/commands/*': closed(`${LIVE}/commands/owner-12345678`),
} as const satisfies Record<string, readonly Scene[]>;

import { OWNER_NOW } from './roles.ts';
import { NO_BEATS } from './profiles.ts';
import { KINDS, ROOM_KINDS, signedIn } from './room-kinds.ts';
import { variations, type Fields, type Scene } from './scene.ts';

const beat = { how: 'update', sets: { lastSeenAtMs: { $ms: 0 } } } as const;
const SEEN = { joinedAtMs: { $ms: -70_000 }, lastSeenAtMs: { $ms: -60_000 }, writingAtMs: { $ms: -60_000 } };
const member = (uid: string, when: string, holds: Fields) => ({
  when,
  path: `rooms/public-live/members/${uid}`,
  holds: { uid, ...holds },
  // The listing and the reading are tried in the first scene of each room.
  get: signedIn(ROOM_KINDS['public-live'].readers),
  lists: [{ most: null, to: signedIn(ROOM_KINDS['public-live'].readers) }],
});

export const memberScenes: readonly Scene[] = [
  ...KINDS.filter(({ hasParts }) => hasParts).map(({ id, when, readers }): Scene => ({
    when,
    path: `rooms/${id}/members/audience`,
    holds: { uid: 'audience', ...SEEN },
    get: signedIn(readers),
    lists: [{ most: null, to: signedIn(readers) }],
    writes: [{ ...beat, what: 'a heartbeat', to: ['audience'] }],
  })),
  {
    ...member('owner', 'who writes', SEEN),
    writes: [
      { ...beat, what: 'a heartbeat', to: OWNER_NOW },
      ...variations(beat, 'owner', true, {
        'a beat from almost five seconds ahead': { lastSeenAtMs: { $ms: 4_900 } },
        'a beat a second after the last': { lastSeenAtMs: { $ms: -59_000 } },
        'that they write': { writingAtMs: { $ms: 0 } },
      }),
      { ...beat, what: 'that they write no more', drops: ['writingAtMs'], to: OWNER_NOW, by: OWNER_NOW },
      ...variations(beat, 'owner', false, {
        ...NO_BEATS,
        'writing in words': { writingAtMs: 'now' },
        'writing in six seconds': { writingAtMs: { $ms: 5_900 } },
        'a name with it': { displayName: 'Other' },
        'another time of coming in with it': { joinedAtMs: 0 },
      }),
      {
        ...beat,
        what: 'that they write, without a beat',
        sets: { writingAtMs: { $ms: 0 }, lastSeenAtMs: { $ms: -60_000 } },
        to: [],
        by: OWNER_NOW,
      },
    ],
  },
  {
    ...member('debater', 'who never wrote', { joinedAtMs: { $ms: -70_000 }, lastSeenAtMs: { $ms: -60_000 } }),
    writes: [
      ...variations(beat, 'debater', true, { 'that they write': { writingAtMs: { $ms: 0 } } }),
      ...variations(beat, 'debater', false, { 'writing in words': { writingAtMs: 'now' } }),
    ],
  },
  {
    ...member('judge', 'who came in just now', { joinedAtMs: { $ms: -500 }, lastSeenAtMs: { $ms: -500 } }),
    writes: [
      ...variations(beat, 'judge', true, {
        'the first beat, a moment after': { lastSeenAtMs: { $ms: -499 } },
      }),
      ...variations(beat, 'judge', false, {
        'the first beat at the same moment': { lastSeenAtMs: { $ms: -500 } },
      }),
    ],
  },
];

import { allBut, OWNER, OWNER_NOW, SIGNED_IN } from './roles.ts';
import { variations, type Fields, type Scene } from './scene.ts';

/** Beats that are refused in a room, too. */
export const NO_BEATS: Record<string, Fields> = {
  'a beat of the minute before': { lastSeenAtMs: { $ms: -70_000 } },
  'the same beat again': { lastSeenAtMs: { $ms: -60_000 } },
  'a beat within the same second': { lastSeenAtMs: { $ms: -59_001 } },
  'a beat from six seconds ahead': { lastSeenAtMs: { $ms: 5_900 } },
  'a beat from nine minutes ahead': { lastSeenAtMs: { $ms: 540_000 } },
  'a beat from eleven minutes ahead': { lastSeenAtMs: { $ms: 630_000 } },
  'a beat of words': { lastSeenAtMs: 'now' },
  'a beat that is no number': { lastSeenAtMs: Number.NaN },
  'an endless beat': { lastSeenAtMs: Number.POSITIVE_INFINITY },
};

const beat = { how: 'update', sets: { lastSeenAtMs: { $ms: 0 } } } as const;
const SEEN: Fields = { lastSeenAtMs: { $ms: -60_000 } };
const ofAnother = (uid: string, when: string, holds: Fields, get: Scene['get']): Scene => ({
  when,
  path: `profiles/${uid}`,
  holds: { ...SEEN, ...holds },
  get,
});

export const profileScenes: readonly Scene[] = [
  {
    path: 'profiles/owner',
    holds: SEEN,
    get: SIGNED_IN,
    writes: [
      { ...beat, what: 'a heartbeat', to: OWNER_NOW },
      ...variations(beat, 'owner', true, {
        'a beat from almost five seconds ahead': { lastSeenAtMs: { $ms: 4_900 } },
        'a beat a second after the last': { lastSeenAtMs: { $ms: -59_000 } },
      }),
      ...variations(beat, 'owner', false, {
        ...NO_BEATS,
        'a name with it': { displayName: 'Other' },
        'a username with it': { username: 'other' },
        'a place in lists with it': { isListed: true },
      }),
      { ...beat, what: 'no beat at all', sets: {}, drops: ['lastSeenAtMs'], to: [], by: OWNER_NOW },
    ],
  },
  {
    when: 'it was never seen',
    path: 'profiles/judge',
    holds: {},
    get: SIGNED_IN,
    writes: [
      { ...beat, what: 'a heartbeat', to: ['judge'] },
      ...variations(beat, 'judge', true, {
        'a beat that is nine minutes late': { lastSeenAtMs: { $ms: -590_000 } },
      }),
      ...variations(beat, 'judge', false, {
        'a beat that is eleven minutes late': { lastSeenAtMs: { $ms: -630_000 } },
      }),
    ],
  },
  ofAnother('deleted', 'the person is deleted', { isDeleted: true }, ['moderator']),
  ofAnother('held', 'the house holds it back', { isHeldBack: true }, ['moderator']),
  ofAnother('hidden', 'its person hides it', { isVisible: false }, ['moderator']),
  ofAnother('debater', 'its person hides it and follows the asker', { isVisible: false, isCompared: true }, [
    ...OWNER,
    'debater',
    'moderator',
  ]),
  ofAnother('host', 'a block separates the two', {}, allBut('visitor', 'blocked')),
  ofAnother(
    'aaron',
    'a block separates the two, named the other way round',
    {},
    allBut('visitor', 'blocked'),
  ),
];

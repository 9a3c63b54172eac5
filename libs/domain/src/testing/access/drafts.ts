import { OWNER_NOW, type Role } from './roles.ts';
import { variations, type Fields, type Scene } from './scene.ts';

const NOW = { $server: true } as const;
const draft = (uid: string) => ({
  uid,
  commandId: '5d6c1f0e-draft',
  text: 'Trees cool a street, and they',
  replaces: null,
  quotes: null,
  goesOut: true,
  keptAt: NOW,
});
const creation = (uid: string) => ({ how: 'create', sets: draft(uid) }) as const;
const change = { how: 'update', sets: { text: 'Trees cool a street.', keptAt: NOW } } as const;

const REFUSED: Record<string, Fields> = {
  'a field more': { role: 'host' },
  'another person': { uid: 'host' },
  'an id of seven characters': { commandId: 'a'.repeat(7) },
  'an id of 65 characters': { commandId: 'a'.repeat(65) },
  'an id with a stroke': { commandId: 'aaaa/bbbb' },
  'the id of every object': { commandId: 'hasOwnProperty' },
  'an id that is a number': { commandId: 12_345_678 },
  'too many words': { text: 'a'.repeat(18_161) },
  'words that are a number': { text: 7 },
  'a list of words': { text: ['a'] },
  'a number to replace': { replaces: 7 },
  'a number to quote': { quotes: 7 },
  'a perhaps': { goesOut: 'perhaps' },
  'another time': { keptAt: { $time: -1_000 } },
};
const ALLOWED: Record<string, Fields> = {
  'an id of eight characters': { commandId: 'a'.repeat(8) },
  'an id of 64 characters': { commandId: 'a'.repeat(64) },
  'as many words as there may be': { text: 'a'.repeat(18_160) },
  'a message to replace': { replaces: 'message-1' },
  'a message to quote': { quotes: 'message-1' },
};

/** Debates in which a person may, or may not, come to speak: how the tests set the room is in their support folder. */
export const SPEAKING_ROOMS = {
  'step-runs': { leftMs: 60_000 },
  'step-in-grace': { leftMs: -14_000 },
  'step-over': { leftMs: -16_000 },
  'turn-runs': { leftMs: 60_000, turn: { uid: 'judge', leftMs: 30_000 } },
  'turn-over': { leftMs: 60_000, turn: { uid: 'judge', leftMs: -1_000 } },
  'hand-up': { leftMs: 60_000, queue: ['judge'] },
  'hand-up-in-prep': { leftMs: 60_000, queue: ['judge'], phase: 'prep' },
  preparation: { leftMs: -60_000, phase: 'prep' },
  pause: { leftMs: -60_000, phase: 'paused' },
  'prep-time': { leftMs: -60_000, phase: 'prepBank' },
  'after-the-speeches': { leftMs: 60_000, phase: 'verdictVote' },
  'closed-debate': { leftMs: 60_000, isClosed: true },
} as const;
type Speaking = keyof typeof SPEAKING_ROOMS;

const at = (id: Speaking, uid: Role, when: string, isAllowed: boolean): Scene => ({
  when,
  path: `rooms/${id}/drafts/${uid}`,
  clock: `rooms/${id}`,
  holds: null,
  get: [uid],
  writes: variations(creation(uid), uid, isAllowed, { 'the first words': {} }),
});

export const draftScenes: readonly Scene[] = [
  {
    when: 'a debater, while the step runs',
    path: 'rooms/step-runs/drafts/owner',
    clock: 'rooms/step-runs',
    holds: { ...draft('owner'), keptAt: { $time: -60_000 } },
    get: OWNER_NOW,
    writes: [
      { ...change, what: 'other words', to: OWNER_NOW },
      { how: 'delete', what: 'no words any more', to: OWNER_NOW },
      ...variations(change, 'owner', true, ALLOWED),
      ...variations(change, 'owner', false, REFUSED),
    ],
  },
  {
    when: 'who kept words 1.2 seconds ago',
    path: 'rooms/step-runs/drafts/debater',
    clock: 'rooms/step-runs',
    holds: { ...draft('debater'), keptAt: { $time: -1_200 } },
    get: ['debater'],
    writes: [
      { ...change, what: 'other words', to: ['debater'] },
      { how: 'delete', what: 'no words any more', to: ['debater'] },
    ],
  },
  {
    when: 'who kept words just now',
    path: 'rooms/step-in-grace/drafts/debater',
    clock: 'rooms/step-in-grace',
    holds: { ...draft('debater'), keptAt: { $time: 0 } },
    get: ['debater'],
    writes: [
      { ...change, what: 'other words', to: [], by: ['debater'] },
      { how: 'delete', what: 'no words any more', to: ['debater'] },
    ],
  },
  {
    when: 'who kept words, once the step is over',
    path: 'rooms/step-over/drafts/debater',
    clock: 'rooms/step-over',
    holds: { ...draft('debater'), keptAt: { $time: -60_000 } },
    get: ['debater'],
    writes: [
      { ...change, what: 'other words', to: [], by: ['debater'] },
      { how: 'delete', what: 'no words any more', to: ['debater'] },
    ],
  },
  {
    when: 'a debater without words',
    path: 'rooms/turn-runs/drafts/owner',
    clock: 'rooms/turn-runs',
    holds: null,
    get: OWNER_NOW,
    writes: [
      { ...creation('owner'), what: 'the first words', to: OWNER_NOW },
      ...variations(creation('owner'), 'owner', true, ALLOWED),
      ...variations(creation('owner'), 'owner', false, REFUSED),
    ],
  },
  at('step-runs', 'judge', 'who has no seat', false),
  at('step-in-grace', 'owner', 'a debater, in the grace of a step', true),
  at('step-over', 'owner', 'a debater, after the grace of a step', false),
  at('turn-runs', 'judge', 'whose turn runs', true),
  at('turn-runs', 'audience', 'while the turn of another runs', false),
  at('turn-over', 'judge', 'whose turn is over', false),
  at('hand-up', 'judge', 'whose hand is up', true),
  at('hand-up-in-prep', 'judge', 'whose hand is up before the debate', false),
  at('preparation', 'owner', 'a debater who prepares', true),
  at('pause', 'owner', 'a debater in a pause', true),
  at('prep-time', 'owner', 'a debater, in prep time', true),
  at('after-the-speeches', 'owner', 'a debater, after the speeches', false),
  at('closed-debate', 'owner', 'a debater, once the house closed the debate', false),
];

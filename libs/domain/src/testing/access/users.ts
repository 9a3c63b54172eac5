import { OWNER_NOW } from './roles.ts';
import { variations, type Fields, type Scene } from './scene.ts';

const NOW = { $server: true } as const;
const NEW = {
  displayName: 'Some Member',
  email: 'one@example.com',
  photoURL: '',
  createdAt: NOW,
  updatedAt: NOW,
};
const KNOWN = { ...NEW, createdAt: { $time: -9_000_000 }, updatedAt: { $time: -60_000 } };

const creation = { how: 'create', sets: NEW } as const;
const change = { how: 'update', sets: { updatedAt: NOW } } as const;

const TOO_LONG: Record<string, Fields> = {
  'a name of 201 characters': { displayName: 'a'.repeat(201) },
  'an address of 321 characters': { email: 'a'.repeat(321) },
  'a picture of 2,049 characters': { photoURL: 'a'.repeat(2_049) },
  'a number as name': { displayName: 7 },
  'a list as name': { displayName: ['a'] },
  'a number as address': { email: 7 },
  'a number as picture': { photoURL: 7 },
};

export const userScenes: readonly Scene[] = [
  {
    path: 'users/owner',
    holds: KNOWN,
    get: OWNER_NOW,
    writes: [
      { ...change, what: 'a new name', sets: { displayName: 'Other', updatedAt: NOW }, to: OWNER_NOW },
      ...variations(change, 'owner', true, {
        'another address': { email: 'two@example.com' },
        'another picture': { photoURL: 'https://example.com/a' },
      }),
      ...variations(change, 'owner', false, {
        ...TOO_LONG,
        'a field more': { isAdmin: true },
        'another time of creation': { createdAt: NOW },
        'a time of change of one’s own': { updatedAt: { $time: -1_000 } },
      }),
      { ...change, what: 'no name', drops: ['displayName'], to: [], by: OWNER_NOW },
    ],
  },
  {
    when: 'changed 1.2 seconds ago',
    path: 'users/judge',
    holds: { ...KNOWN, updatedAt: { $time: -1_200 } },
    get: ['judge'],
    writes: [
      { ...change, what: 'a new name', sets: { displayName: 'Other', updatedAt: NOW }, to: ['judge'] },
    ],
  },
  {
    when: 'changed just now',
    path: 'users/host',
    holds: { ...KNOWN, updatedAt: { $time: 0 } },
    get: ['host'],
    writes: variations(change, 'host', false, { 'a new name': { displayName: 'Other' } }),
  },
  {
    when: 'there is none yet',
    path: 'users/stranger',
    holds: null,
    get: ['stranger'],
    writes: [
      { ...creation, what: 'all five fields', to: ['stranger'] },
      ...variations(creation, 'stranger', true, {
        'texts at their full length': {
          displayName: 'a'.repeat(200),
          email: 'a'.repeat(320),
          photoURL: 'a'.repeat(2_048),
        },
      }),
      ...variations(creation, 'stranger', false, {
        ...TOO_LONG,
        'a field more': { isAdmin: true },
        'a time of creation of one’s own': { createdAt: { $time: -1_000 } },
        'a time of change of one’s own': { updatedAt: { $time: -1_000 } },
      }),
      ...Object.keys(NEW).map((field) => ({
        ...creation,
        what: `no ${field}`,
        drops: [field],
        to: [],
        by: ['stranger'] as const,
      })),
    ],
  },
];

import { HOUSE, NOBODY, OWNER } from './roles.ts';
import { closed, type Scene } from './scene.ts';

const BY_OWNER = [['by', '==', 'owner']] as const;
const OPERATOR = ['operator'] as const;

/** What the house and the operators work with, and what only the server uses. */
export const HOUSE_PLACES = {
  'cases/*': [
    { path: 'cases/one', holds: { about: 'debater' }, get: HOUSE, lists: [{ most: 100, to: HOUSE }] },
  ],
  'cases/*/filed/*': [
    {
      path: 'cases/one/filed/owner',
      holds: { by: 'owner' },
      get: [...OWNER, ...HOUSE],
      lists: [
        { most: 100, to: HOUSE },
        { where: BY_OWNER, most: 100, to: OWNER, everywhere: true },
      ],
    },
    {
      when: 'the case is about the member of the house',
      path: 'cases/about-moderator/filed/owner',
      holds: { by: 'owner' },
      get: OWNER,
      lists: [{ most: 100, to: NOBODY }],
    },
  ],
  'receipts/*': closed('receipts/R-7KQ2M9XHTB'),
  'decisions/*': [
    {
      path: 'decisions/one',
      holds: { concerns: ['owner'] },
      get: [...OWNER, ...HOUSE],
      lists: [
        { where: [['concerns', 'array-contains', 'owner']], most: 100, to: [...OWNER, ...HOUSE] },
        { most: 100, to: HOUSE },
      ],
    },
  ],
  'decisions/*/private/record': closed('decisions/one/private/record'),
  'houseAppeals/*': [
    {
      path: 'houseAppeals/one~owner',
      holds: { by: 'owner' },
      get: [...OWNER, ...HOUSE],
      lists: [
        { where: BY_OWNER, most: 100, to: [...OWNER, ...HOUSE] },
        { most: 100, to: HOUSE },
      ],
    },
  ],
  'houseLog/*': [{ path: 'houseLog/000000001', get: HOUSE, lists: [{ most: 100, to: HOUSE }] }],
  'house/logHead': closed('house/logHead'),
  'modelUsage/*/shards/*': [
    { path: 'modelUsage/2026-11-20/shards/0', get: OPERATOR, lists: [{ most: 100, to: OPERATOR }] },
  ],
  'modelUsage/breaker': [{ path: 'modelUsage/breaker', get: OPERATOR, lists: [{ most: 100, to: OPERATOR }] }],
  'modelBudgets/*': closed('modelBudgets/2026-11-20-person-owner'),
  'roomCodes/*': closed('roomCodes/ABC234'),
  'rateLimits/*': closed('rateLimits/code-owner'),
  'unclaimedFiles/*': closed('unclaimedFiles/one'),
  'browserFaults/*': closed('browserFaults/2026-11-20'),
  'serverFaults/*': closed('serverFaults/2026-11-20'),
  'lastRuns/*': closed('lastRuns/roomClock'),
  'signIns/*': closed('signIns/2026-11-20-0'),
  'unreadable/*': closed('unreadable/one'),
} as const satisfies Record<string, readonly Scene[]>;

/** The folders of file storage. */
export const FILE_PLACES = {
  'suggestions/*/*': [{ path: 'suggestions/owner/shown', get: [...OWNER, ...OPERATOR] }],
  'avatars/*/*': closed('avatars/owner/shown'),
  // Every place without a rule.
  '*': closed('anything'),
} as const satisfies Record<string, readonly Scene[]>;

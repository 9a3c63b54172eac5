import { HOUSE, NOBODY, OWNER, OWNER_NOW, SIGNED_IN, allBut } from './roles.ts';
import { closed, type Scene } from './scene.ts';
import { lessonScenes } from './lessons.ts';
import { profileScenes } from './profiles.ts';
import { userScenes } from './users.ts';

const OF_OWNER = [['by', '==', 'owner']] as const;

/** People and what belongs to them. */
export const PEOPLE_PLACES = {
  'users/*': userScenes,
  'profiles/*': profileScenes,
  'progress/*/lessons/*': lessonScenes,
  'usernames/*': [{ path: 'usernames/owner', get: SIGNED_IN }],
  'findable/*': [
    { path: 'findable/owner', get: allBut() },
    { when: 'the person is not to be found', path: 'findable/debater', holds: null, get: allBut() },
  ],
  'follows/*': [
    {
      path: 'follows/owner~debater',
      holds: { by: 'owner', uid: 'debater' },
      get: [...OWNER, 'debater'],
      lists: [{ where: OF_OWNER, most: 100, to: OWNER }],
    },
    { when: 'nobody follows', path: 'follows/owner~judge', holds: null, get: [...OWNER, 'judge'] },
  ],
  'blocks/*': [
    {
      path: 'blocks/owner~stranger',
      holds: { by: 'owner', uid: 'stranger' },
      get: OWNER,
      lists: [{ where: OF_OWNER, most: 100, to: OWNER }],
    },
    { when: 'nobody blocked', path: 'blocks/owner~judge', holds: null, get: OWNER },
  ],
  'apart/*': [
    {
      path: 'apart/blocked~host',
      holds: { uids: ['blocked', 'host'] },
      get: NOBODY,
      lists: [
        { where: [['uids', 'array-contains', 'blocked']], most: 100, to: ['blocked'] },
        { where: [['uids', 'array-contains', 'host']], most: 100, to: ['host'] },
      ],
    },
  ],
  'invitations/*': [
    {
      path: 'invitations/one',
      holds: { from: 'owner', to: 'audience' },
      get: [...OWNER, 'audience'],
      lists: [
        { where: [['from', '==', 'owner']], most: 50, to: OWNER },
        { where: [['to', '==', 'audience']], most: 50, to: ['audience'] },
      ],
    },
  ],
  'seekers/*': [
    { path: 'seekers/owner', get: OWNER_NOW },
    { when: 'the person does not seek', path: 'seekers/judge', holds: null, get: ['judge'] },
  ],
  'people/*/notices/*': [
    { path: 'people/owner/notices/one', get: OWNER_NOW, lists: [{ most: 50, to: OWNER_NOW }] },
  ],
  'people/*/private/reach': [{ path: 'people/owner/private/reach', get: OWNER_NOW }],
  'people/*/devices/*': [
    { path: 'people/owner/devices/one', get: OWNER_NOW, lists: [{ most: 10, to: OWNER_NOW }] },
  ],
  'people/*/deliveries/*': closed('people/owner/deliveries/one'),
  'people/*/private/welcome': [{ path: 'people/owner/private/welcome', get: OWNER_NOW }],
  // Also in an ended session: it is how its page learns it.
  'people/*/private/standing': [
    { path: 'people/owner/private/standing', holds: { sessionsEndedAtMs: { $ms: -60_000 } }, get: OWNER },
  ],
  'people/*/private/identity': closed('people/owner/private/identity'),
  'people/*/private/heldNames': closed('people/owner/private/heldNames'),
  'people/*/private/reporting': closed('people/owner/private/reporting'),
  'people/*/calls/*': [{ path: 'people/owner/calls/one', get: OWNER, lists: [{ most: 20, to: OWNER }] }],
  'people/*/commands/*': closed('people/owner/commands/owner-12345678'),
  'erasures/*': closed('erasures/owner'),
  'webhookMessages/*': closed('webhookMessages/one'),
  'suggestions/*': [
    {
      path: 'suggestions/one',
      holds: { by: 'owner' },
      get: [...OWNER, 'operator'],
      lists: [
        { where: OF_OWNER, most: 50, to: [...OWNER, 'operator'] },
        { most: 50, to: ['operator'] },
      ],
    },
  ],
  'comparisons/*': [{ when: 'the person shares their scores', path: 'comparisons/all', get: ['debater'] }],
  'topics/*': [
    {
      when: 'published',
      path: 'topics/published',
      holds: { status: 'published', authorId: 'owner' },
      get: SIGNED_IN,
      lists: [
        { where: [['status', '==', 'published']], most: 100, to: SIGNED_IN },
        { where: [['authorId', '==', 'owner']], most: 100, to: OWNER },
      ],
    },
    ...['waiting', 'withdrawn', 'hidden'].map((status) => ({
      when: status,
      path: `topics/${status}`,
      holds: { status, authorId: 'owner' },
      get: [...OWNER, ...HOUSE],
      lists: [{ where: [['status', '==', status]] as const, most: 100, to: NOBODY }],
    })),
  ],
  'topics/*/votes/*': [
    { path: 'topics/published/votes/owner', get: OWNER },
    { when: 'there is no vote', path: 'topics/published/votes/judge', holds: null, get: ['judge'] },
  ],
  'topics/*/server/turn': closed('topics/published/server/turn'),
  'topics/*/server/counted': closed('topics/published/server/counted'),
  'topicMotions/*': closed('topicMotions/one'),
  'catalogue/*': [{ path: 'catalogue/one', get: NOBODY, lists: [{ most: 50, to: SIGNED_IN }] }],
} as const satisfies Record<string, readonly Scene[]>;

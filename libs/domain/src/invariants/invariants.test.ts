import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { QUICK_CLASH } from '../debate/formats/quick-clash.ts';
import { documentSchemaAt } from '../documents/schemas.ts';
import { aDebate, NOON_MS } from '../testing/debates.ts';
import { aJudgedRoom } from '../testing/judging.ts';
import { ADA, BEN, CLEO } from '../testing/people.ts';
import { findBreaches, INVARIANTS } from './index.ts';
import { cleanDatabase, FINISHED, GONE, LIVE, TOPIC } from './testing/clean-database.ts';

type Documents = Map<string, object>;

const change = (path: string, changes: object) => (documents: Documents) => {
  const before = documents.get(path);
  if (!before) throw new Error(`There is no ${path}`);
  documents.set(path, { ...before, ...changes });
};
const remove = (path: string) => (documents: Documents) => {
  if (!documents.delete(path)) throw new Error(`There is no ${path}`);
};
const add = (path: string, fields: object) => (documents: Documents) => void documents.set(path, fields);

const inRoom = (roomId: string, rest: string) => `rooms/${roomId}/${rest}`;
const message = (id: string) => inRoom(FINISHED, `messages/${id}`);
const stored = (path: string): object => cleanDatabase().get(path) ?? {};
const field = (path: string, name: string): unknown => Reflect.get(stored(path), name);

/** The name of an invariant, what breaks it, and the fault. */
const FAULTS: readonly [name: string, fault: string, plant: (documents: Documents) => void][] = [
  ['log-has-no-gap', 'an event is lost', remove(inRoom(FINISHED, 'events/000002'))],
  ['log-has-no-gap', 'a message is lost', remove(inRoom(LIVE, 'messages/said-2'))],
  ['log-has-no-gap', 'two messages have one number', change(inRoom(LIVE, 'messages/held-1'), { seq: 3 })],
  [
    'log-replays',
    'the used time is not that of the log',
    change(inRoom(LIVE, 'server/counts'), { spoken: {} }),
  ],
  [
    'event-id-is-its-number',
    'an event has the id of another',
    (documents) => {
      const path = inRoom(FINISHED, 'events/000001');
      add(inRoom(FINISHED, 'events/000099'), stored(path))(documents);
      documents.delete(path);
    },
  ],
  ['room-has-counts', 'the counts are lost', remove(inRoom(FINISHED, 'server/counts'))],
  [
    'room-follows-its-debate',
    'a room that runs says it is open',
    change(`rooms/${LIVE}`, { status: 'open' }),
  ],
  ['room-follows-its-debate', 'it lists fewer people', change(`rooms/${LIVE}`, { peopleIds: [ADA] })],
  ['room-follows-its-debate', 'it has no names', change(`rooms/${LIVE}`, { people: {} })],
  [
    'caption-has-a-speaker',
    'the counts do not know of it',
    change(inRoom(LIVE, 'server/counts'), { captioned: [] }),
  ],
  [
    'caption-has-a-speaker',
    'the debate is over',
    add(inRoom(FINISHED, `captions/${ADA}`), stored(inRoom(LIVE, `captions/${ADA}`))),
  ],
  [
    'log-is-in-order',
    'two messages have one time',
    change(message('said-2'), { createdAtMs: field(message('said-1'), 'createdAtMs') }),
  ],
  ['floor-is-in-the-log', 'a held message has a number', change(message('said-1'), { state: 'held' })],
  ['floor-is-in-the-log', 'a shown one has none', change(message('held-1'), { state: 'shown' })],
  ['refused-says-nothing', 'refused words are kept', change(message('refused-1'), { text: 'No.' })],
  ['refused-says-nothing', 'nobody knows why', change(message('refused-1'), { refusal: undefined })],
  [
    'quote-is-of-a-message',
    'the quoted message is not there',
    change(message('said-2'), { quote: { messageId: 'nothing', authorName: 'Ada', text: '' } }),
  ],
  [
    'tally-follows-the-votes',
    'a vote is lost',
    (documents) => {
      for (let index = 0; index < 6; index += 1)
        add(inRoom(FINISHED, `votes/late-${index}`), { after: 'for', before: 'for' })(documents);
    },
  ],
  [
    'decision-follows-the-ballots',
    'a decision without ballots',
    add(inRoom(FINISHED, 'report/decision'), aJudgedRoom(QUICK_CLASH).decision),
  ],
  [
    'decision-follows-the-ballots',
    'a ballot is lost',
    change(`rooms/${FINISHED}`, { debate: aJudgedRoom(QUICK_CLASH).room.debate }),
  ],
  [
    'tally-follows-the-votes',
    'an archived debate never counted them',
    change(`rooms/${FINISHED}`, {
      tally: null,
      debate: { ...aDebate({ phase: 'debrief' }), phase: 'archived' },
    }),
  ],
  ['hidden-words-are-kept-apart', 'the words are gone', remove(message('said-2/hidden/words'))],
  [
    'hidden-words-are-kept-apart',
    'the message is shown again',
    add(message('said-1/hidden/words'), stored(message('said-2/hidden/words'))),
  ],
  ['seat-is-a-member', 'a debater is no member', remove(inRoom(LIVE, `members/${BEN}`))],
  ['code-leads-to-its-room', 'the code is lost', remove('roomCodes/ABC234')],
  [
    'code-leads-to-its-room',
    'a code leads nowhere',
    add('roomCodes/ZZZ234', { roomId: 'nothing', createdAtMs: 1 }),
  ],
  [
    'report-is-of-a-finished-debate',
    'votes are counted too soon',
    change(`rooms/${LIVE}`, { tally: field(`rooms/${FINISHED}`, 'tally') }),
  ],
  ['profile-keys-follow', 'a key is old', change(`profiles/${ADA}`, { nameKey: 'eve' })],
  ['profile-keys-follow', 'a hidden person is listed', change(`profiles/${BEN}`, { isVisible: false })],
  ['username-belongs-to-its-profile', 'the name is somebody else’s', change('usernames/ada', { uid: BEN })],
  [
    'findable-follows-the-profile',
    'the person does not want to be found',
    add(`findable/${BEN}`, { sinceMs: 1 }),
  ],
  ['findable-follows-the-profile', 'search engines do not know', remove(`findable/${ADA}`)],
  ['apart-follows-the-blocks', 'the block is gone', remove(`blocks/${CLEO}~${BEN}`)],
  ['apart-follows-the-blocks', 'the two meet', remove(`apart/${BEN}~${CLEO}`)],
  ['debates-are-counted', 'one too many', change(`profiles/${CLEO}`, { debates: 1 })],
  ['debates-are-counted', 'one too few', change(`profiles/${ADA}`, { debates: 0 })],
  [
    'id-names-its-person',
    'a membership of somebody else',
    change(inRoom(LIVE, `members/${BEN}`), { uid: CLEO }),
  ],
  ['id-names-its-person', 'a follow of somebody else', change(`follows/${ADA}~${BEN}`, { uid: CLEO })],
  ['topic-counts-its-votes', 'a vote is lost', remove(`topics/${TOPIC}/votes/${BEN}`)],
  ['topic-counts-its-votes', 'the points are wrong', change(`topics/${TOPIC}`, { points: 7 })],
  ['topic-counts-its-debates', 'a debate is not counted', change(`rooms/${LIVE}`, { topicId: TOPIC })],
  ['motion-is-published-once', 'its words are free', remove('topicMotions/fingerprint')],
  ['motion-is-published-once', 'its words are taken twice', add('topicMotions/other', { topicId: TOPIC })],
  [
    'catalogue-equals-its-originals',
    'other words',
    change(`rooms/${FINISHED}`, { motion: 'This house would not' }),
  ],
  [
    'catalogue-equals-its-originals',
    'a private debate is listed',
    change(`rooms/${FINISHED}`, { visibility: 'private' }),
  ],
  [
    'nothing-below-nothing',
    'votes on a topic that is not there',
    add(`topics/nothing/votes/${BEN}`, { uid: BEN, vote: 'up', value: 1, atMs: 1 }),
  ],
  ['room-is-there', 'an invitation to nowhere', change('invitations/invitation-1', { roomId: 'nothing' })],
  ['decision-is-there', 'nobody decided', remove('decisions/decision-1/private/record')],
  [
    'decision-is-there',
    'a room is closed for no reason',
    change(`rooms/${LIVE}`, { closed: { atMs: 1, isHidden: false, decisionId: 'nothing' } }),
  ],
  [
    'nothing-of-deleted-people',
    'a vote is theirs',
    add(inRoom(LIVE, `votes/${GONE}`), { uid: GONE, before: 'for' }),
  ],
  [
    'nothing-of-deleted-people',
    'a notice is theirs',
    add(`people/${GONE}/private/welcome`, { done: [], rulesAcceptedAtMs: 1 }),
  ],
  [
    'nothing-of-deleted-people',
    'their name is read',
    change(message('held-1'), { authorId: GONE, authorName: 'Gone Person' }),
  ],
  [
    'appeal-is-of-an-act',
    'the act is not there',
    add(inRoom(FINISHED, 'appeals/nothing'), {
      by: ADA,
      atMs: NOON_MS,
      verdict: null,
      decidedBy: null,
      decidedAtMs: null,
      reason: 'No.',
      roomId: FINISHED,
      motion: '',
      act: 'heat',
      says: '',
      rule: null,
      messageId: null,
      text: null,
      concerns: [ADA],
    }),
  ],
  ['reactions-are-counted', 'a reaction too many', change(message('said-1'), { reactions: {} })],
];

describe('the invariants of the stored data', () => {
  test('hold in a clean database, whose documents are all readable', () => {
    const documents = cleanDatabase();
    for (const [path, fields] of documents)
      expect(documentSchemaAt(path)?.safeParse(fields), path).toMatchObject({ success: true });
    expect(findBreaches(documents)).toEqual([]);
  });

  test.each(FAULTS)('%s: %s', (name, _, plant) => {
    const documents = cleanDatabase();
    plant(documents);
    expect(findBreaches(documents).map((breach) => breach.name)).toContain(name);
  });

  test('each have a fault here that breaks them', () => {
    const broken = new Set(FAULTS.map(([name]) => name));
    expect(INVARIANTS.map(({ name }) => name).filter((name) => !broken.has(name))).toEqual([]);
  });

  test('are those of docs/data-model.md, in its words and order', () => {
    const page = readFileSync(new URL('../../../../docs/data-model.md', import.meta.url), 'utf8');
    const [, part = ''] = page.split('## What always holds');
    const [table = ''] = part.split('\n## ');
    const told = [...table.matchAll(/^\| `(.+?)` +\| (.+?) +\|$/gm)];
    expect(told.map(([, name, sentence]) => ({ name, sentence }))).toEqual(
      INVARIANTS.map(({ name, sentence }) => ({ name, sentence })),
    );
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Source } from '../live/live.ts';
import { captionsSource } from './captions.ts';
import { callsSource } from './calls.ts';
import { openAppealsSource } from './appeals.ts';
import { flagsSource } from './flags.ts';
import { hiddenMessagesSource } from './hidden-messages.ts';
import { interventions } from './interventions.ts';
import { heldMessagesSource, shownMessages } from './floor.ts';
import { chatSource } from './backchannel.ts';
import { publicRoomsSource, scheduledRoomsSource } from './live-rooms.ts';
import { membersSource } from './members.ts';
import { myRoomsSource } from './my-rooms.ts';
import { topicSource, waitingTopicsSource } from '../topics/topic.ts';
import { topicVoteSource } from '../topics/topic-vote.ts';
import { topicsPageSource } from '../topics/topics-page.ts';
import { topicsSource } from '../topics/topics.ts';
import { firestore, listen } from '../testing/stub-firestore.ts';

vi.mock('../firebase-app.ts', () => ({ firestore: () => 'db' }));
vi.mock('firebase/firestore', async () => (await import('../testing/stub-firestore.ts')).stubFirestore);

beforeEach(() => (firestore.stopped = 0));

describe('queries to the store', () => {
  it.each<[string, Source<unknown>, unknown]>([
    [
      'public rooms',
      publicRoomsSource('live'),
      [
        'rooms',
        ['where', 'visibility', '==', 'public'],
        ['where', 'status', '==', 'live'],
        ['orderBy', 'createdAtMs', 'desc'],
        ['limit', 50],
      ],
    ],
    [
      'public rooms that are still to open, the next one first',
      scheduledRoomsSource(5_000),
      [
        'rooms',
        ['where', 'visibility', '==', 'public'],
        ['where', 'status', '==', 'open'],
        ['where', 'opensAtMs', '>', 5_000],
        ['orderBy', 'opensAtMs'],
        ['limit', 25],
      ],
    ],
    [
      'the newest lines of a backchannel',
      chatSource('r1', 50),
      ['rooms/r1/backchannel', ['orderBy', 'createdAtMs'], ['limitToLast', 50]],
    ],
    [
      'the words that two people dictate',
      captionsSource('r1'),
      ['rooms/r1/captions', ['orderBy', 'atMs', 'desc'], ['limit', 2]],
    ],
    ['the rooms that call somebody', callsSource('ada'), ['people/ada/calls', ['limit', 5]]],
    [
      'my rooms',
      myRoomsSource('ada'),
      [
        'rooms',
        ['where', 'peopleIds', 'array-contains', 'ada'],
        ['orderBy', 'createdAtMs', 'desc'],
        ['limit', 25],
      ],
    ],
    [
      'the shown messages of a room',
      shownMessages('r1').newest,
      [
        'rooms/r1/messages',
        ['where', 'state', '==', 'shown'],
        ['orderBy', 'createdAtMs'],
        ['limitToLast', 48],
      ],
    ],
    [
      'my held messages, nobody else’s',
      heldMessagesSource('r1', 'ada', 10),
      [
        'rooms/r1/messages',
        ['where', 'authorId', '==', 'ada'],
        ['where', 'state', 'in', ['held', 'hidden']],
        ['orderBy', 'createdAtMs'],
        ['limitToLast', 10],
      ],
    ],
    [
      'what the moderator hid, for the host',
      hiddenMessagesSource('r1'),
      ['rooms/r1/messages', ['where', 'state', '==', 'hidden'], ['limit', 10]],
    ],
    [
      'the appeals that nobody has decided',
      openAppealsSource('r1'),
      ['rooms/r1/appeals', ['where', 'verdict', '==', null], ['limit', 20]],
    ],
    [
      'the moderator’s acts to one addressee',
      interventions('r1', 'ada').newest,
      ['rooms/r1/interventions', ['where', 'to', '==', 'ada'], ['orderBy', 'atMs'], ['limitToLast', 3]],
    ],
    ['one of the people of a room', membersSource('r1', ['ada']), { doc: 'rooms/r1/members/ada' }],
    [
      'the moderator’s acts to everybody',
      interventions('r1', 'all').newest,
      ['rooms/r1/interventions', ['where', 'to', '==', 'all'], ['orderBy', 'atMs'], ['limitToLast', 8]],
    ],
    [
      'the flags of a room',
      flagsSource('r1', 50),
      ['rooms/r1/flags', ['orderBy', 'atMs', 'desc'], ['limit', 50]],
    ],
    [
      'topics',
      topicsSource(),
      ['topics', ['where', 'status', '==', 'published'], ['orderBy', 'createdAtMs', 'desc'], ['limit', 100]],
    ],
    [
      'a page of topics',
      topicsPageSource({ sort: 'hot', category: 'Cities', kind: null, words: [] }, { value: 7, id: 't9' }),
      [
        'topics',
        ['where', 'status', '==', 'published'],
        ['where', 'category', '==', 'Cities'],
        ['orderBy', 'hot', 'desc'],
        ['orderBy', '__name__', 'desc'],
        ['startAfter', 7, 't9'],
        ['limit', 12],
      ],
    ],
    [
      'the topics of a search',
      topicsPageSource(
        {
          sort: 'top',
          category: null,
          kind: 'fact',
          words: [[['ban']], [['tram'], ['public', 'transport']]],
        },
        null,
      ),
      [
        'topics',
        ['where', 'status', '==', 'published'],
        ['where', 'words', 'array-contains-any', ['tram', 'public']],
        ['orderBy', 'points', 'desc'],
        ['orderBy', '__name__', 'desc'],
        ['limit', 12],
      ],
    ],
    ['one topic', topicSource('t1'), { doc: 'topics/t1' }],
    [
      'one’s own topics that wait',
      waitingTopicsSource('ada'),
      ['topics', ['where', 'authorId', '==', 'ada'], ['where', 'status', '==', 'waiting'], ['limit', 20]],
    ],
    ['one’s vote on a topic', topicVoteSource('t1', 'cleo'), { doc: 'topics/t1/votes/cleo' }],
  ])('asks for %s, as one document or with a limit', (_name, source, query) => {
    const { stop } = listen(source);
    expect(firestore.asked).toEqual(query);
    stop();
    expect(firestore.stopped).toBe(1);
  });
});

import { randomUUID } from 'node:crypto';
import {
  ballotPath,
  ballotSchema,
  receivedBallotSchema,
  receivedPath,
  suggestionSchema,
  SUGGESTIONS,
  type FeedbackCommandInput,
} from '@rostrum/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  aPerson,
  call,
  emulatedDatabase,
  fourPeople,
  refusalOf,
  type TestPerson,
} from '../testing/emulator.ts';
import { liveDebate, untilRoom } from '../testing/rooms.ts';
import { asks as asksPeople } from '../testing/people.ts';

let [ada, ben, cleo, dara] = [] as unknown as [TestPerson, TestPerson, TestPerson, TestPerson];
let roomId: string;

const asks = ({ idToken }: TestPerson, command: FeedbackCommandInput, commandId: string = randomUUID()) =>
  call('feedback', { commandId, command }, idToken);

type Rating = Extract<FeedbackCommandInput, { type: 'rate' }>;
const rating = (about: TestPerson, changes: Partial<Rating> = {}): Rating => ({
  type: 'rate',
  roomId,
  about: about.uid,
  marks: { argument: 4, civility: 5 },
  note: 'The figure on turnout was never answered.',
  isAnonymous: false,
  ...changes,
});

async function receivedBy({ uid }: TestPerson) {
  const { docs } = await emulatedDatabase().collection(receivedPath(roomId)).where('about', '==', uid).get();
  return docs.map((one) => ({ id: one.id, ...receivedBallotSchema.parse(one.data()) }));
}

async function ballotOf(by: TestPerson, about: TestPerson) {
  const found = await emulatedDatabase()
    .doc(ballotPath(roomId, by.uid, about.uid))
    .get();
  return found.exists ? ballotSchema.parse(found.data()) : undefined;
}

beforeAll(async () => {
  [ada, ben, cleo, dara] = await fourPeople();
  roomId = await liveDebate([ada, ben]);
  await cleo.ask({ type: 'enter', roomId });
});

describe('marks for a debater', () => {
  test('can be given once the debate has ended', async () => {
    expect(await refusalOf(asks(cleo, rating(ada)))).toBe('not-over');
    await ada.ask({ type: 'end', roomId });
    await ada.ask({ type: 'nextStep', roomId });
    await untilRoom(roomId, (room) => room.status === 'finished');
    expect(await refusalOf(asks(cleo, rating(ada)))).toBe('accepted');
    expect(await receivedBy(ada)).toMatchObject([
      { as: 'judge', by: cleo.uid, byName: 'Cleo Marsh', marks: { argument: 4, civility: 5 } },
    ]);
  });

  test('take the place of earlier ones', async () => {
    expect(await refusalOf(asks(cleo, rating(ada, { marks: { weighing: 2 } })))).toBe('accepted');
    const received = await receivedBy(ada);
    expect(received).toHaveLength(1);
    expect(received[0]?.marks).toEqual({ weighing: 2 });
  });

  test('from the other side are a peer’s, and anonymous if the author wishes', async () => {
    expect(await refusalOf(asks(ben, rating(ada, { isAnonymous: true })))).toBe('accepted');
    const [anonymous] = (await receivedBy(ada)).filter(({ as }) => as === 'peer');
    expect(anonymous).toMatchObject({ by: null, byName: null });
    expect(JSON.stringify(anonymous)).not.toContain(ben.uid);
    expect(await ballotOf(ben, ada)).toMatchObject({ by: ben.uid, isAnonymous: true });
  });

  test('that a person expects for themselves keep the first version, and nobody receives them', async () => {
    expect(await refusalOf(asks(ben, rating(ben, { marks: { argument: 3 } })))).toBe('accepted');
    expect(await refusalOf(asks(ben, rating(ben, { marks: { argument: 5 } })))).toBe('already-expected');
    expect(await ballotOf(ben, ben)).toMatchObject({ as: 'self', marks: { argument: 3 }, receivedId: null });
    expect(await receivedBy(ben)).toEqual([]);
  });

  test('come from people of the room and are about its debaters', async () => {
    expect(await refusalOf(asks(dara, rating(ada)))).toBe('not-there');
    expect(await refusalOf(asks(cleo, rating(dara)))).toBe('no-debater');
    expect(await refusalOf(asks(cleo, rating(ada, { roomId: 'nowhere' })))).toBe('room-unknown');
    expect(await ballotOf(dara, ada)).toBeUndefined();
  });

  test('do not carry an attack', async () => {
    expect(await refusalOf(asks(cleo, rating(ben, { note: 'You are a worthless idiot.' })))).toBe(
      'words-held',
    );
    expect(await receivedBy(ben)).toEqual([]);
  });

  test('do not pass a block', async () => {
    await asksPeople(ben, { type: 'block', uid: cleo.uid });
    expect(await refusalOf(asks(cleo, rating(ben)))).toBe('no-debater');
    expect(await refusalOf(asks(ben, rating(ada)))).toBe('accepted');
  });

  test.each<[string, Partial<Rating>]>([
    ['no mark at all', { marks: {} }],
    ['a mark of six', { marks: { argument: 6 } }],
    ['half a mark', { marks: { argument: 2.5 } }],
    ['an endless note', { note: 'a'.repeat(601) }],
    ['a path for a person', { about: 'a/b' }],
  ])('are refused with %s', async (_, changes) => {
    const { error } = await asks(cleo, rating(ada, changes));
    expect(error?.status).toBe('INVALID_ARGUMENT');
  });

  test('are nothing for a signed-out person', async () => {
    const { error } = await call('feedback', { commandId: randomUUID(), command: rating(ada) });
    expect(error?.status).toBe('UNAUTHENTICATED');
  });
});

describe('a note to the makers', () => {
  const note = {
    type: 'suggest',
    kind: 'idea',
    text: 'Show the time to the audience',
    page: '/app',
  } as const;
  const notesOf = async ({ uid }: TestPerson) =>
    (await emulatedDatabase().collection(SUGGESTIONS).where('by', '==', uid).get()).docs.map((one) => ({
      id: one.id,
      ...suggestionSchema.parse(one.data()),
    }));

  test('is kept once, and answered only by an operator', async () => {
    const commandId = randomUUID();
    await asks(dara, { ...note, screenshot: null }, commandId);
    await asks(dara, { ...note, screenshot: null }, commandId);
    const [kept, ...others] = await notesOf(dara);
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ kind: 'idea', state: 'received', answer: '' });
    const answer = {
      type: 'answerSuggestion',
      suggestionId: kept!.id,
      state: 'underWay',
      answer: 'Next month.',
    } as const;
    expect(await refusalOf(asks(dara, answer))).toBe('not-an-operator');
    const operator = await aPerson('Olga', { operator: true });
    expect(await refusalOf(asks(operator, { ...answer, suggestionId: 'nothing' }))).toBe(
      'suggestion-unknown',
    );
    expect(await refusalOf(asks(operator, answer))).toBe('accepted');
    expect((await notesOf(dara))[0]).toMatchObject({ state: 'underWay', answer: 'Next month.' });
  });

  test('names no picture that did not arrive', async () => {
    expect(await refusalOf(asks(cleo, { ...note, screenshot: 'missing' }))).toBe('picture-missing');
    expect(await notesOf(cleo)).toEqual([]);
  });

  test('is refused the eleventh time within an hour', async () => {
    const { uid, ...eager } = await aPerson('Eager');
    const send = () => asks({ uid, ...eager }, { ...note, screenshot: null });
    for (let count = 0; count < 10; count += 1) expect(await refusalOf(send())).toBe('accepted');
    expect(await refusalOf(send())).toBe('too-fast');
  });

  test.each(['', '   ', 'a'.repeat(2_001)])('has words, and not too many: %j', async (text) => {
    const { error } = await asks(cleo, { ...note, text, screenshot: null });
    expect(error?.status).toBe('INVALID_ARGUMENT');
  });
});

import { randomUUID } from 'node:crypto';
import { countsPath, roomPath, type FeedbackCommandInput, type RoomCommandInput } from '@rostrum/domain';
import type { UnaimedRoomCommand } from '@rostrum/domain/testing';
import { ROOM_RIGHTS } from '@rostrum/rooms';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, emulatedDatabase, fourPeople, refusalOf, type TestPerson } from '../testing/emulator.ts';
import { liveDebate, MOTION, openRoom, readChat, readMessages, readStored } from '../testing/rooms.ts';

let [ada, ben, cleo, dara] = [] as unknown as [TestPerson, TestPerson, TestPerson, TestPerson];

beforeAll(async () => {
  [ada, ben, cleo, dara] = await fourPeople();
});

const text = 'Turnout is a public good.';
const aimless = { messageId: 'none', interventionId: 'evidence-none' };
const aimlessly = { kind: 'message', messageId: 'none' };

/** A command's fields besides its type and room. */
const FIELDS: Partial<Record<RoomCommandInput['type'], () => object>> = {
  takeSeat: () => ({ seatId: 'against-1' }),
  chooseSide: () => ({ side: 'for' }),
  chooseOrder: () => ({ first: 'for' }),
  giveFloor: () => ({ uid: cleo.uid }),
  mute: () => ({ uid: cleo.uid }),
  remove: () => ({ uid: cleo.uid }),
  reportMissing: () => ({ uid: ben.uid }),
  handOver: () => ({ uid: null }),
  goOut: () => ({ to: null }),
  nameJudges: () => ({ uids: [cleo.uid] }),
  fileBallot: () => ({
    ballot: { kind: 'sides', winner: 'for', isLowPointWin: false, points: { 'for-1': 28, 'against-1': 27 } },
    reason: 'For answered the costs.',
  }),
  editMotion: () => ({ motion: MOTION }),
  edit: () => ({ ...aimless, text }),
  withdraw: () => aimless,
  speak: () => ({ text }),
  caption: () => ({ text, saidInStep: 0 }),
  chat: () => ({ text }),
  vote: () => ({ ballot: 'before', choice: 'for' }),
  react: () => ({ ...aimless, reaction: 'strongPoint' }),
  flag: () => ({ ...aimless, reason: 'spam' }),
  callUnfair: () => aimless,
  undoAct: () => aimless,
  appeal: () => ({ ...aimless, reason: 'I was quoting.' }),
  answerRestatement: () => ({ answer: 'fair' }),
  decideAppeal: () => ({ ...aimless, verdict: 'upheld', reason: 'It stands.' }),
  hideMessage: () => ({ said: aimlessly, ground: 'harassment', explanation: 'It mocks how he speaks.' }),
  showMessage: () => ({ said: aimlessly }),
  callHouse: () => ({ said: aimlessly, reason: 'threat', text: 'He threatens her.' }),
  silenceType: () => ({ act: 'evidence' }),
  allowType: () => ({ act: 'evidence' }),
  askRematch: () => ({ other: null }),
  answerRematch: () => ({ askedAtMs: 1, answer: 'no' }),
};

/** Commands that end a room for a person come last, so that the others find it unchanged. */
const LAST = ['yield', 'leave', 'goOut', 'advance', 'nextStep', 'remove', 'end', 'handOver', 'cancel'];
/** Those of other areas are tested there. */
const OF_OTHER_AREAS = ['report', 'acceptInvitation', 'rate', 'correctMap', 'askReport'];
const others = Object.keys(ROOM_RIGHTS).filter((type) => ![...OF_OTHER_AREAS, ...LAST].includes(type));
const TYPES = ['speak', 'answerCall', ...others, ...LAST] as RoomCommandInput['type'][];

const inLobby = async () => (await openRoom(ada, { lengths: { preparation: 0 } })).roomId;
const live = () => liveDebate([ada, ben]);
const finished = async () => {
  const roomId = await live();
  await ada.ask({ type: 'end', roomId });
  await ada.ask({ type: 'nextStep', roomId });
  return roomId;
};

test.each([
  ['in the lobby', inLobby],
  ['under way', live],
  ['that is over', finished],
])(
  'every command about a debate %s is done or refused, for every caller',
  async (_, open) => {
    const roomId = await open();
    await cleo.ask({ type: 'enter', roomId });
    const faults: string[] = [];
    for (const [who, person] of Object.entries({ dara, cleo, ben, ada })) {
      for (const type of TYPES) {
        const command = { type, roomId, ...FIELDS[type]?.() } as UnaimedRoomCommand;
        const { result, error } = await person.ask(command);
        if (!result || (!result.ok && !result.refusal)) faults.push(`${type} by ${who}: ${error?.message}`);
      }
    }
    expect(faults).toEqual([]);
  },
  120_000,
);

test('a person who did not enter says nothing beside a debate, and changes nothing in it', async () => {
  const roomId = await live();
  for (const type of ['chat', 'vote', 'react', 'flag', 'callUnfair', 'appeal'] as const) {
    const command = { type, roomId, ...FIELDS[type]?.() } as UnaimedRoomCommand;
    expect((await dara.ask(command)).result?.refusal).toBe('not-in');
  }
});

describe('a debate that the house closed', () => {
  /** Closed as the house closes a room, but at any place: the mark alone must be enough. */
  const close = async (roomId: string) => {
    const closed = { atMs: Date.now(), isHidden: false, decisionId: 'd1' };
    const db = emulatedDatabase();
    await db.doc(roomPath(roomId)).update({ closed, visibility: 'unlisted' });
    // As every change of a room, so that no instance speaks into the room that it remembers.
    await db.doc(countsPath(roomId)).update({ recordVersion: FieldValue.increment(1) });
  };
  const asksFeedback = ({ idToken }: TestPerson, command: FeedbackCommandInput) =>
    call('feedback', { commandId: randomUUID(), command }, idToken);
  const held = async (roomId: string) => [
    await readStored(roomId),
    await readMessages(roomId),
    await readChat(roomId),
  ];
  const adding = TYPES.filter(
    (type) => !(type in ROOM_RIGHTS) || !ROOM_RIGHTS[type as keyof typeof ROOM_RIGHTS].isOpenToClosed,
  ).filter((type) => type !== 'answerCall');

  test.each([
    ['in the lobby', inLobby],
    ['under way', live],
    ['over', finished],
  ])(
    'and that is %s refuses every addition, and stays as it is',
    async (_, open) => {
      const roomId = await open();
      await cleo.ask({ type: 'enter', roomId });
      await ada.ask({ type: 'speak', roomId, text });
      const messageId = (await readMessages(roomId)).at(-1)?.id ?? 'none';
      await close(roomId);
      const before = await held(roomId);
      expect(adding).toEqual(
        expect.arrayContaining(['speak', 'chat', 'vote', 'react', 'flag', 'appeal', 'callUnfair', 'edit']),
      );
      for (const type of adding) {
        const fields = FIELDS[type]?.() ?? {};
        const aimed = 'messageId' in fields ? { ...fields, messageId } : fields;
        for (const [who, person] of Object.entries({ cleo, ben, ada })) {
          const command = { type, roomId, ...aimed } as UnaimedRoomCommand;
          expect(`${type} by ${who}: ${await refusalOf(person.ask(command))}`).toBe(
            `${type} by ${who}: room-closed`,
          );
        }
      }
      expect(await held(roomId)).toEqual(before);
    },
    120_000,
  );

  test('can still be entered to read it, and left', async () => {
    const roomId = await live();
    await close(roomId);
    expect((await cleo.ask({ type: 'enter', roomId })).result).toMatchObject({ ok: true });
    expect((await ben.ask({ type: 'leave', roomId })).result).toMatchObject({ ok: true });
  });

  test('takes no marks and no corrections of its map', async () => {
    const roomId = await finished();
    await close(roomId);
    const rate = {
      type: 'rate',
      roomId,
      about: ben.uid,
      marks: { clarity: 4 },
      note: '',
      isAnonymous: false,
    };
    expect(await refusalOf(asksFeedback(ada, rate as FeedbackCommandInput))).toBe('room-closed');
    const correct = { type: 'correctMap', roomId, from: 'm1', to: 'm2', relation: null } as const;
    expect(await refusalOf(asksFeedback(ada, correct))).toBe('room-closed');
  });
});

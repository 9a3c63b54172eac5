import { describe, expect, it } from 'vitest';
import { DEBATE_REFUSALS } from '../debate/commands.ts';
import { isAimed } from '../debate/meant-step.ts';
import { COMMAND_TYPES } from '../testing/index.ts';
import { isPlainCommand, ROOM_REFUSALS, roomCommandSchema, roomsInput, type RoomCommand } from './rooms.ts';

const MOTION = 'This house would make public transport free';

/** One valid command of each type. A new type without a line here is a type error. */
const GOOD: { [Type in RoomCommand['type']]: Record<string, unknown> } = {
  create: {
    type: 'create',
    motion: MOTION,
    formatId: 'quick-clash',
    side: 'any',
    visibility: 'public',
    strictness: 'standard',
    pace: 'correspondence',
    opensAtMs: 1_795_176_000_000,
    lengths: { 'opening-for': 60 },
  },
  joinByCode: { type: 'joinByCode', code: 'ABC234' },
  enter: { type: 'enter', roomId: 'room-1' },
  editMotion: { type: 'editMotion', roomId: 'room-1', motion: MOTION },
  takeSeat: { type: 'takeSeat', roomId: 'room-1', seatId: 'for-1' },
  leave: { type: 'leave', roomId: 'room-1' },
  goOut: { type: 'goOut', roomId: 'room-1', to: 'user_ben' },
  ready: { type: 'ready', roomId: 'room-1', stepSeq: 7 },
  chooseSide: { type: 'chooseSide', roomId: 'room-1', stepSeq: 7, side: 'for' },
  chooseOrder: { type: 'chooseOrder', roomId: 'room-1', stepSeq: 7, first: 'against' },
  speak: {
    type: 'speak',
    roomId: 'room-1',
    text: 'Buses first.',
    replaces: 'message-1',
    quotes: 'message-2',
  },
  caption: { type: 'caption', roomId: 'room-1', saidInStep: 7, text: 'Voting is a duty' },
  edit: { type: 'edit', roomId: 'room-1', messageId: 'message-1', text: 'Trams first.' },
  withdraw: { type: 'withdraw', roomId: 'room-1', messageId: 'message-1' },
  answerRestatement: { type: 'answerRestatement', roomId: 'room-1', stepSeq: 7, answer: 'fair' },
  skipRestatement: { type: 'skipRestatement', roomId: 'room-1', stepSeq: 7 },
  yield: { type: 'yield', roomId: 'room-1', stepSeq: 7 },
  takePrep: { type: 'takePrep', roomId: 'room-1', stepSeq: 7 },
  endPrep: { type: 'endPrep', roomId: 'room-1', stepSeq: 7 },
  offerPoi: { type: 'offerPoi', roomId: 'room-1', stepSeq: 7 },
  acceptPoi: { type: 'acceptPoi', roomId: 'room-1', stepSeq: 7 },
  declinePoi: { type: 'declinePoi', roomId: 'room-1', stepSeq: 7 },
  raiseHand: { type: 'raiseHand', roomId: 'room-1', stepSeq: 7 },
  lowerHand: { type: 'lowerHand', roomId: 'room-1' },
  giveFloor: { type: 'giveFloor', roomId: 'room-1', stepSeq: 7, uid: 'ada' },
  advance: { type: 'advance', roomId: 'room-1', stepSeq: 7 },
  nextStep: { type: 'nextStep', roomId: 'room-1', stepSeq: 7 },
  extend: { type: 'extend', roomId: 'room-1', stepSeq: 7 },
  pause: { type: 'pause', roomId: 'room-1', stepSeq: 7 },
  resume: { type: 'resume', roomId: 'room-1', stepSeq: 7 },
  mute: { type: 'mute', roomId: 'room-1', uid: 'ada' },
  remove: { type: 'remove', roomId: 'room-1', uid: 'ada' },
  pauseModerator: { type: 'pauseModerator', roomId: 'room-1' },
  resumeModerator: { type: 'resumeModerator', roomId: 'room-1' },
  reportMissing: { type: 'reportMissing', roomId: 'room-1', uid: 'ada' },
  comeBack: { type: 'comeBack', roomId: 'room-1', stepSeq: 7 },
  keepWaiting: { type: 'keepWaiting', roomId: 'room-1', stepSeq: 7 },
  substitute: { type: 'substitute', roomId: 'room-1', stepSeq: 7 },
  proposeEnd: { type: 'proposeEnd', roomId: 'room-1', stepSeq: 7 },
  agree: { type: 'agree', roomId: 'room-1', stepSeq: 7 },
  decline: { type: 'decline', roomId: 'room-1', stepSeq: 7 },
  handOver: { type: 'handOver', roomId: 'room-1', uid: null },
  nameJudges: { type: 'nameJudges', roomId: 'room-1', uids: ['cleo'] },
  declineJudging: { type: 'declineJudging', roomId: 'room-1' },
  fileBallot: {
    type: 'fileBallot',
    roomId: 'room-1',
    ballot: {
      kind: 'sides',
      winner: 'for',
      isLowPointWin: false,
      points: { 'for-1': 28.5, 'against-1': 28 },
    },
    reason: 'For answered the cost of it.',
  },
  closeBallots: { type: 'closeBallots', roomId: 'room-1' },
  end: { type: 'end', roomId: 'room-1', stepSeq: 7 },
  cancel: { type: 'cancel', roomId: 'room-1' },
  chat: { type: 'chat', roomId: 'room-1', text: 'Well said.' },
  vote: { type: 'vote', roomId: 'room-1', ballot: 'before', choice: 'undecided' },
  react: { type: 'react', roomId: 'room-1', messageId: 'message-1', reaction: 'changedMyMind' },
  flag: { type: 'flag', roomId: 'room-1', messageId: 'message-1', reason: 'attack' },
  seek: {
    type: 'seek',
    wish: {
      language: 'en',
      pace: 'spoken',
      formatId: null,
      motions: [{ motion: MOTION, topicId: 'topic-1' }],
      takesOffered: true,
    },
  },
  keepSeeking: { type: 'keepSeeking' },
  stopSeeking: { type: 'stopSeeking' },
  seekAgain: { type: 'seekAgain', roomId: 'room-1' },
  askRematch: { type: 'askRematch', roomId: 'room-1', other: null },
  answerRematch: { type: 'answerRematch', roomId: 'room-1', askedAtMs: 7, answer: 'yes' },
  callUnfair: { type: 'callUnfair', roomId: 'room-1', interventionId: 'personAttack-1' },
  appeal: {
    type: 'appeal',
    roomId: 'room-1',
    interventionId: 'personAttack-1',
    reason: 'It was a quotation.',
  },
  decideAppeal: {
    type: 'decideAppeal',
    roomId: 'room-1',
    interventionId: 'personAttack-1',
    verdict: 'overturned',
    reason: 'It quotes the motion.',
  },
  undoAct: { type: 'undoAct', roomId: 'room-1', interventionId: 'personAttack-1' },
  silenceType: { type: 'silenceType', roomId: 'room-1', act: 'evidence' },
  allowType: { type: 'allowType', roomId: 'room-1', act: 'evidence' },
  answerCall: { type: 'answerCall', roomId: 'room-1' },
  askSummary: { type: 'askSummary', roomId: 'room-1' },
  hideMessage: {
    type: 'hideMessage',
    roomId: 'room-1',
    said: { kind: 'message', messageId: 'message-1' },
    ground: 'harassment',
    explanation: 'It mocks how she speaks.',
  },
  showMessage: { type: 'showMessage', roomId: 'room-1', said: { kind: 'chatLine', lineId: 'line-1' } },
  callHouse: {
    type: 'callHouse',
    roomId: 'room-1',
    said: null,
    reason: 'threat',
    text: 'He knows her street.',
  },
};
const OPTIONAL = ['lengths', 'replaces', 'quotes', 'pace', 'opensAtMs'];
/** Free text; the reason of `flag` is a choice instead. */
const isFreeText = (type: unknown, field: string) =>
  ['motion', 'text', 'explanation'].includes(field) ||
  ((type === 'appeal' || type === 'decideAppeal' || type === 'fileBallot') && field === 'reason');
const IDS = ['roomId', 'messageId', 'replaces', 'quotes'];
const FIELDS = Object.values(GOOD).flatMap((command) =>
  Object.keys(command).map((field) => ({ type: String(command['type']), field, command })),
);
const isGood = (command: unknown) => roomCommandSchema.safeParse(command).success;

/**
 * Null takes a reaction back, and offers the same motion again. A host who calls the house about the whole room, leaves
 * the clock to the moderator, or the chair to the next in order, also sends null.
 */
const mayBeNull = (type: unknown, field: string) =>
  field === 'reaction' ||
  field === 'other' ||
  (type === 'callHouse' && field === 'said') ||
  (type === 'caption' && field === 'text') ||
  (type === 'handOver' && field === 'uid') ||
  (type === 'goOut' && field === 'to');
const WRONG = [true, Number.NaN, [], { nested: { deeply: 1 } }, 'x'.repeat(257)];

describe('every command of a room', () => {
  it.each(Object.values(GOOD))('$type is understood', (command) => {
    expect(roomCommandSchema.parse(command)).toEqual(command);
  });

  it.each(FIELDS)(
    '$type without its $field is refused, unless the field is optional',
    ({ field, command }) => {
      const { [field]: _, ...rest } = command;
      expect(isGood(rest)).toBe(OPTIONAL.includes(field));
    },
  );

  it.each(FIELDS)('$type with a $field of the wrong type is refused', ({ field, command }) => {
    expect(isGood({ ...command, [field]: null })).toBe(mayBeNull(command['type'], field));
    for (const wrong of [...WRONG, [command[field]]]) {
      if (field === 'uids' && Array.isArray(wrong) && wrong.length === 0) continue;
      if (isFreeText(command['type'], field) && typeof wrong === 'string') continue;
      expect(isGood({ ...command, [field]: wrong })).toBe(false);
    }
  });

  it.each(FIELDS.filter(({ field }) => field !== 'lengths'))(
    '$type with a $field of a million characters is refused',
    ({ field, command }) => {
      expect(isGood({ ...command, [field]: 'x'.repeat(1_000_000) })).toBe(false);
    },
  );

  it.each(FIELDS.filter(({ field }) => IDS.includes(field)))(
    '$type accepts no $field that could name another document',
    ({ field, command }) => {
      for (const id of ['', 'a/b', '..', 'room 1', 'räum', 'a\u0000', '__proto__/x', 'x'.repeat(65)]) {
        expect(isGood({ ...command, [field]: id })).toBe(false);
      }
    },
  );

  it.each(Object.values(GOOD))('$type drops unknown fields', (command) => {
    expect(roomCommandSchema.parse({ ...command, by: 'somebody-else', toss: 'for', admin: true })).toEqual(
      command,
    );
  });

  it('is one of the known types', () => {
    for (const type of [
      '',
      'delete',
      'Create',
      'watch',
      'sweep',
      'coolOff',
      'halt',
      'constructor',
      '__proto__',
    ]) {
      expect(isGood({ ...GOOD.enter, type })).toBe(false);
    }
  });

  it('covers what the debate refuses, and leaves the rest to the server', () => {
    const types = new Set(Object.keys(GOOD));
    expect(COMMAND_TYPES.filter((type) => !types.has(type))).toEqual([
      'takeChair',
      'watch',
      'coolOff',
      'halt',
      'sweep',
    ]);
  });
});

describe('a choice among few', () => {
  it.each([
    ['chooseSide', 'side', ['for', 'against']],
    ['chooseOrder', 'first', ['for', 'against']],
    ['create', 'side', ['for', 'against', 'any']],
    ['create', 'pace', ['spoken', 'written', 'correspondence']],
    ['create', 'stepHours', [12, 24, 48, 72, 168]],
    ['vote', 'ballot', ['before', 'after']],
    ['vote', 'choice', ['for', 'against', 'undecided']],
    ['react', 'reaction', ['strongPoint', 'sourcePlease', 'changedMyMind', null]],
    ['flag', 'reason', ['attack', 'offTopic', 'private', 'spam', 'other']],
    ['decideAppeal', 'verdict', ['upheld', 'overturned']],
  ] as const)('of %s, namely its %s, accepts only the listed values', (type, field, choices) => {
    for (const choice of choices) expect(isGood({ ...GOOD[type], [field]: choice })).toBe(true);
    for (const other of ['', 'For', 'neither', 0])
      expect(isGood({ ...GOOD[type], [field]: other })).toBe(false);
  });
});

describe('an opening time', () => {
  it.each([-1, 0.5, Number.POSITIVE_INFINITY, '2026-11-20', new Date(0)])('is never %s', (opensAtMs) => {
    expect(isGood({ ...GOOD.create, opensAtMs })).toBe(false);
  });
});

describe('the lengths of a new room', () => {
  const withLengths = (lengths: unknown) => isGood({ ...GOOD.create, lengths });

  it('are whole seconds, up to two hours', () => {
    expect(withLengths({ 'opening-for': 7_200, preparation: 0 })).toBe(true);
    expect(withLengths({ 'opening-for': 7_201 })).toBe(false);
    expect(withLengths({ 'opening-for': -1 })).toBe(false);
    expect(withLengths({ 'opening-for': 60.5 })).toBe(false);
    expect(withLengths({ 'opening-for': Number.POSITIVE_INFINITY })).toBe(false);
    expect(withLengths({ 'opening-for': '60' })).toBe(false);
    expect(withLengths({ ['x'.repeat(41)]: 60 })).toBe(false);
  });
});

describe('a step’s number', () => {
  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '7', 2 ** 60])('is never %s', (stepSeq) => {
    expect(isGood({ ...GOOD.advance, stepSeq })).toBe(false);
  });

  it('is required by every command that refers to a moment, and by no other', () => {
    for (const [type, good] of Object.entries(GOOD)) {
      const { stepSeq: _, ...without } = good;
      expect({ type, isGood: isGood(without) }).toEqual({ type, isGood: !isAimed({ type }) });
    }
  });
});

describe('a call of the area rooms', () => {
  const call = (commandId: unknown) => roomsInput.safeParse({ commandId, command: GOOD.enter }).success;

  it('carries an id of 8 to 64 letters, digits, dashes and underscores', () => {
    expect(call('a'.repeat(8))).toBe(true);
    expect(call('Ab3_-'.repeat(12))).toBe(true);
    expect(call('a'.repeat(64))).toBe(true);
    expect(call('a'.repeat(7))).toBe(false);
    expect(call('a'.repeat(65))).toBe(false);
    expect(call('a/b/c/d/e')).toBe(false);
    expect(call('abcdefgh\n')).toBe(false);
    expect(call(12_345_678)).toBe(false);
    expect(call(undefined)).toBe(false);
  });

  it.each([undefined, null, 'enter', [], {}])('carries a command, not %j', (command) => {
    expect(roomsInput.safeParse({ commandId: 'command-1', command }).success).toBe(false);
  });
});

describe('a command that the debate alone decides', () => {
  it('needs no document except the room', () => {
    const commands = Object.values(GOOD).map((command) => roomCommandSchema.parse(command));
    const others = commands.filter((command) => !isPlainCommand(command)).map(({ type }) => type);
    expect(others.join(' ')).toBe(
      'create joinByCode enter editMotion goOut speak caption edit withdraw reportMissing fileBallot chat vote react flag seek keepSeeking stopSeeking seekAgain askRematch answerRematch callUnfair appeal decideAppeal undoAct silenceType allowType answerCall askSummary hideMessage showMessage callHouse',
    );
  });
});

describe('every refusal', () => {
  it('has one complete sentence for the person, without shouting', () => {
    for (const sentence of Object.values(ROOM_REFUSALS)) {
      const text = sentence();
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text).not.toContain('!');
    }
  });

  it('of a debate is also a refusal of a room', () => {
    expect(ROOM_REFUSALS).toMatchObject(DEBATE_REFUSALS);
  });
});

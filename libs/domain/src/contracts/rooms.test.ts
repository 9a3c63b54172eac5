import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { countCharacters } from '../text.ts';
import { DEBATE_REFUSALS } from '../debate/commands.ts';
import {
  messageTextSchema,
  motionSchema,
  ROOM_CODE_ALPHABET,
  ROOM_REFUSALS,
  roomCodeSchema,
  roomCommandSchema,
  roomsInput,
  type RoomCommand,
} from './rooms.ts';

/** The first complaint about an input, or what was made of it. */
function check(schema: typeof motionSchema, input: unknown) {
  const parsed = schema.safeParse(input);
  return parsed.success ? { value: parsed.data } : { complaint: parsed.error.issues[0]?.message };
}

const MOTION = 'This house would make public transport free';

describe('a motion', () => {
  it('is a sentence of its writer’s', () => {
    expect(check(motionSchema, MOTION)).toEqual({ value: MOTION });
  });

  it('is one line, without space around it', () => {
    expect(check(motionSchema, '  This house\n would   make\tpublic transport free \n')).toEqual({
      value: MOTION,
    });
  });

  it.each([
    ['empty', ''],
    ['only spaces', '            '],
    ['only line breaks', '\n\n\n\n\n\n\n\n\n\n\n\n'],
    ['only emoji', '🚲🔥🚲🔥🚲🔥🚲🔥🚲🔥🚲🔥'],
    ['only signs', '?!?!?!?!?!?!'],
    ['only invisible characters', '\u200b'.repeat(20)],
    ['only letters that show nothing', '\u3164'.repeat(20)],
  ])('is refused when it is %s', (_, motion) => {
    expect(check(motionSchema, motion)).toEqual({ complaint: 'Write the motion in words' });
  });

  it('has 10 to 300 characters, to the character', () => {
    expect(check(motionSchema, 'a'.repeat(9))).toEqual({ complaint: 'Write at least 10 characters' });
    expect(check(motionSchema, 'a'.repeat(10))).toEqual({ value: 'a'.repeat(10) });
    expect(check(motionSchema, 'a'.repeat(300))).toEqual({ value: 'a'.repeat(300) });
    expect(check(motionSchema, 'a'.repeat(301))).toEqual({ complaint: 'Keep the motion to 300 characters' });
  });

  it('is counted in code points: an emoji is one character at both edges', () => {
    expect(check(motionSchema, `a${'🚲'.repeat(8)}`)).toHaveProperty(
      'complaint',
      'Write at least 10 characters',
    );
    expect(check(motionSchema, `a${'🚲'.repeat(9)}`)).toHaveProperty('value');
    expect(check(motionSchema, `a${'🚲'.repeat(299)}`)).toHaveProperty('value');
    expect(check(motionSchema, `a${'🚲'.repeat(300)}`)).toHaveProperty('complaint');
  });

  it('is counted after it was tidied: spaces do not fill it up and do not make it too long', () => {
    expect(check(motionSchema, 'a        b')).toHaveProperty('complaint', 'Write at least 10 characters');
    expect(check(motionSchema, `${' '.repeat(400)}${MOTION}`)).toEqual({ value: MOTION });
  });

  it.each([5_000, 19_999, 20_001, 1_000_000])('is refused at %i characters', (length) => {
    expect(check(motionSchema, 'a'.repeat(length))).toHaveProperty('complaint');
  });

  it('is rid of direction overrides, which could turn it into another sentence', () => {
    expect(check(motionSchema, `\u202e${MOTION}\u202c`)).toEqual({ value: MOTION });
  });

  it.each([undefined, null, 7, ['This house would'], { text: MOTION }])('is never %j', (input) => {
    expect(check(motionSchema, input)).toHaveProperty('complaint');
  });
});

describe('a message of the floor', () => {
  it('keeps its paragraphs and loses the space around it', () => {
    expect(check(messageTextSchema, '\n First.\n\nSecond. ')).toEqual({ value: 'First.\n\nSecond.' });
  });

  it('may be only an emoji: it says something', () => {
    expect(check(messageTextSchema, '👏')).toEqual({ value: '👏' });
  });

  it.each(['', '   ', '\n\n', '\u200b', '\u202e\u202c', '\ufeff \u00ad', '\u3164', '\u0000'])(
    'is refused where a reader would see nothing: %j',
    (text) => {
      expect(check(messageTextSchema, text)).toEqual({ complaint: 'Write something first' });
    },
  );

  it('has at most 6,000 characters, counted in code points', () => {
    expect(check(messageTextSchema, 'a'.repeat(6_000))).toHaveProperty('value');
    expect(check(messageTextSchema, 'a'.repeat(6_001))).toEqual({
      complaint: 'Keep a message to 6000 characters',
    });
    expect(check(messageTextSchema, '🚲'.repeat(6_000))).toHaveProperty('value');
    expect(check(messageTextSchema, '🚲'.repeat(6_001))).toHaveProperty('complaint');
  });

  it('is never shorter or longer in the browser than on the server: tidying it twice changes nothing', () => {
    const once = messageTextSchema.parse(' e\u202a\u0301\r\n\r\n\r\nb ');
    expect(messageTextSchema.parse(once)).toBe(once);
    expect(countCharacters(once)).toBe(4);
  });
});

describe('a room’s code', () => {
  it.each(['ABC234', 'abc234', ' abc 234 ', 'ABC-234', 'a b c 2 3 4', 'abc.234\n'])(
    'is read from "%s"',
    (code) => {
      expect(check(roomCodeSchema, code)).toEqual({ value: 'ABC234' });
    },
  );

  it.each(['', 'ABC23', 'ABC2345', '      ', '🚲🚲🚲🚲🚲🚲', 'A'.repeat(41)])('is not "%s"', (code) => {
    expect(check(roomCodeSchema, code)).toHaveProperty('complaint');
  });

  it('is made of letters and digits that nobody mistakes for each other', () => {
    expect(ROOM_CODE_ALPHABET).not.toMatch(/[IO01L]/);
    expect(new Set(ROOM_CODE_ALPHABET).size).toBe(ROOM_CODE_ALPHABET.length);
    for (const character of ROOM_CODE_ALPHABET) {
      const code = character.repeat(LIMITS.roomCodeLength);
      expect(roomCodeSchema.parse(code.toLowerCase())).toBe(code);
    }
  });
});

/** One good command of each type; a new type without a line here is a type error. */
const GOOD: { [Type in RoomCommand['type']]: Record<string, unknown> } = {
  create: {
    type: 'create',
    motion: MOTION,
    formatId: 'quick-clash',
    side: 'any',
    visibility: 'public',
    strictness: 'standard',
    lengths: { 'opening-for': 60 },
  },
  joinByCode: { type: 'joinByCode', code: 'ABC234' },
  enter: { type: 'enter', roomId: 'room-1' },
  takeSeat: { type: 'takeSeat', roomId: 'room-1', seatId: 'for-1' },
  leave: { type: 'leave', roomId: 'room-1' },
  ready: { type: 'ready', roomId: 'room-1' },
  speak: { type: 'speak', roomId: 'room-1', text: 'Buses first.', replaces: 'message-1' },
  withdraw: { type: 'withdraw', roomId: 'room-1', messageId: 'message-1' },
  yield: { type: 'yield', roomId: 'room-1' },
  advance: { type: 'advance', roomId: 'room-1', stepSeq: 7 },
  pause: { type: 'pause', roomId: 'room-1' },
  resume: { type: 'resume', roomId: 'room-1' },
  end: { type: 'end', roomId: 'room-1' },
  cancel: { type: 'cancel', roomId: 'room-1' },
};
const OPTIONAL = ['lengths', 'replaces'];
const FIELDS = Object.values(GOOD).flatMap((command) =>
  Object.keys(command).map((field) => ({ type: String(command['type']), field, command })),
);
const isGood = (command: unknown) => roomCommandSchema.safeParse(command).success;

describe('every command of a room', () => {
  it.each(Object.values(GOOD))('$type is understood', (command) => {
    expect(roomCommandSchema.parse(command)).toEqual(command);
  });

  it.each(FIELDS)('$type without its $field is refused, unless it may be left out', ({ field, command }) => {
    const { [field]: _, ...rest } = command;
    expect(isGood(rest)).toBe(OPTIONAL.includes(field));
  });

  it.each(FIELDS)('$type with a $field of a wrong type is refused', ({ field, command }) => {
    for (const wrong of [
      null,
      true,
      Number.NaN,
      [],
      [command[field]],
      { nested: { deeply: 1 } },
      'x'.repeat(99),
    ]) {
      if (field === 'motion' && typeof wrong === 'string') continue;
      if (field === 'text' && typeof wrong === 'string') continue;
      expect(isGood({ ...command, [field]: wrong })).toBe(false);
    }
  });

  it.each(FIELDS.filter(({ field }) => field !== 'lengths'))(
    '$type with a $field of a million characters is refused',
    ({ field, command }) => {
      expect(isGood({ ...command, [field]: 'x'.repeat(1_000_000) })).toBe(false);
    },
  );

  it.each(FIELDS.filter(({ field }) => field === 'roomId' || field === 'messageId' || field === 'replaces'))(
    '$type takes no $field that could name another document',
    ({ field, command }) => {
      for (const id of ['', 'a/b', '..', 'room 1', 'räum', 'a\u0000', '__proto__/x', 'x'.repeat(65)]) {
        expect(isGood({ ...command, [field]: id })).toBe(false);
      }
    },
  );

  it.each(Object.values(GOOD))('$type drops what it does not know', (command) => {
    expect(roomCommandSchema.parse({ ...command, by: 'somebody-else', admin: true })).toEqual(command);
  });

  it('is one of the known types', () => {
    for (const type of ['', 'delete', 'Create', 'constructor', '__proto__']) {
      expect(isGood({ ...GOOD.enter, type })).toBe(false);
    }
  });
});

describe('the lengths of a new room', () => {
  const withLengths = (lengths: unknown) => isGood({ ...GOOD.create, lengths });

  it('are whole seconds up to two hours', () => {
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

describe('every refusal', () => {
  it('has one whole sentence for the person, and shouts at nobody', () => {
    for (const text of Object.values(ROOM_REFUSALS)) {
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text).not.toContain('!');
    }
  });

  it('of a debate is one of a room too', () => {
    expect(ROOM_REFUSALS).toMatchObject(DEBATE_REFUSALS);
  });
});

import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { countCharacters } from '../text.ts';
import { motionSchema } from './motion.ts';
import { chatTextSchema, messageTextSchema, ROOM_CODE_ALPHABET, roomCodeSchema } from './rooms.ts';

/** The first complaint about an input, or the parsed value. */
function check(schema: z.ZodMiniType<string>, input: unknown) {
  const parsed = schema.safeParse(input);
  return parsed.success ? { value: parsed.data } : { complaint: parsed.error.issues[0]?.message };
}

const MOTION = 'This house would make public transport free';

describe('a motion', () => {
  it('is a sentence in its author’s own words', () => {
    expect(check(motionSchema, MOTION)).toEqual({ value: MOTION });
  });

  it('is one line, trimmed', () => {
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

  it('is counted as people count: an emoji is one character at both edges', () => {
    expect(check(motionSchema, `a${'🚲'.repeat(8)}`)).toHaveProperty(
      'complaint',
      'Write at least 10 characters',
    );
    expect(check(motionSchema, `a${'🚲'.repeat(9)}`)).toHaveProperty('value');
    expect(check(motionSchema, `a${'🚲'.repeat(299)}`)).toHaveProperty('value');
    expect(check(motionSchema, `a${'🚲'.repeat(300)}`)).toHaveProperty('complaint');
  });

  it('is counted after tidying: spaces neither fill it up nor make it too long', () => {
    expect(check(motionSchema, 'a        b')).toHaveProperty('complaint', 'Write at least 10 characters');
    expect(check(motionSchema, `${' '.repeat(400)}${MOTION}`)).toEqual({ value: MOTION });
  });

  it.each([5_000, 19_999, 20_001, 1_000_000])('is refused at %i characters', (length) => {
    expect(check(motionSchema, 'a'.repeat(length))).toHaveProperty('complaint');
  });

  it('loses direction overrides, which could turn it into another sentence', () => {
    expect(check(motionSchema, `\u202e${MOTION}\u202c`)).toEqual({ value: MOTION });
  });

  it.each([undefined, null, 7, ['This house would'], { text: MOTION }])('is never %j', (input) => {
    expect(check(motionSchema, input)).toHaveProperty('complaint');
  });
});

describe('a message of the floor', () => {
  it('keeps its paragraphs and is trimmed', () => {
    expect(check(messageTextSchema, '\n First.\n\nSecond. ')).toEqual({ value: 'First.\n\nSecond.' });
  });

  it('may be a single emoji: that says something', () => {
    expect(check(messageTextSchema, '👏')).toEqual({ value: '👏' });
  });

  it.each(['', '   ', '\n\n', '\u200b', '\u202e\u202c', '\ufeff \u00ad', '\u3164', '\u0000'])(
    'is refused if a reader would see nothing: %j',
    (text) => {
      expect(check(messageTextSchema, text)).toEqual({ complaint: 'Write something first' });
    },
  );

  it('has at most 6,000 characters, counted as people count', () => {
    expect(check(messageTextSchema, 'a'.repeat(6_000))).toHaveProperty('value');
    expect(check(messageTextSchema, 'a'.repeat(6_001))).toEqual({
      complaint: 'Keep a message to 6,000 characters',
    });
    expect(check(messageTextSchema, '🚲'.repeat(6_000))).toHaveProperty('value');
    expect(check(messageTextSchema, '🚲'.repeat(6_001))).toHaveProperty('complaint');
  });

  it('has the same length in the browser as on the server: tidying it twice changes nothing', () => {
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

  it('consists of letters and digits that nobody mistakes for each other', () => {
    expect(ROOM_CODE_ALPHABET).not.toMatch(/[IO01L]/);
    expect(new Set(ROOM_CODE_ALPHABET).size).toBe(ROOM_CODE_ALPHABET.length);
    for (const character of ROOM_CODE_ALPHABET) {
      const code = character.repeat(LIMITS.roomCodeLength);
      expect(roomCodeSchema.parse(code.toLowerCase())).toBe(code);
    }
  });
});

describe('a message of the backchannel', () => {
  const chat = (text: string) => check(chatTextSchema, text);

  it('has at most 500 characters, counted as people count', () => {
    expect(chat('🚲'.repeat(500))).toHaveProperty('value');
    expect(chat('🚲'.repeat(501))).toEqual({ complaint: 'Keep it to 500 characters' });
  });

  it('is tidied, and refused if a reader would see nothing', () => {
    expect(chat('  Well said.\u202e ')).toEqual({ value: 'Well said.' });
    expect(chat(' \u200b ')).toEqual({ complaint: 'Write something first' });
  });
});

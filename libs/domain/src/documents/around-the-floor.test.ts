import { describe, expect, it } from 'vitest';
import { CLEO, NOON_MS } from '../testing/index.ts';
import { backchannelPath, chatSchema } from './chat.ts';
import { flagPath, flagSchema, flagsPath } from './flag.ts';

describe('a line of the backchannel', () => {
  const LINE = { authorId: CLEO, authorName: 'Cleo Lind', text: 'Well said.', createdAtMs: NOON_MS };

  it('is below its room, and holds its author’s words and a time', () => {
    expect(backchannelPath('r1')).toBe('rooms/r1/backchannel');
    expect(chatSchema.parse(LINE)).toEqual(LINE);
  });

  it.each(Object.keys(LINE))('is not one without its %s', (field) => {
    expect(chatSchema.safeParse({ ...LINE, [field]: undefined }).success).toBe(false);
  });
});

describe('a flag', () => {
  const FLAG = { messageId: 'm1', by: CLEO, reason: 'attack', atMs: NOON_MS };

  it('is below its room under message and person, so that nobody flags a message twice', () => {
    expect(flagsPath('r1')).toBe('rooms/r1/flags');
    expect(flagPath('r1', 'm1', CLEO)).toBe('rooms/r1/flags/m1-cleo');
    expect(flagSchema.parse(FLAG)).toEqual(FLAG);
  });

  it('says why in one of five words', () => {
    for (const reason of ['attack', 'offTopic', 'private', 'spam', 'other']) {
      expect(flagSchema.safeParse({ ...FLAG, reason }).success).toBe(true);
    }
    expect(flagSchema.safeParse({ ...FLAG, reason: 'I disagree' }).success).toBe(false);
  });
});

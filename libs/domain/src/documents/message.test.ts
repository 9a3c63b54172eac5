import { describe, expect, it } from 'vitest';
import { aMessage, CLEO } from '../testing/index.ts';
import {
  messageSchema,
  messagesPath,
  reactionDocumentSchema,
  reactionPath,
  storedMessage,
} from './message.ts';

const isOne = (changes: object) => messageSchema.safeParse({ ...aMessage(), ...changes }).success;

describe('a message of the floor', () => {
  it('is below its room, and a reaction below its message, one for each person', () => {
    expect(messagesPath('r1')).toBe('rooms/r1/messages');
    expect(reactionPath('r1', 'm1', CLEO)).toBe('rooms/r1/messages/m1/reactions/cleo');
  });

  it('is shown, held, hidden, replaced, withdrawn or refused', () => {
    for (const state of ['shown', 'held', 'hidden', 'replaced', 'withdrawn', 'refused'])
      expect(isOne({ state })).toBe(true);
    expect(isOne({ state: 'deleted' })).toBe(false);
  });

  it('is a speech, a question, an answer or a point of information', () => {
    for (const kind of ['speech', 'question', 'answer', 'poi']) expect(isOne({ kind })).toBe(true);
    expect(isOne({ kind: 'comment' })).toBe(false);
  });

  it('has no bench if its author spoke from the audience', () => {
    expect(isOne({ side: null })).toBe(true);
    expect(isOne({ side: 'judge' })).toBe(false);
  });

  it('carries the words that it quotes, so that reading needs no other message', () => {
    expect(isOne({ quote: { messageId: 'm1', authorName: 'Ada Marsh', text: 'Buses first.' } })).toBe(true);
    expect(isOne({ quote: { messageId: 'm1' } })).toBe(false);
  });

  it('is stored without empty or default fields, and reads back unchanged', () => {
    const plain = aMessage();
    expect(Object.keys(storedMessage(plain))).toHaveLength(8);
    const full = aMessage({
      kind: 'poi',
      spans: [{ start: 0, end: 4 }],
      quote: { messageId: 'm1', authorName: 'Ada Marsh', text: 'Buses first.' },
      edits: [{ text: 'Trams first.', atMs: 1 }],
      reactions: { strongPoint: 2 },
    });
    expect(storedMessage(full)).toEqual(full);
    for (const message of [plain, full]) expect(messageSchema.parse(storedMessage(message))).toEqual(message);
  });

  it('says why it was never said, and when it was restored', () => {
    for (const refusal of ['too-late', 'cooling-off', 'slowed-down']) expect(isOne({ refusal })).toBe(true);
    for (const refusal of ['room-unknown', '', 'constructor']) expect(isOne({ refusal })).toBe(false);
    const restored = aMessage({ restoredAtMs: 1 });
    expect(messageSchema.parse(storedMessage(restored))).toEqual(restored);
  });

  it('keeps what it said before it was edited', () => {
    const edits = [{ text: 'Trams first.', atMs: 1 }];
    expect(messageSchema.parse(aMessage({ edits })).edits).toEqual(edits);
    expect(isOne({ edits: ['Trams first.'] })).toBe(false);
  });

  it('counts each known reaction separately, and no others', () => {
    const reactions = { strongPoint: 2, changedMyMind: 1 };
    expect(messageSchema.parse(aMessage({ reactions })).reactions).toEqual(reactions);
    expect(isOne({ reactions: {} })).toBe(true);
    expect(isOne({ reactions: { boo: 3 } })).toBe(false);
  });
});

describe('a reaction', () => {
  it('is one of three, at a time', () => {
    for (const reaction of ['strongPoint', 'sourcePlease', 'changedMyMind']) {
      expect(reactionDocumentSchema.safeParse({ reaction, atMs: 1 }).success).toBe(true);
    }
    expect(reactionDocumentSchema.safeParse({ reaction: 'like', atMs: 1 }).success).toBe(false);
    expect(reactionDocumentSchema.safeParse({ reaction: 'strongPoint' }).success).toBe(false);
  });
});

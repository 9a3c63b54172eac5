import { describe, expect, it } from 'vitest';
import type { DebateEvent } from '../debate/events.ts';
import { replay } from '../debate/evolve.ts';
import { countCharacters } from '../text.ts';
import { ADA, aDebateLog, aMessage, BEN, playLog } from '../testing/index.ts';
import { logOf, saidIn, withoutSpoken } from './log.ts';
import { messageSchema, storedMessage, type Message } from './message.ts';

const TEXT = 'Free buses bring people to work. 🚌';

const opened = aDebateLog({ phase: 'live' });
const rest = playLog(
  opened.state,
  { type: 'speak', by: ADA, messageId: 'm1', characters: countCharacters(TEXT) },
  { type: 'yield', by: ADA },
  { type: 'speak', by: BEN, messageId: 'm2', characters: countCharacters(TEXT) },
  { type: 'end', by: ADA },
);
const log = [...opened.events, ...rest.events];

/** The messages as they are stored beside the other events. */
function messagesOf(events: readonly DebateEvent[]): Message[] {
  return events.flatMap((event) => {
    if (event.type !== 'spoke') return [];
    const said = { authorId: event.by, text: TEXT, createdAtMs: event.atMs, ...saidIn([event]) };
    return [{ id: event.messageId, ...messageSchema.parse(storedMessage(aMessage(said))) }];
  });
}

describe('the log of a debate', () => {
  it('combines its own documents with the events that messages carry, and replays', () => {
    const [own, messages] = [withoutSpoken(log), messagesOf(log)];
    expect(messages).toHaveLength(2);
    expect(own).toHaveLength(log.length - 2);
    expect(logOf(own.toReversed(), messages.toReversed())).toEqual(log);
    expect(replay(logOf(own, messages))).toEqual(rest.state);
  });

  it('knows the right by which something was posted', () => {
    const said = { type: 'spoke', by: ADA, messageId: 'm', characters: countCharacters(TEXT) } as const;
    for (const as of ['floor', 'turn', 'poi'] as const) {
      const spoke = { ...said, seq: 3, atMs: 9, as };
      expect(logOf([], messagesOf([spoke]))).toEqual([spoke]);
    }
  });

  it('has no event for a message that did not change the debate', () => {
    const held = { id: 'm3', ...aMessage({ state: 'held' }) };
    const restored = { id: 'm4', ...aMessage({ restoredAtMs: 1 }) };
    expect(logOf(withoutSpoken(log), [...messagesOf(log), held, restored])).toEqual(log);
  });

  it('counts an edited message by its original text', () => {
    const [first, ...others] = messagesOf(log);
    const edits = [TEXT, 'Shorter.'].map((text, index) => ({ text, atMs: index }));
    expect(logOf(withoutSpoken(log), [{ ...first!, text: 'Short.', edits }, ...others])).toEqual(log);
  });
});

it('hidden words count at their original length, so the log replays as before', () => {
  const line = { id: 'm1', ...aMessage({ seq: 4, text: 'The house has hidden this message.' }) };
  const hidden = { by: 'house', atMs: 9, decisionId: 'd1', characters: 7 } as const;
  expect(logOf([], [{ ...line, hidden }])).toMatchObject([{ type: 'spoke', characters: 7 }]);
});

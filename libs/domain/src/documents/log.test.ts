import { describe, expect, it } from 'vitest';
import { replay } from '../debate/evolve.ts';
import { ADA, aDebateLog, aMessage, BEN, playLog } from '../testing/index.ts';
import { logOf, saidIn, withoutSpoken } from './log.ts';
import { messageSchema, storedMessage, type Message } from './message.ts';

const opened = aDebateLog({ phase: 'live' });
const rest = playLog(
  opened.state,
  { type: 'speak', by: ADA, messageId: 'm1', characters: 40 },
  { type: 'yield', by: ADA },
  { type: 'speak', by: BEN, messageId: 'm2', characters: 25 },
  { type: 'end', by: ADA },
);
const log = [...opened.events, ...rest.events];

/** The messages as they are stored beside the log. */
const messages: Message[] = log.flatMap((event) => {
  if (event.type !== 'spoke') return [];
  const stored = storedMessage(
    aMessage({ authorId: event.by, createdAtMs: event.atMs, said: saidIn(event) }),
  );
  return [{ id: event.messageId, ...messageSchema.parse(stored) }];
});

describe('the log of a debate', () => {
  it('is put together from its own documents and what messages carry, and replays', () => {
    const own = withoutSpoken(log);
    expect(messages).toHaveLength(2);
    expect(own).toHaveLength(log.length - 2);
    expect(logOf(own.toReversed(), messages.toReversed())).toEqual(log);
    expect(replay(logOf(own, messages))).toEqual(rest.state);
  });

  it('has nothing of a message that changed nothing of the debate', () => {
    const held = { id: 'm3', ...aMessage({ state: 'held' }) };
    const restored = { id: 'm4', ...aMessage({ restoredAtMs: 1 }) };
    expect(logOf(withoutSpoken(log), [...messages, held, restored])).toEqual(log);
  });

  it('keeps what was counted when words are changed: the change is an event of its own', () => {
    const [first, ...others] = messages;
    const edited = { ...first!, text: 'Shorter.', edits: [{ text: first!.text, atMs: 1 }] };
    expect(logOf(withoutSpoken(log), [edited, ...others])).toEqual(log);
  });
});

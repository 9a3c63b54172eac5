import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CAPTION_EVERY_MS, CaptionSender, type Seen, type SendCaption } from './caption-sender.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function aSender(answer: SendCaption = async (text) => (text === null ? 'gone' : 'shown')) {
  const send = vi.fn<SendCaption>(answer);
  const onSeen = vi.fn<(seen: Seen) => void>();
  return { send, onSeen, sender: new CaptionSender(send, onSeen) };
}
const sent = (send: ReturnType<typeof aSender>['send']) => send.mock.calls.map(([text]) => text);

describe('captions of somebody who dictates', () => {
  it('are sent at most once in two seconds, with the newest words', async () => {
    const { send, sender } = aSender();
    for (let word = 1; word <= 600; word += 1) {
      sender.say(`word ${word}`);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(send.mock.calls.length).toBeLessThanOrEqual(60_000 / 2_000);
    expect(send.mock.calls.length).toBeGreaterThan(25);
    expect(Number(sent(send).at(-1)?.split(' ')[1])).toBeGreaterThan(570);
  });

  it('cost nothing in silence, and nothing while nobody dictates', async () => {
    const { send, sender } = aSender();
    await vi.advanceTimersByTimeAsync(60_000);
    sender.end({ isPosted: false });
    expect(send).not.toHaveBeenCalled();
    const other = aSender();
    other.sender.say('voting');
    await vi.advanceTimersByTimeAsync(60_000);
    other.sender.say('voting');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent(other.send)).toEqual(['voting']);
  });

  it('go one at a time, however slow the answer is', async () => {
    const { send, sender } = aSender(
      () => new Promise((resolve) => setTimeout(() => resolve('shown'), 9_000)),
    );
    sender.say('one');
    await vi.advanceTimersByTimeAsync(5_000);
    sender.say('one two');
    await vi.advanceTimersByTimeAsync(3_999);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1 + CAPTION_EVERY_MS);
    expect(sent(send)).toEqual(['one', 'one two']);
  });

  it('say whether the moderator keeps them back', async () => {
    const { onSeen, sender } = aSender(async (text) => (text === 'rude' ? 'kept' : 'shown'));
    sender.say('rude');
    await vi.advanceTimersByTimeAsync(CAPTION_EVERY_MS);
    sender.say('calm');
    await vi.advanceTimersByTimeAsync(CAPTION_EVERY_MS);
    expect(onSeen.mock.calls).toEqual([['kept'], ['shown']]);
  });

  it('are taken away where captions are off for everybody, and asked for again after ten minutes', async () => {
    let isOff = false;
    const { onSeen, send, sender } = aSender(async (text) =>
      text === null ? 'gone' : isOff ? 'off' : 'shown',
    );
    sender.say('one');
    await vi.advanceTimersByTimeAsync(CAPTION_EVERY_MS);
    isOff = true;
    for (let word = 2; word <= 60; word += 1) {
      sender.say(`word ${word}`);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(sent(send)).toEqual(['one', 'word 2', null]);
    expect(onSeen.mock.calls).toEqual([['shown'], ['off']]);
    isOff = false;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent(send)).toEqual(['one', 'word 2', null, 'word 60']);
    expect(onSeen.mock.lastCall).toEqual(['shown']);
  });

  it('that came too early are sent again', async () => {
    let calls = 0;
    const { send, sender } = aSender(async () => ((calls += 1) === 1 ? 'early' : 'shown'));
    sender.say('one');
    await vi.advanceTimersByTimeAsync(3 * CAPTION_EVERY_MS);
    expect(sent(send)).toEqual(['one', 'one']);
  });

  it('rest for ten seconds after a refusal, or a lost connection', async () => {
    const { send, sender } = aSender(() => Promise.reject(new Error('offline')));
    sender.say('one');
    await vi.advanceTimersByTimeAsync(9_999);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledTimes(2);
  });
});

describe('the end of captions', () => {
  it('takes them away, unless the posted words did', async () => {
    const stopped = aSender();
    stopped.sender.say('one');
    await vi.advanceTimersByTimeAsync(0);
    stopped.sender.end({ isPosted: false });
    const posted = aSender();
    posted.sender.say('one');
    await vi.advanceTimersByTimeAsync(0);
    posted.sender.end({ isPosted: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent(stopped.send), sent(posted.send)]).toEqual([['one', null], ['one']]);
  });

  it('takes away one that was still on its way when its words were posted', async () => {
    const { send, sender } = aSender(
      (text) => new Promise((resolve) => setTimeout(() => resolve(text === null ? 'gone' : 'shown'), 500)),
    );
    sender.say('one');
    sender.end({ isPosted: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent(send)).toEqual(['one', null]);
  });
});

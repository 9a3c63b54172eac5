import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_ROUNDS, Listener, ROUND_PAUSE_MS, type ListenerHears } from './listener.ts';
import { FakeRecognition } from './testing/fake-recognition.ts';

beforeEach(() => {
  vi.useFakeTimers();
  FakeRecognition.reset();
});
afterEach(() => vi.useRealTimers());

function listening() {
  const hears = {
    onListening: vi.fn<ListenerHears['onListening']>(),
    onHeard: vi.fn<ListenerHears['onHeard']>(),
    onRound: vi.fn<ListenerHears['onRound']>(),
    onEnd: vi.fn<ListenerHears['onEnd']>(),
  };
  return { hears, listener: new Listener(() => new FakeRecognition(), hears) };
}
const heardTexts = ({ onHeard }: ReturnType<typeof listening>['hears']) =>
  onHeard.mock.calls.map(([heard]) => heard.map(({ text }) => text).join(' '));
const nextRound = () => vi.advanceTimersByTime(ROUND_PAUSE_MS);

describe('a listener', () => {
  it('continues after a browser that stops in the middle', () => {
    const { hears } = listening();
    FakeRecognition.last.hears('voting is');
    FakeRecognition.last.ends();
    nextRound();
    FakeRecognition.last.hears('a duty');
    expect(FakeRecognition.all).toHaveLength(2);
    expect(heardTexts(hears)).toEqual(['voting is', 'a duty']);
    expect(hears.onRound).toHaveBeenCalledTimes(1);
    expect(hears.onEnd).not.toHaveBeenCalled();
  });

  it.each([
    ['not-allowed', 'denied'],
    ['service-not-allowed', 'denied'],
    ['audio-capture', 'no-microphone'],
    ['network', 'network'],
    ['language-not-supported', 'language'],
  ])('ends at once after %s, and says why', (error, trouble) => {
    const { hears } = listening();
    FakeRecognition.last.fails(error);
    nextRound();
    expect(hears.onEnd.mock.calls).toEqual([[trouble]]);
    expect(FakeRecognition.all).toHaveLength(1);
  });

  it('ends after a long silence, and after a browser that cannot keep listening', () => {
    const silent = listening().hears;
    for (let round = 0; round < EMPTY_ROUNDS; round += 1) {
      FakeRecognition.last.fails('no-speech');
      nextRound();
    }
    const broken = listening().hears;
    for (let round = 0; round < EMPTY_ROUNDS; round += 1) {
      FakeRecognition.last.ends();
      nextRound();
    }
    expect([silent.onEnd.mock.calls, broken.onEnd.mock.calls]).toEqual([[['silence']], [['cut-off']]]);
  });

  it('ends where the browser refuses to start, without a throw', () => {
    FakeRecognition.onStart = () => {
      throw new Error('InvalidStateError');
    };
    const { hears } = listening();
    vi.advanceTimersByTime(10 * ROUND_PAUSE_MS);
    expect(hears.onEnd.mock.calls).toEqual([['cut-off']]);
  });

  it('ignores empty results', () => {
    const { hears } = listening();
    FakeRecognition.last.hears('', '  ');
    expect(hears.onHeard).not.toHaveBeenCalled();
  });
});

describe('a listener that is stopped', () => {
  it('still takes the words that the browser holds', () => {
    const { hears, listener } = listening();
    listener.stop();
    FakeRecognition.last.hears('the last words');
    FakeRecognition.last.ends();
    expect(heardTexts(hears)).toEqual(['the last words']);
    expect(hears.onEnd.mock.calls).toEqual([[undefined]]);
  });

  it('does not wait for a browser that never confirms', () => {
    const { hears, listener } = listening();
    listener.stop();
    vi.advanceTimersByTime(10 * ROUND_PAUSE_MS);
    expect(hears.onEnd.mock.calls).toEqual([[undefined]]);
    expect(FakeRecognition.last.isAborted).toBe(true);
  });

  it('hears nothing more once it is aborted', () => {
    const { hears, listener } = listening();
    listener.abort();
    FakeRecognition.last.hears('late');
    FakeRecognition.last.ends();
    nextRound();
    expect(hears.onHeard).not.toHaveBeenCalled();
    expect(FakeRecognition.all).toHaveLength(1);
  });
});

import { describe, expect, it } from 'vitest';
import { allSources } from './all-sources.ts';
import type { Source } from './live.ts';

/** A document that emits what the test provides. */
function aDocument() {
  const listener = {
    say: (_value: string | null, _stale?: boolean) => undefined as void,
    fail: (_error: unknown) => undefined as void,
    isStopped: false,
  };
  const source: Source<string | null> = {
    listen: (onValue, onError) => {
      listener.say = (value, stale) => onValue(value, stale ?? false);
      listener.fail = onError;
      return () => void (listener.isStopped = true);
    },
  };
  return { source, listener };
}

function listenToTwo() {
  const [one, other] = [aDocument(), aDocument()];
  const heard: unknown[] = [];
  const stop = allSources([one.source, other.source]).listen(
    (value, stale) => heard.push([value, stale]),
    (error) => heard.push(error),
  );
  return { one: one.listener, other: other.listener, heard, stop };
}

describe('several documents as one list', () => {
  it('waits for the last of them, then emits every change in order', () => {
    const { one, other, heard } = listenToTwo();
    other.say('b');
    expect(heard).toEqual([]);
    one.say('a');
    one.say('a2');
    expect(heard).toEqual([
      [['a', 'b'], false],
      [['a2', 'b'], false],
    ]);
  });

  it('leaves out missing documents, and is stale if one of them is', () => {
    const { one, other, heard } = listenToTwo();
    one.say(null);
    other.say('b', true);
    expect(heard).toEqual([[['b'], true]]);
  });

  it('fails as a whole and stops listening', () => {
    const { one, other, heard } = listenToTwo();
    one.fail('denied');
    expect(heard).toEqual(['denied']);
    expect(other.isStopped).toBe(true);
  });

  it('stops every listener', () => {
    const { one, other, stop } = listenToTwo();
    stop();
    expect([one.isStopped, other.isStopped]).toEqual([true, true]);
  });
});

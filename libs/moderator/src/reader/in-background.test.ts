import { describe, expect, it } from 'vitest';
import { inBackground } from './in-background.ts';
import type { Reader } from './reader.ts';
import type { Reading } from './reader-heads.ts';

const READING: Reading = {
  attack: 0.9,
  group: 0,
  harm: 0,
  care: 0,
  exposure: 0,
  sexual: 0,
  places: {},
};

/** A reader that answers when the test says so. */
function aSlowReader() {
  const texts: string[] = [];
  const answers: ((reading: Reading | undefined) => void)[] = [];
  const reader: Reader = {
    read: (text) => {
      texts.push(text);
      return new Promise((answer) => answers.push(answer));
    },
  };
  return { reader, texts, answer: (reading?: Reading) => answers.shift()?.(reading) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a reader in the background', () => {
  it('reads one text at a time, newest first', async () => {
    const slow = aSlowReader();
    const reader = inBackground(slow.reader, () => 0);
    const all = ['first', 'second', 'third'].map((text) => reader.read(text, []));
    expect(slow.texts).toEqual(['first']);
    slow.answer(READING);
    await settled();
    expect(slow.texts).toEqual(['first', 'third']);
    slow.answer(READING);
    await settled();
    slow.answer(READING);
    expect(await Promise.all(all)).toEqual([READING, READING, READING]);
  });

  it('drops the oldest of forty messages a second rather than delaying the others', async () => {
    const slow = aSlowReader();
    const reader = inBackground(slow.reader, () => 0, { mostWaiting: 8 });
    const all = Array.from({ length: 40 }, (_, at) => reader.read(`m${at}`, []));
    expect(await Promise.all(all.slice(1, 32))).toEqual(Array.from({ length: 31 }, () => undefined));
    for (let left = 9; left > 0; left -= 1) {
      slow.answer(READING);
      await settled();
    }
    expect(slow.texts).toEqual(['m0', 'm39', 'm38', 'm37', 'm36', 'm35', 'm34', 'm33', 'm32']);
  });

  it.each([
    ['has no opinion', async () => undefined],
    [
      'fails',
      async () => {
        throw new Error('no encoder');
      },
    ],
  ])('rests after a reading that %s: no storm of attempts', async (_, read) => {
    let nowMs = 0;
    let attempts = 0;
    const failing: Reader = {
      read: () => {
        attempts += 1;
        return read();
      },
    };
    const reader = inBackground(failing, () => nowMs, { restMs: 1_000 });
    await Promise.all(Array.from({ length: 40 }, (_message, at) => reader.read(`m${at}`, [])));
    expect(attempts).toBe(1);
    nowMs = 999;
    expect(await reader.read('late', [])).toBeUndefined();
    expect(attempts).toBe(1);
    nowMs = 1_000;
    await reader.read('later', []);
    expect(attempts).toBe(2);
  });
});

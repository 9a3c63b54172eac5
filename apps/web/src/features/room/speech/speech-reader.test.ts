import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SpeechReader } from './speech-reader.ts';
import { stubVoices, type FakeVoices } from './testing/fake-voices.ts';

let voices: FakeVoices;
beforeEach(() => {
  vi.useFakeTimers();
  voices = stubVoices();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const speech = (id: string, lang = 'en') => ({ id, text: `Words of ${id}.`, lang });
function aReader() {
  const onSilent = vi.fn<(lang: string) => void>();
  return { onSilent, reader: new SpeechReader(globalThis.speechSynthesis, onSilent) };
}

describe('a reader', () => {
  it('reads one speech after the other, in the voice of its language', () => {
    const { reader } = aReader();
    reader.readNext(speech('one'));
    reader.readNext(speech('two', 'de'));
    expect(voices.texts).toEqual(['Words of one.']);
    voices.endLast();
    expect(voices.spoken.map(({ lang }) => lang)).toEqual(['en-GB', 'de-DE']);
    voices.endLast();
    expect(reader.current()).toBeUndefined();
  });

  it('leaves out older speeches rather than falling behind', () => {
    const { reader } = aReader();
    for (const id of ['one', 'two', 'three', 'four', 'five']) reader.readNext(speech(id));
    for (let ended = 0; ended < 5; ended += 1) voices.endLast();
    expect(voices.texts).toEqual(['Words of one.', 'Words of three.', 'Words of four.', 'Words of five.']);
  });

  it('is silent at once when stopped, though the browser reports the end of a piece', () => {
    const { reader } = aReader();
    reader.readNext(speech('one'));
    reader.readNext(speech('two'));
    reader.stop();
    voices.endLast();
    vi.advanceTimersByTime(600_000);
    expect([voices.texts, voices.cancelled, reader.current()]).toEqual([['Words of one.'], 1, undefined]);
  });

  it('continues after a voice that never says that it has ended', () => {
    const { reader } = aReader();
    reader.readNext(speech('one'));
    reader.readNext(speech('two'));
    vi.advanceTimersByTime(10_000);
    expect(voices.texts).toEqual(['Words of one.', 'Words of two.']);
  });

  it('says so if no voice speaks the language, and reads the next', () => {
    const { reader, onSilent } = aReader();
    reader.readNext(speech('one', 'ja'));
    reader.readNext(speech('two'));
    expect(onSilent.mock.calls).toEqual([['ja']]);
    expect(voices.texts).toEqual(['Words of two.']);
  });

  it('tries the language where the voices are not known yet', () => {
    voices.langs = [];
    aReader().reader.readNow(speech('one', 'ja'));
    expect(voices.spoken[0]?.lang).toBe('ja');
  });
});

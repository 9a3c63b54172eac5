import { describe, expect, it } from 'vitest';
import { piecesOf, voiceFor } from './voices.ts';

const voice = (lang: string, changes: { localService?: boolean; default?: boolean } = {}) => ({
  lang,
  localService: false,
  default: false,
  ...changes,
});

describe('the voice for a text', () => {
  it('speaks its language, whatever the listener speaks', () => {
    const voices = [voice('en-US'), voice('de-DE'), voice('fr-FR')];
    expect(voiceFor(voices, 'de', ['en-GB'])?.lang).toBe('de-DE');
    expect(voiceFor(voices, 'ja', ['en-GB'])).toBeUndefined();
  });

  it('is of the listener’s region, then on this device, then the default', () => {
    const here = voice('en-US', { localService: true });
    const usual = voice('en-AU', { default: true });
    expect(voiceFor([here, usual, voice('en_GB')], 'en', ['de-AT', 'en-GB'])?.lang).toBe('en_GB');
    expect(voiceFor([usual, here], 'en', ['de-AT'])).toBe(here);
    expect(voiceFor([voice('en-IN'), usual], 'en', [])).toBe(usual);
  });
});

describe('pieces of a text', () => {
  it('are whole sentences, put together while they are short', () => {
    const text = `${'A short one. '.repeat(30)}`;
    const pieces = piecesOf(text, 'en');
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.every((piece) => piece.length <= 200 && piece.endsWith('.'))).toBe(true);
    expect(pieces.join(' ')).toBe(text.trim());
  });

  it('divide a long sentence between words, and lose nothing', () => {
    const text = `${'word '.repeat(100)}`.trim();
    expect(piecesOf(text, 'en').join(' ')).toBe(text);
    expect(piecesOf('a'.repeat(450), 'en').join('')).toBe('a'.repeat(450));
    expect(piecesOf('  ', 'en')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { afterWords, joinWords, lastWords, readResults, transcriptOf, type Heard } from './transcript.ts';

const sure = (text: string, isFinal = true): Heard => ({ text, isFinal, isSure: true });
const unsure = (text: string): Heard => ({ text, isFinal: true, isSure: false });

describe('results of a browser', () => {
  it('count only if they have words', () => {
    const result = (transcript: unknown, confidence: unknown = 0.8) =>
      Object.assign([{ transcript, confidence }], { isFinal: true });
    const none = Object.assign([], { isFinal: true });
    expect(readResults([result('  voting  is '), result(''), result(' '), result(undefined), none])).toEqual([
      sure('voting is'),
    ]);
    expect(readResults([result('no', NaN)])).toEqual([unsure('no')]);
  });
});

describe('a transcript', () => {
  it('puts sentences after each other, an unfinished one last', () => {
    expect(transcriptOf([sure('Voting is a duty.'), sure('it binds', false)])).toBe(
      'Voting is a duty. It binds',
    );
  });

  it('says once what a phone sends with each new word', () => {
    const sent = ['voting', 'voting is', 'voting is a', 'voting is a duty'];
    expect(transcriptOf(sent.map(unsure))).toBe('voting is a duty');
  });

  it('says once what came twice, and keeps what a speaker repeats', () => {
    expect(transcriptOf([sure('laws bind us'), sure('laws bind us')])).toBe('laws bind us');
    expect(transcriptOf([sure('no'), sure('no')])).toBe('no no');
    expect(transcriptOf([sure('no'), sure('nobody')])).toBe('no nobody');
  });

  it('puts no spaces between words of Japanese', () => {
    expect(transcriptOf([sure('投票は'), sure('義務です')])).toBe('投票は義務です');
  });
});

describe('joining', () => {
  it('adds a space, and a capital at the beginning of a sentence', () => {
    expect(joinWords('', 'voting')).toBe('Voting');
    expect(joinWords('Yes.', 'voting')).toBe('Yes. Voting');
    expect(joinWords('Because', 'voting')).toBe('Because voting');
    expect(joinWords('One\n', 'two')).toBe('One\nTwo');
    expect(joinWords('As it is', '')).toBe('As it is');
  });
});

describe('a part of the words', () => {
  it('begins after so many', () => {
    expect(afterWords('one two three', 1)).toBe('two three');
    expect(afterWords('one two', 2)).toBe('');
    expect(afterWords('投票は義務', 2)).toBe('は義務');
  });

  it('ends with the last ones that fit, whole', () => {
    expect(lastWords('one two three', 20)).toBe('one two three');
    expect(lastWords('one two three', 8)).toBe('three');
    expect(lastWords('one two three', 9)).toBe('two three');
    expect(lastWords('a'.repeat(30), 10)).toBe('a'.repeat(10));
  });
});

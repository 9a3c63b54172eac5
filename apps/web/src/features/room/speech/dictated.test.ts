import { describe, expect, it } from 'vitest';
import { beginDictation, nextRound, withHeard } from './dictated.ts';

const heard = (...texts: string[]) => texts.map((text) => ({ text, isFinal: true, isSure: true }));

describe('dictated words', () => {
  it('go behind what the draft says already, and change as the browser corrects them', () => {
    const begun = beginDictation('First of all,');
    const guess = withHeard(begun, heard('voting is a beauty'), begun.draft);
    expect(guess.draft).toBe('First of all, voting is a beauty');
    expect(withHeard(guess, heard('voting is a duty'), guess.draft).draft).toBe(
      'First of all, voting is a duty',
    );
  });

  it('leave alone what the person changes meanwhile', () => {
    const one = withHeard(beginDictation(''), heard('voting is a beauty'), '');
    const edited = 'Voting is a DUTY';
    const two = withHeard(one, heard('voting is a beauty', 'and a right'), edited);
    expect(two.draft).toBe('Voting is a DUTY and a right');
    expect(withHeard(two, heard('voting is a beauty', 'and a right too'), two.draft).draft).toBe(
      'Voting is a DUTY and a right too',
    );
  });

  it('begin again in an emptied draft', () => {
    const one = withHeard(beginDictation(''), heard('rubbish'), '');
    expect(withHeard(one, heard('rubbish', 'voting'), '').draft).toBe('Voting');
  });

  it('stay when the browser stops listening, and go on behind it', () => {
    const one = withHeard(beginDictation('So.'), heard('voting is'), 'So.');
    const two = withHeard(nextRound(one), heard('a duty'), one.draft);
    expect(two).toMatchObject({ draft: 'So. Voting is a duty', said: 'Voting is a duty' });
  });
});

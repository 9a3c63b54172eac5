import { inLanguage } from '@rostrum/words';
import { describe, expect, it } from 'vitest';
import { emptyTally } from './tally.ts';
import { judgeTwice, readingOf, verdictOf, verdictWords } from './verdict.ts';
import { modelVerdict } from './with-model.ts';

describe('the verdict', () => {
  const share = (hits: number, chances: number) => ({ hits, chances, best: null, missed: null });
  const strong = {
    tally: { ...emptyTally(), argument: share(18, 20), evidence: share(12, 20) },
    met: share(9, 10),
    matter: [],
  };
  const weak = {
    tally: { ...emptyTally(), argument: share(4, 20), evidence: share(1, 20) },
    met: share(2, 10),
    matter: [],
  };

  it('is read twice with the order swapped, and names the better case either way', () => {
    const verdict = judgeTwice({ for: strong, against: weak });
    expect(verdict.readings.map(({ first, lead }) => [first, lead])).toEqual([
      ['for', 2],
      ['against', 2],
    ]);
    expect(verdict.winner).toBe('for');
    expect(judgeTwice({ for: weak, against: strong }).winner).toBe('against');
  });

  it('names nobody if the cases are equal', () => {
    expect(judgeTwice({ for: strong, against: strong }).winner).toBeNull();
  });

  it('names nobody if a model’s two readings differ', () => {
    const first = { matter: 'for', clash: 'for', method: 'equal' } as const;
    const second = { matter: 'against', clash: 'equal', method: 'equal' } as const;
    const verdict = modelVerdict({ forFirst: first, againstFirst: second });
    expect(verdict.winner).toBeNull();
    expect(verdictWords(verdict)).toBe(
      'Too close to call: For led by 2 of 3 criteria. With the order swapped, Against led by 1 of 3. Read by a language model.',
    );
    expect(verdictOf('model', readingOf('for', first), readingOf('against', first)).winner).toBe('for');
  });

  it('is said in the language of the page', () => {
    const first = { matter: 'for', clash: 'for', method: 'equal' } as const;
    const verdict = modelVerdict({ forFirst: first, againstFirst: first });
    expect(inLanguage('de', () => verdictWords(verdict))).toBe(
      'Pro lag um 2 von 3 Kriterien vorn, in umgekehrter Reihenfolge um 2. Gelesen von einem Sprachmodell.',
    );
    const undecided = judgeTwice({ for: strong, against: strong });
    expect(inLanguage('es', () => verdictWords(undecided))).toBe(
      'Sin un ganador claro: ningún lado iba por delante. Con el orden invertido, ningún lado iba por delante.',
    );
  });
});

import { expect, test } from 'vitest';
import { actSchema } from '../documents/intervention.ts';
import { INTERVENTION_WORDS, ledgerWord } from './intervention-words.ts';

test('no two interventions have the same word in the ledger', () => {
  const words = actSchema.options.map((type) => INTERVENTION_WORDS[type].ledger());
  expect(new Set(words).size).toBe(words.length);
});

test('the ledger shows an unknown type by its stored name', () => {
  expect(ledgerWord('severe')).toBe('Danger to someone');
  expect(ledgerWord('retired')).toBe('retired');
  expect(ledgerWord('constructor')).toBe('constructor');
});

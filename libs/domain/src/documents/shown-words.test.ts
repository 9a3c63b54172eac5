import { inLanguage } from '@rostrum/words';
import { expect, test } from 'vitest';
import { OPPONENT } from '../debate/opponent.ts';
import { HIDDEN_LINES, HIDDEN_REASON } from './hidden-words.ts';
import { DELETED_NAME, NAMELESS } from './profile.ts';
import { shownName } from './shown-name.ts';
import { hiddenLine, shownWords } from './shown-words.ts';

test('replaced words and names are in the reader’s language', () => {
  inLanguage('de', () => {
    expect([NAMELESS, '', undefined, DELETED_NAME, OPPONENT.displayName].map(shownName)).toEqual([
      'Jemand',
      'Jemand',
      'Jemand',
      'Gelöschtes Konto',
      'KI-Gegenüber',
    ]);
    expect(shownWords(HIDDEN_LINES.host)).toBe(hiddenLine('host'));
    expect(shownWords(HIDDEN_REASON)).toBe('Das Team hat diese Begründung ausgeblendet.');
  });
});

test('in English it is what is stored', () => {
  expect([HIDDEN_LINES.house, HIDDEN_LINES.host, HIDDEN_REASON].map(shownWords)).toEqual([
    hiddenLine('house'),
    hiddenLine('host'),
    HIDDEN_REASON,
  ]);
  expect([DELETED_NAME, NAMELESS, OPPONENT.displayName].map(shownName)).toEqual([
    DELETED_NAME,
    NAMELESS,
    OPPONENT.displayName,
  ]);
});

test('people’s own names and words stay', () => {
  expect([shownName('Ada Marsh'), shownWords('Ban cars.'), shownWords('constructor')]).toEqual([
    'Ada Marsh',
    'Ban cars.',
    'constructor',
  ]);
});

import { anIntervention, NOON_MS } from '@rostrum/domain/testing';
import type { Statement } from '@rostrum/domain';
import { inLanguage, type Language } from '@rostrum/words';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { ActNote } from './act-note.tsx';
import { FoldedNote } from './folded-note.tsx';
import { DebateLanguage } from './moderator-words.tsx';

const STATEMENT: Statement = {
  restrictions: ['held'],
  where: 'In this debate and its record.',
  fromMs: NOON_MS,
  untilMs: null,
  facts: 'One phrase.',
  foundBy: 'ownInitiative',
  automatedDetection: true,
  automatedDecision: true,
  ground: 'houseRules',
  rule: 'House rule 2',
  explanation: 'The words judge a person.',
  appeal: 'Tap "Appeal" on this card within seven days.',
  appealUntilMs: NOON_MS,
};
const BECAUSE = { label: 'Because', value: 'These words speak about a person.' };
const PATTERN = { label: 'Pattern', value: 'you are' };
const CONFIDENCE = { label: 'Confidence', value: 'high, 0.91' };
const DECIDED_BY = { label: 'Decided by', value: 'embedded engine' };

/** In a German page, in which a debate in this language is shown. */
const inGermanPage = (shown: ReactNode, debate: Language = 'en') =>
  inLanguage('de', () =>
    render(
      <div lang="de">
        <DebateLanguage value={debate}>{shown}</DebateLanguage>
      </div>,
    ),
  );

const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang');
const languagesOf = (...texts: string[]) => texts.map((text) => languageOf(screen.getByText(text)));

function anAct(changes: Parameters<typeof anIntervention>[0]) {
  const act = { act: 'personAttack', to: 'ada', says: 'One “phrase” may hurt.', ...changes } as const;
  return (
    <ActNote
      act={{ ...anIntervention(act), id: 'a1' }}
      wayOn="Bearbeite es."
      time="12:00"
      dateTime=""
      dayAndTime={() => 'heute'}
    />
  );
}

describe('an act of an English debate in a German page', () => {
  test('has the moderator’s words in English, with English quotation marks', () => {
    inGermanPage(anAct({ quote: 'you are', rule: 'Rule 2' }));
    expect(languagesOf('Rule 2.', 'phrase', 'you are')).toEqual(['en', 'en', 'en']);
    for (const quotation of screen.getByRole('note').querySelectorAll('q'))
      expect(quotation.matches(':lang(en) > q')).toBe(true);
  });

  test('has the page’s words in German', () => {
    inGermanPage(anAct({ quote: 'you are', rule: 'Rule 2', why: [PATTERN] }));
    expect(languagesOf('Moderator', 'Warum?', 'Bearbeite es.')).toEqual(['de', 'de', 'de']);
  });

  test('has its reason and factors in English, and the names of the page in German', () => {
    inGermanPage(anAct({ quote: 'phrase', why: [BECAUSE, PATTERN, CONFIDENCE] }));
    const stored = [': these words speak about a person.', 'Pattern', 'you are', 'Confidence: high, 0.91'];
    expect(languagesOf(...stored)).toEqual(['en', 'en', 'en', 'en']);
    expect(languagesOf('Alle Gründe', 'Messwerte')).toEqual(['de', 'de']);
  });

  test('has a statement of reasons in English within the sentences of the page', () => {
    inGermanPage(anAct({ why: [DECIDED_BY], statement: STATEMENT }));
    const { where, facts, rule, explanation, appeal } = STATEMENT;
    expect(languagesOf(where, facts, rule, explanation, appeal, 'Decided by', 'embedded engine')).toEqual(
      Array.from({ length: 7 }, () => 'en'),
    );
    expect(languagesOf('. Eine Hausregel, kein Gesetz.', 'Bis heute.')).toEqual(['de', 'de']);
  });
});

test('a folded note is in the language of its debate', () => {
  inGermanPage(<FoldedNote say="Una frase." onOpen={() => undefined} />, 'es');
  expect(languagesOf('Una frase.')).toEqual(['es']);
  expect(languageOf(screen.getByRole('button'))).toBe('de');
});

test('words outside a debate are in the language of the page', () => {
  render(anAct({ says: 'One phrase.' }));
  expect(screen.getByText('One phrase.').closest('[lang]')).toBeNull();
});

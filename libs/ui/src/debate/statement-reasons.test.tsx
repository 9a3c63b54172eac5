import { anIntervention, NOON_MS } from '@rostrum/domain/testing';
import type { Statement } from '@rostrum/domain';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { ActNote } from './act-note.tsx';

const STATEMENT: Statement = {
  restrictions: ['held'],
  where: 'In this debate and its record.',
  fromMs: NOON_MS,
  untilMs: null,
  facts: 'Pattern: you are; confidence high, 0.91.',
  foundBy: 'ownInitiative',
  automatedDetection: true,
  automatedDecision: true,
  ground: 'houseRules',
  rule: 'Rule 2, speak about the claim',
  explanation: 'The words judge a person.',
  appeal: 'Tap "Appeal" on this card within seven days.',
  appealUntilMs: NOON_MS + 7 * 86_400_000,
};
const WHY = [
  { label: 'Rule', value: 'Rule 2, speak about the claim' },
  { label: 'Pattern', value: 'you are' },
  { label: 'Confidence', value: 'high, 0.91' },
  { label: 'Decided by', value: 'embedded engine, policy 3; no language model' },
];

function reasons() {
  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  const details = screen.getAllByRole('definition');
  return Object.fromEntries(terms.map((term, index) => [term, details[index]?.textContent]));
}

async function open(statement: Statement | undefined) {
  const act = {
    ...anIntervention({ act: 'personAttack', to: 'ada', why: WHY, ...(statement && { statement }) }),
    id: 'a1',
  };
  render(
    <ActNote
      act={act}
      time="12:00"
      dateTime=""
      dayAndTime={(atMs) => `day ${(atMs - NOON_MS) / 86_400_000}`}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Why?' }));
}

describe('"Why?"', () => {
  test('gives every field of the statement of reasons if something is restricted', async () => {
    await open(STATEMENT);
    expect(reasons()).toEqual({
      What: 'The message is held: it can be edited and sent again.',
      Where: 'In this debate and its record.',
      Since: 'day 0',
      Until: 'it is sent again, or a person decides',
      Facts: 'Pattern: you are',
      Rule: 'Rule 2, speak about the claim. A house rule, not a law.',
      Reason: 'The words judge a person.',
      Automated: 'Found by a machine; no report led to it. Decided by a machine; no person has looked yet.',
      'Decided by': 'embedded engine, policy 3; no language model',
      Appeal: 'Tap "Appeal" on this card within seven days. Until day 7.',
      Figures: 'What the engine measuredConfidence: high, 0.91',
    });
    expect(within(screen.getByRole('note')).getAllByRole('listitem')).toHaveLength(2);
  });

  test('gives the end of a restriction that ends by itself', async () => {
    await open({ ...STATEMENT, restrictions: ['cooledOff'], untilMs: NOON_MS + 43_200_000 });
    expect(reasons()).toMatchObject({
      What: 'No one can send anything for a moment, on either side.',
      Until: 'day 0.5',
    });
  });

  test('gives the deciding factors in words if nothing is restricted, and folds the figures', async () => {
    await open(undefined);
    expect(reasons()).toEqual({
      Rule: 'Rule 2, speak about the claim',
      Pattern: 'you are',
      'Decided by': 'embedded engine, policy 3; no language model',
      Figures: 'What the engine measuredConfidence: high, 0.91',
    });
    expect(screen.getByText('Confidence: high, 0.91')).not.toBeVisible();
    await userEvent.click(screen.getByText('What the engine measured'));
    expect(screen.getByText('Confidence: high, 0.91')).toBeVisible();
  });

  test('begins with one sentence that a person accepts, and folds all else', async () => {
    const why = [
      { label: 'Because', value: 'These words speak about a person, not about a claim.' },
      { label: 'Read by', value: 'two readers, who agree' },
      ...WHY,
    ];
    const act = { ...anIntervention({ act: 'personAttack', to: 'ada', quote: 'you are', why }), id: 'a1' };
    render(<ActNote act={act} time="12:00" dateTime="" />);
    await userEvent.click(screen.getByRole('button', { name: 'Why?' }));
    const sentence = 'you are: these words speak about a person, not about a claim.';
    expect(
      screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === sentence),
    ).toBeVisible();
    expect(screen.getByText('two readers, who agree')).not.toBeVisible();
    await userEvent.click(screen.getByText('All the reasons'));
    expect(screen.getByText('embedded engine, policy 3; no language model')).toBeVisible();
  });
});

import { DIMENSIONS, DIMENSION_WORDS } from '@rostrum/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { STYLE_SPREAD } from '../../logic/style-spread.ts';
import { ScoreMeanings } from './score-meanings.tsx';

it('says of every score what it asks and how far style moves it', async () => {
  render(<ScoreMeanings />);
  await userEvent.click(screen.getByText('What the scores mean, and how far style moves them'));
  for (const dimension of DIMENSIONS) {
    const { name, asks } = DIMENSION_WORDS[dimension];
    const row = screen.getByRole('row', { name: new RegExp(`^${name()}`) });
    expect(within(row).getByText(asks())).toBeVisible();
    expect(within(row).getByText(STYLE_SPREAD[dimension]?.toFixed(1) ?? '–')).toBeVisible();
  }
});

import { QUICK_CLASH, withLengths } from '@rostrum/domain';
import { HOUSE_RULES } from '@rostrum/moderator';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LearningView } from './learning-view.tsx';

describe('learning', () => {
  it('goes through the preparation and every step of the format, with its real length', () => {
    render(<LearningView format={QUICK_CLASH} />);
    for (const name of ['Preparation', ...QUICK_CLASH.steps.map((step) => step.name)]) {
      expect(screen.getByRole('heading', { name })).toBeVisible();
    }
    expect(screen.getByText('Both, 4 min, up to 3,600 characters each')).toBeVisible();
  });

  it('leaves out a preparation that a format does not have', () => {
    render(<LearningView format={withLengths(QUICK_CLASH, { preparation: 0 })} />);
    expect(screen.queryByRole('heading', { name: 'Preparation' })).toBeNull();
  });

  it('shows the house rules that the moderator goes by', () => {
    render(<LearningView format={QUICK_CLASH} />);
    for (const { title } of HOUSE_RULES) expect(screen.getByRole('heading', { name: title })).toBeVisible();
  });
});

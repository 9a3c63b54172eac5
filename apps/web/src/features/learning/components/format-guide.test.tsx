import { QUICK_CLASH, withLengths } from '@rostrum/domain';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FormatGuide } from './format-guide.tsx';

describe('the guide to a format', () => {
  it('goes through the preparation and every step of the format, with its real length', () => {
    render(<FormatGuide format={QUICK_CLASH} />);
    for (const name of ['Preparation', ...QUICK_CLASH.steps.map((step) => step.name)]) {
      expect(screen.getByRole('heading', { name })).toBeVisible();
    }
    expect(
      screen.getByText('Both, 4 min spoken (up to 3,600 characters each) or 9 min written (up to 1,800)'),
    ).toBeVisible();
    expect(
      screen.getAllByText(/^For, 2 min spoken or 9 min written, up to 1,800 characters each/),
    ).toHaveLength(2);
  });

  it('leaves out a preparation that a format does not have', () => {
    render(<FormatGuide format={withLengths(QUICK_CLASH, { preparation: 0 })} />);
    expect(screen.queryByRole('heading', { name: 'Preparation' })).toBeNull();
  });
});

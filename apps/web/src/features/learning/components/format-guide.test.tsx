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
    expect(screen.getByText('Both, 4 min, up to 3,600 characters each')).toBeVisible();
  });

  it('leaves out a preparation that a format does not have', () => {
    render(<FormatGuide format={withLengths(QUICK_CLASH, { preparation: 0 })} />);
    expect(screen.queryByRole('heading', { name: 'Preparation' })).toBeNull();
  });
});

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aRecord } from '../../testing/a-record.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ReplayLink } from './replay-link.tsx';

it('leads to the replay beside the report', () => {
  renderPage(<ReplayLink room={aRecord().room} />);
  expect(screen.getByRole('link', { name: 'Replay' })).toHaveAttribute(
    'href',
    '/app/room/room-1/report?show=replay',
  );
});

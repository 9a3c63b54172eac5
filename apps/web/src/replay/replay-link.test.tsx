import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { RecordReading } from '@rostrum/data';
import { expect, it, vi } from 'vitest';
import { aRecord } from '../testing/a-record.ts';
import { renderPage } from '../testing/render-page.tsx';
import { ReplayLink } from './replay-link.tsx';

const data = vi.hoisted(() => ({ reading: undefined as RecordReading | undefined }));
vi.mock('@rostrum/data', async (original) => ({
  ...(await original<typeof import('@rostrum/data')>()),
  useDebateRecord: () => ({ status: 'ready', value: data.reading, stale: false }),
}));

it('leads from a public debate to its own page', () => {
  renderPage(<ReplayLink room={aRecord().room} />);
  expect(screen.getByRole('link', { name: 'Replay' })).toHaveAttribute('href', '/debates/room-1');
});

it.each(['private', 'unlisted'] as const)(
  'opens the replay of an %s debate inside its room',
  async (visibility) => {
    const record = aRecord({ visibility });
    data.reading = { at: 'whole', record };
    renderPage(<ReplayLink room={record.room} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Replay' }));
    expect(await screen.findByRole('slider', { name: 'Position in the debate' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close the replay' }));
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  },
);

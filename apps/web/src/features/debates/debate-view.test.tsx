import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type * as data from '@rostrum/data';
import type { Live, LiveProblem, RecordReading } from '@rostrum/data';
import { describe, expect, it, vi } from 'vitest';
import { aRecord } from '../../testing/a-record.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { DebateView } from './debate-view.tsx';

vi.mock('@rostrum/data', async (original) => {
  const nothing = { status: 'ready', value: null, stale: false };
  return {
    ...(await original<typeof data>()),
    useDebateReport: () => nothing,
    useReportMap: () => nothing,
    useMapCorrections: () => ({ ...nothing, value: [] }),
  };
});

const ready = (value: RecordReading): Live<RecordReading> => ({ status: 'ready', value, stale: false });
const failed = (problem: LiveProblem, retry = () => {}): Live<RecordReading> => ({
  status: 'error',
  problem,
  message: 'The server cannot be reached.',
  retry,
});
const show = (reading: Live<RecordReading>) => renderPage(<DebateView roomId="room-1" reading={reading} />);
const heading = () => screen.getByRole('heading', { level: 1 });

describe('the address of a record', () => {
  it('is a page with motion, people, format with its source, ending, replay and downloads', async () => {
    show(ready({ at: 'whole', record: aRecord() }));
    expect(heading()).toHaveTextContent('This house would make public transport free');
    expect(screen.getByText('Ended by its host')).toBeVisible();
    expect(screen.getByText(/^Quick clash/)).toBeVisible();
    expect(screen.getByText(/SPAR/)).toBeVisible();
    expect(screen.getByText('The report is not written yet')).toBeVisible();
    await userEvent.click(screen.getByText('Replay'));
    expect(screen.getByRole('slider', { name: 'Position in the debate' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Download' })).toHaveTextContent('MarkdownJSONCSV');
    expect(document.title).toContain('This house would make public transport free');
  });

  it('shows how the audience voted, where it did', () => {
    const tally = {
      before: { for: 2, against: 6, undecided: 0 },
      after: { for: 4, against: 4, undecided: 0 },
      moved: { 'against>for': 2, 'for>for': 2 },
    };
    show(ready({ at: 'whole', record: aRecord({ tally }) }));
    expect(screen.getByRole('row', { name: 'After 4 4 0' })).toBeVisible();
    const finding = 'For gained 25 points; 2 people changed their mind.';
    expect(screen.getByRole('figure', { name: finding })).toBeVisible();
    expect(screen.getByText(finding)).toBeVisible();
  });

  it.each(['private', 'unlisted'] as const)(
    'shows nothing of an %s debate, also to whom may read it',
    (visibility) => {
      show(ready({ at: 'whole', record: aRecord({ visibility }) }));
      expect(heading()).toHaveTextContent('There is no public record here');
      expect(document.body).not.toHaveTextContent('public transport');
      expect(screen.getByRole('link', { name: 'Open its room' })).toHaveAttribute('href', '/app/room/room-1');
    },
  );

  it.each([
    ['a debate nobody may read here', failed('denied')],
    ['no debate', ready({ at: 'missing' })],
  ])('says of %s that there is no public record', (_name, reading) => {
    show(reading);
    expect(heading()).toHaveTextContent('There is no public record here');
  });

  it('sends who comes too early to the room', () => {
    show(ready({ at: 'notOver', room: aRecord().room }));
    expect(heading()).toHaveTextContent('This debate is not over yet');
    expect(screen.getByRole('link', { name: 'Go to its room' })).toHaveAttribute('href', '/app/room/room-1');
  });

  it('offers to try again where the server is out of reach', async () => {
    const retry = vi.fn<() => void>();
    show(failed('unreachable', retry));
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('says of a long debate how much of it has been read, of a short one nothing', () => {
    const { unmount } = show(ready({ at: 'reading', count: 900, total: 1_430 }));
    expect(screen.getByText('Read 900 of about 1,430 entries.')).toBeVisible();
    unmount();
    show(ready({ at: 'reading', count: 9, total: 20 }));
    expect(screen.queryByText(/Read 9/)).not.toBeInTheDocument();
  });
});

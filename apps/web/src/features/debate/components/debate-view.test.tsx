import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type * as data from '@rostrum/data';
import type { Live, LiveProblem, RecordReading } from '@rostrum/data';
import { ADA, aTally, BEN, FOR_GAINED } from '@rostrum/domain/testing';
import { describe, expect, it, vi } from 'vitest';
import { aRecord } from '../../../testing/a-record.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { DebateView } from './debate-view.tsx';

vi.mock('@rostrum/data', async (original) => {
  const nothing = { status: 'ready', value: null, stale: false };
  return {
    ...(await original<typeof data>()),
    useAllFindable: (uids: string[]) => uids.length > 0 && uids.every((uid) => found.uids.includes(uid)),
    useDebateReport: () => nothing,
    useReportMap: () => nothing,
    useMapCorrections: () => ({ ...nothing, value: [] }),
  };
});

const found = vi.hoisted(() => ({ uids: [] as string[] }));
const robots = () => document.querySelector('meta[name="robots"]');

const ready = (value: RecordReading): Live<RecordReading> => ({ status: 'ready', value, stale: false });
const failed = (problem: LiveProblem, retry = () => {}): Live<RecordReading> => ({
  status: 'error',
  problem,
  message: 'We can’t reach the server.',
  retry,
});
const show = (reading: Live<RecordReading>) =>
  renderPage(<DebateView roomId="room-1" reading={reading} isVisitor />);
const heading = () => screen.getByRole('heading', { level: 1 });

describe('the address of a record', () => {
  it('is a page with motion, people, format with its source, ending, replay and downloads', async () => {
    show(ready({ at: 'whole', record: aRecord() }));
    expect(heading()).toHaveTextContent('This house would make public transport free');
    expect(screen.getByText('Ended early by agreement of both sides')).toBeVisible();
    expect(screen.getByText(/^Quick clash/)).toBeVisible();
    expect(screen.getByText(/SPAR/)).toBeVisible();
    expect(screen.getByText('The report isn’t written yet')).toBeVisible();
    await userEvent.click(screen.getByText('Replay'));
    expect(screen.getByRole('slider', { name: 'Position in the debate' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Download' })).toHaveTextContent('MarkdownJSONCSV');
    expect(document.title).toContain('This house would make public transport free');
  });

  it('is kept out of search engines until everybody who spoke agrees, and says so', () => {
    const whole = ready({ at: 'whole', record: aRecord() });
    found.uids = [ADA];
    const { unmount } = show(whole);
    expect(robots()).toHaveAttribute('content', 'noindex');
    expect(screen.getByText(/We ask search engines not to list this page/)).toBeVisible();
    unmount();
    found.uids = [ADA, BEN];
    show(whole);
    expect(robots()).toBeNull();
    expect(screen.getByText(/search engines may keep a copy for a while/)).toBeVisible();
  });

  it.each([
    ['loading', { status: 'loading' } as const],
    ['denied', failed('denied')],
    ['not over', ready({ at: 'notOver', room: aRecord().room })],
    ['private', ready({ at: 'whole', record: aRecord({ visibility: 'private' }) })],
  ])('is kept out of search engines while it is %s', (_, reading) => {
    found.uids = [ADA, BEN];
    show(reading);
    expect(robots()).toHaveAttribute('content', 'noindex');
    expect(screen.queryByText(/Search engines/)).toBeNull();
  });

  it('is shared by its link and by a frame, and its head names what programs read', async () => {
    const motion = 'This "house" <would> act';
    show(ready({ at: 'whole', record: aRecord({ motion }) }));
    await userEvent.click(screen.getByRole('button', { name: 'Share or embed' }));
    const dialog = screen.getByRole('dialog', { name: 'Share or embed this debate' });
    const page = `${location.origin}/debates/room-1`;
    expect(dialog).toHaveTextContent(`Link${page}`);
    expect(dialog).toHaveTextContent(`<iframe src="${location.origin}/embed/room-1"`);
    expect(dialog).toHaveTextContent('title="This &quot;house&quot; &lt;would&gt; act"');
    expect(within(dialog).getByRole('link', { name: 'This debate as JSON' })).toHaveAttribute(
      'href',
      `${location.origin}/open/debates/room-1.json`,
    );
    const named = [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"]')];
    expect(named.map(({ type, href }) => [type, href])).toEqual([
      [
        'application/json+oembed',
        `${location.origin}/oembed?${new URLSearchParams({ url: page, format: 'json' })}`,
      ],
      ['application/json', `${location.origin}/open/debates/room-1.json`],
      ['application/atom+xml', `${location.origin}/open/debates.atom`],
      ['application/rss+xml', `${location.origin}/open/debates.rss`],
    ]);
  });

  it.each(['private', 'unlisted'] as const)('that is %s names nothing for programs', (visibility) => {
    show(ready({ at: 'whole', record: aRecord({ visibility }) }));
    expect(document.querySelector('link[rel="alternate"]')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Share or embed' })).not.toBeInTheDocument();
  });

  it('is reported by a visitor, as a whole or one message of it', async () => {
    show(ready({ at: 'whole', record: aRecord() }));
    await userEvent.click(screen.getByRole('button', { name: 'Report this debate' }));
    expect(screen.getByRole('dialog', { name: 'Report this debate to the house' })).toHaveTextContent(
      'I believe in good faith',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByText('Transcript'));
    const [first] = aRecord().messages;
    await userEvent.click(
      screen.getAllByRole('button', { name: `Report to the house what ${first?.authorName} said` })[0] ??
        document.body,
    );
    expect(screen.getByRole('dialog', { name: 'Report this message to the house' })).toHaveTextContent(
      first?.text ?? 'nothing',
    );
  });

  it('shows a placeholder for hidden words, which nobody reports', async () => {
    const record = aRecord();
    const hidden = { by: 'house', atMs: 1, decisionId: 'd1', characters: 9 } as const;
    const messages = record.messages.map((message) => ({ ...message, hidden }));
    show(ready({ at: 'whole', record: { ...record, messages } }));
    await userEvent.click(screen.getByText('Transcript'));
    expect(screen.getAllByText('The house has hidden this message.').length).toBe(messages.length);
    expect(screen.queryByRole('button', { name: /^Report to the house what/ })).not.toBeInTheDocument();
  });

  it('shows that the house closed the debate', () => {
    const record = aRecord();
    const closed = { atMs: 1_763_640_000_000, isHidden: false, decisionId: 'd1' };
    show(ready({ at: 'whole', record: { ...record, room: { ...record.room, closed } } }));
    expect(screen.getByText(/The house closed this debate on/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Why, and how to appeal' })).not.toBeInTheDocument();
  });

  it('shows the audience’s votes, if there are any', () => {
    show(ready({ at: 'whole', record: aRecord({ tally: FOR_GAINED }) }));
    expect(screen.getByRole('row', { name: 'After 16 8 6' })).toBeVisible();
    const finding = 'For gained 20 points; 6 people changed their minds.';
    expect(screen.getByRole('figure', { name: finding })).toBeVisible();
    expect(screen.getByText(finding)).toBeVisible();
  });

  it('shows no count of fewer than five', () => {
    const tally = aTally([6, 'for', 'for'], [2, 'against', 'for'], [3, null, 'for']);
    show(ready({ at: 'whole', record: aRecord({ tally }) }));
    expect(screen.getByText('The swing went to For.')).toBeVisible();
    expect(screen.getByText(/^A few people joined late/)).toBeVisible();
    expect(screen.queryByRole('row', { name: /^After/ })).toBeNull();
  });

  it.each(['private', 'unlisted'] as const)(
    'shows nothing of an %s debate, even to its readers',
    (visibility) => {
      show(ready({ at: 'whole', record: aRecord({ visibility }) }));
      expect(heading()).toHaveTextContent('There’s no public record here');
      expect(document.body).not.toHaveTextContent('public transport');
      expect(screen.getByRole('link', { name: 'Open its room' })).toHaveAttribute('href', '/app/room/room-1');
    },
  );

  it.each([
    ['a debate nobody may read here', failed('denied')],
    ['no debate', ready({ at: 'missing' })],
  ])('says of %s that there is no public record', (_name, reading) => {
    show(reading);
    expect(heading()).toHaveTextContent('There’s no public record here');
  });

  it('sends early visitors to the room', () => {
    show(ready({ at: 'notOver', room: aRecord().room }));
    expect(heading()).toHaveTextContent('This debate isn’t over yet');
    expect(screen.getByRole('link', { name: 'Go to its room' })).toHaveAttribute('href', '/app/room/room-1');
  });

  it('offers a retry if the server is unreachable', async () => {
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

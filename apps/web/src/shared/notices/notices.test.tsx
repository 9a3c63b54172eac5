import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Live } from '@rostrum/data';
import type { Invitation, Notice } from '@rostrum/domain';
import { dismiss, Toaster } from '@rostrum/ui';
import { renderPage } from '../../testing/render-page.tsx';
import { Bell } from './bell.tsx';
import { Invitations } from './invitations.tsx';
import { agoWords, endsWords } from './notice-words.ts';

const NOW_MS = 1_763_640_000_000;
const HOUR_MS = 3_600_000;
const data = vi.hoisted(() => ({
  notices: undefined as unknown,
  received: undefined as unknown,
  sent: undefined as unknown,
  commands: [] as unknown[],
  reply: undefined as unknown,
  tellsByBrowser: undefined as boolean | undefined,
}));
vi.mock('@rostrum/data', () => ({
  useNotices: () => data.notices,
  useInvitations: (as: 'to' | 'from') => (as === 'to' ? data.received : data.sent),
  useServerNow: () => 1_763_640_000_000,
  serverNow: () => 1_763_640_000_000,
  browserShelf: () => ({ load: () => data.tellsByBrowser }),
  newCommandId: () => 'command-1',
  commands: {
    people: async (command: unknown) => {
      data.commands.push(command);
      return data.reply;
    },
  },
}));

const ready = <Value,>(value: Value): Live<Value> => ({ status: 'ready', value, stale: false });
const notice = (changes: Partial<Notice> = {}): Notice => ({
  id: 'invited-1',
  kind: 'invited',
  fromUid: 'ben',
  fromName: 'Ben Okafor',
  fromPhotoURL: '',
  roomId: 'r1',
  motion: 'This house would ban ads',
  invitationId: '1',
  note: '',
  decisionId: null,
  receipt: null,
  endsAtMs: null,
  atMs: NOW_MS - HOUR_MS,
  readAtMs: null,
  ...changes,
});
const invitation = (changes: Partial<Invitation> = {}): Invitation => ({
  id: 'i1',
  kind: 'challenge',
  from: 'ben',
  fromName: 'Ben Okafor',
  fromPhotoURL: '',
  to: 'ada',
  toName: 'Ada Marsh',
  roomId: 'r1',
  motion: 'This house would ban ads',
  formatName: 'Quick clash',
  side: 'against',
  state: 'open',
  atMs: NOW_MS - HOUR_MS,
  expiresAtMs: NOW_MS + 21 * HOUR_MS,
  ...changes,
});

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const bell = (
  <>
    <Bell uid="ada" />
    <Toaster />
  </>
);

beforeEach(() => {
  dismiss();
  Object.assign(data, {
    notices: ready([]),
    received: ready([]),
    sent: ready([]),
    commands: [],
    reply: { status: 'done', value: {} },
  });
});

describe('the bell', () => {
  test('counts new ones, lists all, and marks them as read once they were seen', async () => {
    data.notices = ready([
      notice(),
      notice({ id: 'followed-1', kind: 'followed', fromName: 'Zoé Lind', fromUid: 'zoe', readAtMs: NOW_MS }),
    ]);
    renderPage(bell);
    await press('Notices, 1 new');
    const list = within(screen.getByRole('dialog', { name: 'Notices' }));
    expect(
      list.getByRole('link', { name: 'Ben Okafor invites you: This house would ban ads' }),
    ).toBeVisible();
    expect(list.getByRole('link', { name: 'Zoé Lind now follows you.' })).toHaveAttribute(
      'href',
      '/app/people?person=zoe',
    );
    expect(data.commands).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(data.commands).toEqual([{ type: 'readNotices', noticeIds: ['invited-1'] }]);
  });

  test('shows a moderator’s words', async () => {
    data.notices = ready([
      notice({ kind: 'reported', fromUid: '', fromName: '', note: 'Please sell no ties.' }),
    ]);
    renderPage(bell);
    await press('Notices, 1 new');
    expect(
      screen.getByText('The house has made a decision about something of yours. Please sell no ties.'),
    ).toBeVisible();
  });

  test.each([
    ['topicPublished', 'A house moderator has read your topic. Everyone can see it now: '],
    ['topicRefused', 'A house moderator has read your topic and won’t publish it: '],
  ] as const)('says how the wait of a topic ended: %s', async (kind, words) => {
    const motion = 'This house would ban ads';
    data.notices = ready([notice({ kind, motion, fromUid: '', fromName: '', note: 'It is a rule.' })]);
    renderPage(bell);
    await press('Notices, 1 new');
    expect(screen.getByText(`${words}${motion} It is a rule.`)).toBeVisible();
  });

  test.each([
    ['yourTurn', 'It’s your turn, until '],
    ['stepEnding', 'Your turn ends soon, '],
    ['answered', 'Ben Okafor has answered: This house would ban ads'],
    ['reportReady', 'The report on your debate is ready: This house would ban ads'],
  ] as const)('names the debate of a notice of the kind %s', async (kind, words) => {
    data.notices = ready([notice({ kind, endsAtMs: NOW_MS + 21 * HOUR_MS })]);
    renderPage(bell);
    await press('Notices, 1 new');
    const link = screen.getByRole('link', { name: (name) => name.startsWith(words) });
    expect(link).toHaveAttribute('href', kind === 'reportReady' ? '/app/room/r1/report' : '/app/room/r1');
  });

  test.each([
    ['to the decision that it tells of', { kind: 'reported', decisionId: 'd1' }, '/app/decisions/d1'],
    ['to one’s own report', { kind: 'reportDecided', decisionId: 'd1', receipt: 'R-1' }, '/app/reports/R-1'],
    ['to the publication of a topic', { kind: 'topicPublished', decisionId: 'd4' }, '/app/decisions/d4'],
    ['to why a topic was refused', { kind: 'topicRefused', decisionId: 'd5' }, '/app/decisions/d5'],
    ['to why the host hid a message', { kind: 'messageHidden', decisionId: 'd2' }, '/app/decisions/d2'],
    ['to the decision that was appealed', { kind: 'appealDecided', decisionId: 'd3' }, '/app/decisions/d3'],
  ] as const)('leads %s', async (_, changes, href) => {
    data.notices = ready([notice({ fromUid: '', fromName: '', ...changes })]);
    renderPage(bell);
    await press('Notices, 1 new');
    expect(within(screen.getByRole('dialog', { name: 'Notices' })).getByRole('link')).toHaveAttribute(
      'href',
      href,
    );
  });

  test('says that there is nothing, and what went wrong', async () => {
    const { unmount } = renderPage(bell);
    await press('Notices');
    expect(screen.getByText(/Nothing yet/)).toBeVisible();
    unmount();
    const retry = vi.fn<() => void>();
    data.notices = { status: 'error', problem: 'unreachable', message: 'Out of reach.', retry };
    renderPage(bell);
    await press('Notices');
    await press('Try again');
    expect(retry).toHaveBeenCalledOnce();
  });

  test.each([
    [undefined, 1],
    [true, 1],
    [false, 0],
  ])(
    'shows arrivals in a hidden tab through the browser, if that is allowed and set to %o: %i',
    (is, times) => {
      const shown: string[] = [];
      class Told extends EventTarget {
        static permission = 'granted';
        constructor(_: string, { body }: { body: string }) {
          super();
          shown.push(body);
        }
      }
      vi.stubGlobal('Notification', Told);
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      data.tellsByBrowser = is;
      data.notices = ready([notice({ id: 'followed-9', kind: 'followed', atMs: NOW_MS + 5 })]);
      renderPage(bell);
      expect(shown).toEqual(Array<string>(times).fill('Ben Okafor now follows you.'));
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    },
  );

  test('shows only arrivals in the meantime, once, and leads there', async () => {
    data.notices = ready([notice(), notice({ id: 'accepted-2', kind: 'accepted', atMs: NOW_MS + 5 })]);
    const { address } = renderPage(bell);
    expect(screen.queryByText(/invites you/)).not.toBeInTheDocument();
    expect(screen.getAllByText(/accepted your invitation/)).toHaveLength(1);
    await press('Open');
    await waitFor(() => expect(address()).toBe('/app/room/r1'));
  });

  test('leaves out what the page in front of the person says itself', () => {
    data.notices = ready([
      notice({ id: 'chairGiven-3', kind: 'chairGiven', roomId: 'r1', atMs: NOW_MS + 5 }),
    ]);
    const { unmount } = renderPage(bell, { path: '/app/room/r1' });
    expect(screen.queryByText(/you host the debate now/)).not.toBeInTheDocument();
    unmount();
    renderPage(bell, { path: '/app/people' });
    expect(screen.getByText(/you host the debate now/)).toBeVisible();
  });
});

describe('an invitation', () => {
  test('shows who, what, where and until when', () => {
    data.received = ready([invitation()]);
    renderPage(<Invitations uid="ada" />);
    const section = within(screen.getByRole('region', { name: 'Invitations' }));
    expect(section.getByText('Ben Okafor')).toBeVisible();
    expect(section.getByText('Against')).toBeVisible();
    expect(section.getByText('Quick clash · ends in 21 h')).toBeVisible();
  });

  test('that is accepted leads into its room', async () => {
    data.received = ready([invitation()]);
    data.reply = { status: 'done', value: { roomId: 'r1' } };
    const { address } = renderPage(<Invitations uid="ada" />);
    await press(/^Accept/);
    expect(data.commands).toEqual([{ type: 'acceptInvitation', invitationId: 'i1' }]);
    await waitFor(() => expect(address()).toBe('/app/room/r1'));
  });

  test('is declined, or withdrawn by its sender', async () => {
    data.received = ready([invitation()]);
    data.sent = ready([invitation({ id: 'i2', toName: 'Zoé Lind', motion: 'This house would wait' })]);
    const { address } = renderPage(<Invitations uid="ada" />);
    await press(/^Decline/);
    await press('Withdraw: This house would wait');
    expect(data.commands).toEqual([
      { type: 'declineInvitation', invitationId: 'i1' },
      { type: 'withdrawInvitation', invitationId: 'i2' },
    ]);
    expect(address()).toBe('/');
  });

  test('that has expired says so to both, and cannot be answered', () => {
    data.received = ready([invitation({ expiresAtMs: NOW_MS })]);
    data.sent = ready([invitation({ id: 'i2', toName: 'Zoé Lind', expiresAtMs: NOW_MS - 2 * HOUR_MS })]);
    renderPage(<Invitations uid="ada" />);
    const [received, sent] = screen.getAllByRole('listitem');
    expect(received).toHaveTextContent('Ben Okafor’s invitation has expired');
    expect(received).toHaveTextContent('ended just now');
    expect(sent).toHaveTextContent('Zoé Lind didn’t answer in time');
    expect(sent).toHaveTextContent('ended 2 h ago');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('that is open precedes an expired one, and only it is counted', () => {
    data.received = ready([
      invitation({ id: 'over', fromName: 'Zoé Lind', expiresAtMs: NOW_MS }),
      invitation(),
    ]);
    renderPage(<Invitations uid="ada" />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Ben Okafor'),
      expect.stringContaining('Zoé Lind'),
    ]);
    expect(screen.getByRole('heading', { name: 'Invitations' }).parentElement).toHaveTextContent('1');
  });
});

test('times use the largest whole unit', () => {
  const ago = (ms: number) => agoWords(NOW_MS - ms, NOW_MS);
  expect([59_999, 60_000, 3_599_999, HOUR_MS, 47 * HOUR_MS, 48 * HOUR_MS].map(ago)).toEqual([
    'just now',
    '1 min',
    '59 min',
    '1 h',
    '1 d',
    '2 d',
  ]);
  const ends = (ms: number) => endsWords(NOW_MS + ms, NOW_MS);
  expect([1, 59 * 60_000, HOUR_MS, 24 * HOUR_MS].map(ends)).toEqual([
    'ends in 1 min',
    'ends in 59 min',
    'ends in 1 h',
    'ends in 24 h',
  ]);
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Directory, Live, PeopleWish } from '@rostrum/data';
import { newProfile, type Block, type FoundPerson, type Profile, type Room } from '@rostrum/domain';
import { aDebate, aRoom, NOON_MS } from '@rostrum/domain/testing';
import { aSession, renderPage } from '../../testing/render-page.tsx';
import { PeoplePage } from './people-page.tsx';

const data = vi.hoisted(() => ({
  wishes: [] as unknown[],
  directory: undefined as unknown,
  profile: undefined as unknown,
  follows: null as true | null,
  debates: [] as unknown[],
  blocks: [] as unknown[],
  myRooms: [] as unknown[],
  sent: [] as unknown[],
  reply: undefined as unknown,
}));

vi.mock('@rostrum/data', () => ({
  useDirectory: (wish: unknown) => {
    data.wishes.push(wish);
    return data.directory;
  },
  useProfile: () => data.profile,
  useFollows: () => ({ status: 'ready', value: data.follows, stale: false }),
  useDebatesOf: () => ({ status: 'ready', value: data.debates, stale: false }),
  useMyBlocks: () => ({ status: 'ready', value: data.blocks, stale: false }),
  useMyRooms: () => ({ status: 'ready', value: data.myRooms, stale: false }),
  useServerNow: () => 1_763_640_000_000,
  sendPeopleCommand: async (command: unknown) => {
    data.sent.push(command);
    return data.reply;
  },
}));

const NOW_MS = 1_763_640_000_000;
const found = (uid: string, displayName: string, changes: Partial<FoundPerson> = {}): FoundPerson => ({
  uid,
  displayName,
  username: uid,
  photoURL: '',
  bio: '',
  interests: [],
  debates: 0,
  lastSeenAtMs: 0,
  ...changes,
});
const BEN = found('ben', 'Ben Okafor', {
  bio: 'Asks where the money comes from.',
  debates: 3,
  lastSeenAtMs: NOW_MS,
});
const ZOE = found('zoe', 'Zoé Lind');

function directory(changes: Partial<Directory> = {}): Directory {
  const rest = { isLoading: false, hasMore: false, problem: null, more: vi.fn<() => void>() };
  return { people: [BEN, ZOE], ...rest, ...changes };
}
const profile = (changes: Partial<Profile> = {}): Live<Profile | null> => ({
  status: 'ready',
  stale: false,
  value: {
    ...newProfile({ displayName: 'Ben Okafor', photoURL: '', createdAtMs: 0 }),
    username: 'ben',
    interests: ['economics'],
    ...changes,
  },
});

const show = (path = '/app/people') =>
  renderPage(<PeoplePage />, { path, session: aSession({ uid: 'ada' }) });
const showBen = () => show('/app/people?person=ben');
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  Object.assign(data, {
    wishes: [],
    directory: directory(),
    profile: profile(),
    follows: null,
    debates: [],
    blocks: [],
    myRooms: [],
    sent: [],
    reply: { status: 'done', value: {} },
  });
});

describe('the directory', () => {
  test('shows each person with what they say of themselves, and who is online', () => {
    show();
    const ben = screen.getByRole('link', { name: /Ben Okafor @ben, online now/ });
    expect(ben).toHaveAttribute('href', '/app/people?person=ben');
    expect(within(ben).getByText('Asks where the money comes from.')).toBeVisible();
    expect(within(ben).getByText('3 debates')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Zoé Lind/ })).not.toHaveAccessibleName(/online/);
  });

  test('asks for what was typed once somebody stops typing, and for each filter', async () => {
    show();
    await userEvent.type(screen.getByRole('searchbox'), 'oka');
    await waitFor(() => expect(data.wishes.at(-1)).toMatchObject({ words: 'oka' }));
    const asked = new Set(data.wishes.map((wish) => (wish as PeopleWish).words));
    expect(asked.has('ok')).toBe(false);
    await press('Online now');
    await press('Following');
    expect(data.wishes.at(-1)).toMatchObject({ words: 'oka', isOnline: true, isFollowed: true });
  });

  test('marks what was typed in the names', async () => {
    show();
    await userEvent.type(screen.getByRole('searchbox'), 'oka');
    expect(screen.getByText('Oka').tagName).toBe('MARK');
  });

  test('goes on to the next page, and tries again the one that failed', async () => {
    const more = vi.fn<() => void>();
    data.directory = directory({ hasMore: true, more });
    const { unmount } = show();
    expect(screen.getByText('2 people so far')).toBeVisible();
    await press('Load more');
    unmount();
    data.directory = directory({ problem: 'The server did not answer.', more });
    show();
    expect(screen.getByText('Ben Okafor')).toBeVisible();
    await press('Try again');
    expect(more).toHaveBeenCalledTimes(2);
  });

  test('that finds nobody takes its filters away again', async () => {
    data.directory = directory({ people: [] });
    show();
    expect(screen.getByText('Nobody else is here yet')).toBeVisible();
    await press('Following');
    expect(screen.getByText('You follow nobody yet')).toBeVisible();
    await press('Online now');
    expect(screen.getByText('Nobody was found')).toBeVisible();
    await press('Show everybody');
    expect(screen.getByText('Nobody else is here yet')).toBeVisible();
  });

  test('is announced while it loads', () => {
    data.directory = directory({ people: [], isLoading: true });
    show();
    expect(screen.getByText('Loading people')).toBeInTheDocument();
  });
});

describe('a profile', () => {
  test('shows interests and public debates, with the side', () => {
    const debate = aDebate({ phase: 'live' });
    const room: Room = aRoom({ debate, motion: 'This house would ban ads' });
    data.debates = [room];
    showBen();
    const panel = within(screen.getByRole('complementary', { name: 'Ben Okafor' }));
    expect(panel.getByRole('heading', { level: 2, name: 'Ben Okafor' })).toBeVisible();
    expect(panel.getByText('Economics')).toBeVisible();
    expect(panel.getByRole('link', { name: 'This house would ban ads' })).toBeVisible();
    expect(panel.getByText('Against')).toBeVisible();
  });

  test('names strengths where the person shows some', () => {
    data.profile = profile({ strengths: ['evidence', 'weighing'] });
    const { unmount } = showBen();
    expect(screen.getByText('Strong in').parentElement).toHaveTextContent('Strong in Evidence, Weighing');
    unmount();
    data.profile = profile();
    showBen();
    expect(screen.queryByText('Strong in')).toBeNull();
  });

  test('that one may not see says so, without saying why', () => {
    data.profile = { status: 'error', problem: 'denied', message: 'denied', retry: () => {} };
    showBen();
    expect(screen.getByText('There is no profile to see here')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Challenge' })).not.toBeInTheDocument();
  });

  test('that could not be loaded is tried again', async () => {
    const retry = vi.fn<() => void>();
    data.profile = { status: 'error', problem: 'unreachable', message: 'Out of reach.', retry };
    showBen();
    await press('Try again');
    expect(retry).toHaveBeenCalledOnce();
  });

  test('of one’s own has nothing to challenge, follow or block', () => {
    show('/app/people?person=ada');
    expect(screen.queryByRole('button', { name: 'Challenge' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Follow' })).not.toBeInTheDocument();
  });

  test('is followed, and no longer', async () => {
    const { unmount } = showBen();
    await press('Follow');
    unmount();
    data.follows = true;
    showBen();
    await userEvent.click(screen.getByRole('button', { name: 'Following', description: '', pressed: true }));
    expect(data.sent).toEqual([
      { type: 'follow', uid: 'ben' },
      { type: 'unfollow', uid: 'ben' },
    ]);
  });
});

describe('a challenge', () => {
  test('needs a motion, and leads into the room it opened', async () => {
    data.reply = { status: 'done', value: { roomId: 'r1', invitationId: 'i1', code: 'ABC234' } };
    const { address } = showBen();
    await press('Challenge');
    await press('Send challenge');
    expect(screen.getByText('Write the motion in words.')).toBeVisible();
    expect(data.sent).toEqual([]);
    await userEvent.type(screen.getByRole('textbox', { name: 'Motion' }), 'This house would ban ads');
    await userEvent.click(screen.getByRole('radio', { name: 'Against' }));
    await press('Send challenge');
    expect(data.sent).toEqual([
      {
        type: 'challenge',
        uid: 'ben',
        motion: 'This house would ban ads',
        formatId: 'quick-clash',
        side: 'against',
        visibility: 'unlisted',
      },
    ]);
    await waitFor(() => expect(address()).toBe('/app/room/r1'));
  });

  test('that is refused keeps what was written', async () => {
    data.reply = { status: 'refused', refusal: 'too-many-invitations', message: 'Too many.' };
    showBen();
    await press('Challenge');
    await userEvent.type(screen.getByRole('textbox', { name: 'Motion' }), 'This house would ban ads');
    await press('Send challenge');
    expect(screen.getByRole('textbox', { name: 'Motion' })).toHaveValue('This house would ban ads');
  });
});

describe('an invitation', () => {
  test('goes into one of one’s own rooms that is not over and that they are not in', async () => {
    const base = aRoom({ hostId: 'ada', peopleIds: ['ada'] });
    data.myRooms = [
      { ...base, id: 'open', motion: 'This house would open up' },
      { ...base, id: 'over', motion: 'This house is over', status: 'finished' },
      { ...base, id: 'with', motion: 'This house has them', peopleIds: ['ada', 'ben'] },
    ];
    showBen();
    await press('Invite to my room');
    expect(screen.queryByText('This house is over')).not.toBeInTheDocument();
    expect(screen.queryByText('This house has them')).not.toBeInTheDocument();
    await press('Invite into This house would open up');
    expect(data.sent).toEqual([{ type: 'invite', uid: 'ben', roomId: 'open' }]);
  });

  test('says what to do where one has no room', async () => {
    showBen();
    await press('Invite to my room');
    expect(screen.getByText(/A challenge opens one/)).toBeVisible();
  });
});

const choose = async (name: string) => {
  await press('More: block, report');
  await userEvent.click(screen.getByRole('menuitem', { name }));
};

describe('keeping away', () => {
  test('from somebody is asked about first, and then leads back to the list', async () => {
    const { address } = showBen();
    await choose('Block');
    await press('Cancel');
    expect(data.sent).toEqual([]);
    await choose('Block');
    await press('Block');
    expect(data.sent).toEqual([{ type: 'block', uid: 'ben' }]);
    await waitFor(() => expect(address()).toBe('/app/people'));
  });

  test('is taken back in the list of those one blocked', async () => {
    data.blocks = [{ by: 'ada', uid: 'ben', name: 'Ben Okafor', atMs: NOON_MS } satisfies Block];
    show();
    await press('Blocked (1)');
    await press('Unblock Ben Okafor');
    expect(data.sent).toEqual([{ type: 'unblock', uid: 'ben' }]);
  });

  test('by a report says what happened', async () => {
    showBen();
    await choose('Report');
    await press('Send report');
    expect(screen.getByText('Say what happened.')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'What happened' }), 'Sells ties.');
    await press('Send report');
    expect(data.sent).toEqual([{ type: 'report', uid: 'ben', reason: 'harassment', text: 'Sells ties.' }]);
  });
});

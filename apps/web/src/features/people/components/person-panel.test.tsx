import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { OPPONENT_UID, type Room } from '@rostrum/domain';
import { aDebate, aRoom } from '@rostrum/domain/testing';
import { aSession, renderPage } from '../../../testing/render-page.tsx';
import { PeoplePage } from '../people-page.tsx';
import { data, profile } from '../testing/fake-people.ts';

vi.mock('@rostrum/data', async () => (await import('../testing/fake-people.ts')).fakeData);

const show = (path: string) => renderPage(<PeoplePage />, { path, session: aSession({ uid: 'ada' }) });
const showBen = () => show('/app/people?person=ben');
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const choose = async (name: string) => {
  await press('More: block, report');
  await userEvent.click(screen.getByRole('menuitem', { name }));
};

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

  test('lists the debates that it counts, and those that are on apart from them', () => {
    const over = aRoom({
      id: 'over',
      debate: aDebate({ phase: 'debrief' }),
      motion: 'This house would ban cars',
    });
    const on = aRoom({ id: 'on', debate: aDebate({ phase: 'live' }), motion: 'This house would ban ads' });
    const practice = aRoom({
      id: 'practice',
      debate: aDebate({ phase: 'debrief' }),
      motion: 'This house would ban homework',
    });
    practice.debate = { ...practice.debate, seats: { ...practice.debate.seats, 'for-1': OPPONENT_UID } };
    data.debates = [over, on, practice];
    data.profile = profile({ debates: 3 });
    showBen();
    const listed = within(screen.getByRole('region', { name: 'Recent debates' }));
    expect(listed.getByText('The last 1 of 3 debates')).toBeVisible();
    expect(listed.getAllByRole('link')).toHaveLength(1);
    expect(listed.getByRole('link', { name: 'This house would ban cars' })).toBeVisible();
    const now = within(screen.getByRole('region', { name: 'On now' }));
    expect(now.getByRole('link', { name: 'This house would ban ads' })).toBeVisible();
    data.profile = profile();
  });

  test('names strengths if the person shows some', () => {
    data.profile = profile({ strengths: ['evidence', 'weighing'] });
    const { unmount } = showBen();
    expect(screen.getByText('Strong in').parentElement).toHaveTextContent('Strong in Evidence and Weighing');
    unmount();
    data.profile = profile();
    showBen();
    expect(screen.queryByText('Strong in')).toBeNull();
  });

  test('that is not visible says so, without a reason', () => {
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

  test('of one’s own has no challenge, follow or block', () => {
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

  test('that is refused keeps the written text', async () => {
    data.reply = { status: 'refused', refusal: 'too-fast', message: 'Too many.' };
    showBen();
    await press('Challenge');
    await userEvent.type(screen.getByRole('textbox', { name: 'Motion' }), 'This house would ban ads');
    await press('Send challenge');
    expect(screen.getByRole('textbox', { name: 'Motion' })).toHaveValue('This house would ban ads');
  });
});

describe('an invitation', () => {
  test('goes into one of one’s own unfinished rooms that they are not in', async () => {
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
    await press('Invite to: This house would open up');
    expect(data.sent).toEqual([{ type: 'invite', uid: 'ben', roomId: 'open' }]);
  });

  test('gives advice if one has no room', async () => {
    showBen();
    await press('Invite to my room');
    expect(screen.getByText(/A challenge opens one/)).toBeVisible();
  });
});

describe('keeping away', () => {
  test('asks for confirmation first, and then leads back to the list', async () => {
    const { address } = showBen();
    await choose('Block');
    await press('Cancel');
    expect(data.sent).toEqual([]);
    await choose('Block');
    await press('Block');
    expect(data.sent).toEqual([{ type: 'block', uid: 'ben' }]);
    await waitFor(() => expect(address()).toBe('/app/people'));
  });

  test('by a report to the house describes the problem, and gets a number', async () => {
    showBen();
    await choose('Report to the house');
    await press('Send the report');
    expect(screen.getByText('Say what happened.')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'What happened' }), 'Sells ties.');
    await press('Send the report');
    expect(data.sent).toEqual([
      { type: 'report', subject: { kind: 'person', uid: 'ben' }, reason: 'harassment', text: 'Sells ties.' },
    ]);
    expect(screen.getByText('R-7KQ2M9XHTB')).toBeVisible();
  });

  test('can be about a photo alone, if there is one', async () => {
    data.profile = profile({ photoURL: 'https://photos.example.com/ben.webp' });
    showBen();
    await choose('Report to the house');
    await userEvent.click(screen.getByRole('radio', { name: 'Photo' }));
    expect(screen.getByRole('dialog', { name: 'Report the photo of Ben Okafor to the house' })).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'What happened' }), 'It is mine.');
    await press('Send the report');
    expect(data.sent).toEqual([
      { type: 'report', subject: { kind: 'photo', uid: 'ben' }, reason: 'harassment', text: 'It is mine.' },
    ]);
  });
});

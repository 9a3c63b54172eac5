import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aSession, renderPage } from '../../testing/render-page.tsx';
import { HousePage } from './house-page.tsx';
import { data, HOUSE_APPEAL, NOW_MS, PAST, ready, resetHouse, ROOM_APPEAL } from './testing/house-data.ts';
import { look, press, show } from './testing/show-house.tsx';

vi.mock('@rostrum/data', async () => (await import('./testing/house-data.ts')).houseData);
beforeEach(resetHouse);

describe('who opens the queue', () => {
  test('is a member of the house: for others there is no page and no request', () => {
    data.isMember = false;
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'No one sits here' })).toBeVisible();
    expect(data.asked.filter((part) => part !== null)).toEqual([]);
  });

  test('signs in with a second factor: without it the page explains how, and sends no request', async () => {
    data.hasSecondFactor = false;
    const logOut = vi.fn<() => void>();
    renderPage(<HousePage notFound={null} />, { session: aSession({ logOut }) });
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in with your second factor' })).toBeVisible();
    expect(screen.getByText(/add an authenticator app/)).toBeVisible();
    expect(data.asked.filter((part) => part !== null)).toEqual([]);
    await press('Log out and sign in again');
    expect(logOut).toHaveBeenCalledOnce();
  });

  test('makes the server finish interrupted work, until none is left', async () => {
    data.moreRounds = 3;
    show();
    await vi.waitFor(() => expect(data.moreRounds).toBe(0));
  });
});

describe('appeals', () => {
  test('against the house are answered with words, and not without', async () => {
    show();
    await look(/^Appeals/);
    const appeal = within(screen.getByRole('listitem', { name: 'Appeal: Profile' }));
    expect(appeal.getByText('I sell nothing.')).toBeVisible();
    await userEvent.click(appeal.getByRole('button', { name: 'Reverse the decision: Ben Okafor' }));
    expect(data.sent).toEqual([]);
    await userEvent.type(appeal.getByRole('textbox', { name: 'Answer' }), 'He sells none.');
    await userEvent.click(appeal.getByRole('button', { name: 'Reverse the decision: Ben Okafor' }));
    expect(data.sent).toEqual([
      {
        type: 'decideAppeal',
        appealId: 'd0~ben',
        verdict: 'overturned',
        explanation: 'He sells none.',
      },
    ]);
  });

  test('of one’s own are decided by another', async () => {
    data.houseAppeals = ready([{ ...HOUSE_APPEAL, by: 'cleo' }]);
    show();
    await look(/^Appeals/);
    expect(screen.getByText(/This is your own appeal/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Answer' })).not.toBeInTheDocument();
  });

  test('against a room’s moderator are listed beside them', async () => {
    show();
    await look(/^Appeals/);
    await userEvent.type(screen.getByRole('textbox', { name: 'Your reason' }), 'It is no attack.');
    await press('Overturn it: This house would ban ads');
    expect(data.sent).toEqual([
      {
        type: 'decideAppeal',
        roomId: 'room-1',
        interventionId: 'personAttack-1',
        verdict: 'overturned',
        reason: 'It is no attack.',
      },
    ]);
  });

  test('against a room’s moderator quote it in the language of the debate', async () => {
    data.roomAppeals = ready([{ ...ROOM_APPEAL, language: 'de', says: 'Eine Stelle.', rule: 'Regel 2' }]);
    show();
    await look(/^Appeals/);
    for (const words of ['Eine Stelle.', 'Regel 2'])
      expect(screen.getByText(words)).toHaveAttribute('lang', 'de');
    expect(screen.getByText(/^The moderator:/)).not.toHaveAttribute('lang');
  });
});

describe('the house’s record', () => {
  test('has reasons, and marks reversed decisions', async () => {
    data.decided = ready([{ ...PAST, overturnedAtMs: NOW_MS }]);
    show();
    await look(/^Decided/);
    expect(screen.getByText('Warned')).toBeVisible();
    expect(screen.getByText('No ties.')).toBeVisible();
    expect(screen.getByText(/^reversed/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'The full decision' })).toHaveAttribute(
      'href',
      '/app/decisions/d0',
    );
  });

  test('is in the log, line by line', async () => {
    show();
    await look(/^Log/);
    expect(
      screen.getByRole('row', { name: /^7 .* Case decided Warned: Advertises or spams dara ben$/ }),
    ).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('the queue', () => {
  test('says that nothing waits, that it loads, and what could not be loaded', async () => {
    const retry = vi.fn<() => void>();
    data.cases = ready([]);
    data.houseAppeals = { status: 'loading' };
    data.roomAppeals = { status: 'error', problem: 'unreachable', message: 'Out of reach.', retry };
    show();
    expect(screen.getByText('No reports waiting')).toBeVisible();
    await look(/^Appeals/);
    expect(screen.getByText('Loading: Appeals against the house')).toBeInTheDocument();
    await press('Try again');
    expect(retry).toHaveBeenCalledOnce();
  });
});

import type * as data from '@rostrum/data';
import { meantStep, type DebateState } from '@rostrum/domain';
import {
  ADA,
  aDebate,
  aMessage,
  anIntervention,
  aRoom,
  BEN,
  CLEO,
  NAMES,
  play,
} from '@rostrum/domain/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withPageWorker } from '../../../testing/page-worker.ts';
import { floorOf, showRoom } from './testing/show-room.tsx';

// A debate without a final record yet.
vi.mock('@rostrum/data', async (importOriginal) => ({
  ...(await importOriginal<typeof data>()),
  fetchDebateRecord: async () => undefined,
}));

withPageWorker();

/** Debates of these tests are opened now, so that their clocks run by the clock of the page. */
let nowMs = 0;
beforeEach(() => (nowMs = Date.now()));
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const debateIn = (phase: DebateState['phase']) => aDebate({ phase, atMs: nowMs });
const composer = () => screen.queryByLabelText('Your words');

describe('the room of the person with the floor', () => {
  it('shows it in the title, and sends with Ctrl and Enter', async () => {
    const { words } = showRoom(debateIn('live'), ADA, { draft: 'Hear me' });
    expect(document.title).toMatch(/^Your turn: /);
    screen.getByLabelText('Your words').focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(words.send).toHaveBeenCalledWith({ ...words.draft, text: 'Hear me' });
  });

  it('counts the remaining characters, and yields', async () => {
    const spoken = play(debateIn('live'), { type: 'speak', by: ADA, messageId: 'm', characters: 800 });
    const { run } = showRoom(spoken, ADA);
    expect(screen.getByText('0 of 1,000 characters')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Yield' }));
    expect(run).toHaveBeenCalledWith({
      type: 'yield',
      roomId: 'room-1',
      stepSeq: meantStep(spoken, 'yield', ADA),
    });
  });

  it('hints at words about a person before they are sent', async () => {
    showRoom(debateIn('live'), ADA, { draft: 'You are an idiot.' });
    const hint = await screen.findByText(/If you send it like this, it’ll be held/, {}, { timeout: 60_000 });
    expect(hint).toBeVisible();
  });
});

describe('the argument map of a room', () => {
  it('is a part of it as soon as the debate has begun', async () => {
    showRoom(debateIn('live'), BEN);
    await userEvent.click(screen.getByRole('radio', { name: 'Map' }));
    expect(await screen.findByText('Nothing to draw yet')).toBeVisible();
  });

  it('is absent before', () => {
    showRoom(debateIn('lobby'), BEN);
    expect(screen.queryByRole('radio', { name: 'Map' })).toBeNull();
  });
});

describe('the room of the other side', () => {
  it('lets them write ahead, and says that nobody else sees it and that it waits', () => {
    showRoom(debateIn('live'), BEN, { draft: 'One moment' });
    expect(document.title).not.toMatch(/Your turn/);
    expect(
      screen.getByText(/Ada Marsh has the floor. Write ahead if you like: only you see it/, {
        selector: 'output',
      }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: /^Speak/ })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('button', { name: 'Yield' })).toBeNull();
  });

  it('has no host bar', () => {
    showRoom(debateIn('live'), BEN);
    expect(screen.queryByRole('toolbar', { name: 'Host' })).toBeNull();
  });
});

describe('the room of a watcher', () => {
  it('has no composer, and names the speaker', () => {
    showRoom(debateIn('live'), CLEO);
    expect(composer()).toBeNull();
    expect(screen.getByText('Ada Marsh has the floor. You’re watching.')).toBeVisible();
  });

  it('is left without a question', async () => {
    const { onLeave } = showRoom(debateIn('live'), CLEO);
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(onLeave).toHaveBeenCalledTimes(1);
  });
});

describe('a paused AI', () => {
  it('is shown to everybody while it lasts', () => {
    showRoom(play(debateIn('live'), { type: 'pauseModerator', by: ADA }), CLEO);
    expect(screen.getByText('AI paused by the host')).toBeVisible();
  });
});

describe('the floor', () => {
  const message = {
    ...aMessage({ authorName: NAMES[ADA]!, text: 'Free buses bring people to work.' }),
    id: 'm1',
  };

  it('is a log of messages and acts, by step', () => {
    showRoom(debateIn('live'), CLEO, {
      floor: floorOf([message], [{ ...anIntervention({ act: 'open' }), id: 'open' }]),
    });
    const log = screen.getByRole('log', { name: 'Floor' });
    expect(within(log).getByRole('heading', { name: 'Opening, For' })).toBeVisible();
    expect(within(log).getByText('Free buses bring people to work.')).toBeVisible();
  });

  it('announces how the moderator opens to those who were here before, even if this device’s clock is ahead', async () => {
    const { setDebate } = showRoom(debateIn('readyCheck'), CLEO, {
      floor: floorOf(
        [],
        [{ ...anIntervention({ act: 'open', says: 'I take no side.' }), id: 'open', atMs: nowMs - 2_000 }],
      ),
    });
    setDebate(debateIn('live'));
    expect(
      await screen.findByText(/I take no side/, { selector: '[aria-live="polite"] *' }),
    ).toBeInTheDocument();
  });

  it('announces nothing that was said before the reader came', () => {
    showRoom(debateIn('live'), CLEO, { floor: floorOf([{ ...message, createdAtMs: nowMs - 2_000 }]) });
    expect(screen.queryByText(/Free buses/, { selector: '[aria-live="polite"] *' })).toBeNull();
  });

  it('says when it could not be loaded, and tries again', async () => {
    const retry = vi.fn<() => void>();
    showRoom(debateIn('live'), CLEO, {
      floor: { status: 'error', problem: 'failed', message: 'No luck.', retry },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

describe('a room out of reach', () => {
  it('says that one is offline and that nothing is lost', () => {
    showRoom(debateIn('live'), ADA, { isOnline: false });
    expect(screen.getByText(/You’re offline. What you write is kept/)).toBeVisible();
  });

  it('says that the server is not answering, politely, and offers to try again', async () => {
    const { onReconnect } = showRoom(debateIn('live'), ADA, { isStale: true });
    const line = screen.getByText(/The server isn’t answering/);
    expect(line).toBeVisible();
    expect(line).toHaveRole('status');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onReconnect).toHaveBeenCalledOnce();
  });

  it('is silent while all is well', () => {
    showRoom(debateIn('live'), ADA);
    expect(screen.queryByText(/not answering/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});

describe('after the debate', () => {
  it.each([
    ['debrief', 'Both sides ended the debate'],
    ['abandoned', 'The debate was abandoned'],
    ['cancelled', 'This debate was cancelled'],
  ] as const)('in the phase %s shows how it ended and the next step', async (phase, title) => {
    showRoom(debateIn(phase), ADA);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start another' })).toBeVisible();
    expect(composer()).toBeNull();
    expect(screen.queryByRole('toolbar', { name: 'Host' })).toBeNull();
  });

  it('shows who spoke how much and gives the transcript', async () => {
    const debate = play(
      debateIn('live'),
      { type: 'speak', by: ADA, messageId: 'm', characters: 10 },
      { type: 'end', by: ADA },
    );
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => (blobs.push(blob), 'blob:transcript');
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    showRoom(debate, ADA, { room: aRoom({ debate, startedAtMs: nowMs }) });
    expect(await screen.findByRole('row', { name: /Ada Marsh For 10 100%/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Download the transcript' }));
    await expect.poll(() => blobs.length).toBe(1);
    expect(await blobs[0]?.text()).toContain('# This house would make public transport free');
  });
});

import type { Audience } from '@rostrum/data';
import { meantStep, FORMATS, type Member, type Room } from '@rostrum/domain';
import { ADA, aDebate, aRoom, BEN, CLEO, DARA, NOON_MS, play } from '@rostrum/domain/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PeoplePanel, pulseOf } from './people-panel.tsx';
import { aRun, inRoom, type RoomChanges } from '../session/testing/in-room.tsx';

const live = aRoom({ debate: aDebate({ phase: 'live' }) });
const member = (uid: string, seenSecondsAgo = 0): Member => ({
  uid,
  displayName: uid === CLEO ? 'Cleo Lind' : uid,
  photoURL: '',
  joinedAtMs: NOON_MS,
  lastSeenAtMs: NOON_MS - seenSecondsAgo * 1_000,
});

function show(room: Room, uid: string, changes: RoomChanges = {}) {
  const run = aRun();
  const onAskAudience = vi.fn<() => void>();
  render(inRoom(<PeoplePanel />, { room, uid, members: undefined, onAskAudience, run, ...changes }));
  return { run, onAskAudience };
}

describe('the debaters of a room', () => {
  it('are here while no heartbeat of a debater is overdue, and then away', () => {
    show(live, ADA, { members: [member(ADA), member(BEN, 24)] });
    expect(screen.getByText('Ben Okafor')).toHaveTextContent('Ben Okafor, here now');
  });

  it('are away after twenty-five seconds', () => {
    show(live, ADA, { members: [member(ADA), member(BEN, 25)] });
    expect(screen.getByText('Ben Okafor')).toHaveTextContent('Ben Okafor, away');
  });

  it('make no claim about presence to a person who cannot know', () => {
    show(live, CLEO);
    expect(screen.getByText('Ben Okafor')).toHaveTextContent(/^Ben Okafor$/);
  });

  it('sit in four teams in British Parliamentary', () => {
    show(aRoom({ debate: aDebate({ format: FORMATS.get('british-parliamentary')! }) }), CLEO);
    const closing = screen.getByRole('region', { name: 'Closing opposition' });
    expect(within(closing).getByText('Free seat: Opposition whip')).toBeVisible();
    expect(screen.getAllByText(/^Free seat/)).toHaveLength(8);
  });

  it('beat as fast as their part asks', () => {
    expect(pulseOf(live, BEN)).toBe('debating');
    expect(pulseOf(live, CLEO)).toBe('watching');
    expect(pulseOf(aRoom({ debate: aDebate({ phase: 'prep' }) }), BEN)).toBe('seated');
    expect(pulseOf(aRoom(), ADA)).toBe('seated');
  });
});

describe('the host’s actions on one person', () => {
  const openMenu = () => userEvent.click(screen.getByRole('button', { name: 'About Ben Okafor' }));

  it('is to mute at once, and to remove after a question', async () => {
    const { run } = show(aRoom({ debate: aDebate({ phase: 'live', hostId: CLEO }) }), CLEO);
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mute for 60 s' }));
    expect(run).toHaveBeenCalledWith({ type: 'mute', roomId: 'room-1', uid: BEN });
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remove from the debate' }));
    expect(run).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Ben Okafor' }));
    expect(run).toHaveBeenLastCalledWith({ type: 'remove', roomId: 'room-1', uid: BEN });
  });

  it('are disabled with the reason for a debater on the other bench', async () => {
    const { run } = show(live, ADA);
    await openMenu();
    const mute = screen.getByRole('menuitem', { name: /^Mute for 60 s/ });
    expect(mute).toHaveTextContent('You’re debating against them, so you can’t mute or remove them.');
    await userEvent.click(mute);
    await userEvent.click(screen.getByRole('menuitem', { name: /^Remove from the debate/ }));
    expect(run).not.toHaveBeenCalled();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('are empty for oneself, and for anybody else', () => {
    show(live, ADA);
    expect(screen.queryByRole('button', { name: 'About Ada Marsh' })).toBeNull();
    show(live, BEN);
    expect(screen.queryAllByRole('button', { name: /^About/ })).toHaveLength(1);
  });

  it('is said beside a muted person', () => {
    const debate = play(aDebate({ phase: 'live', hostId: DARA }), { type: 'mute', by: DARA, uid: BEN });
    show(aRoom({ debate }), CLEO);
    expect(screen.getByText('muted')).toBeVisible();
  });
});

describe('raised hands', () => {
  const open = aDebate({ phase: 'live', hostId: DARA, format: FORMATS.get('open-floor')! });
  const queued = play(open, ...['a', CLEO].map((by) => ({ type: 'raiseHand' as const, by })));

  it('wait in order, and the host gives any of them the floor', async () => {
    const { run } = show(aRoom({ debate: queued }), DARA);
    expect(screen.getByRole('region', { name: 'Hands up' })).toHaveTextContent('1 hand up');
    await userEvent.click(screen.getByRole('button', { name: 'Give the floor to Someone' }));
    expect(run).toHaveBeenCalledWith({
      type: 'giveFloor',
      roomId: 'room-1',
      uid: CLEO,
      stepSeq: meantStep(queued, 'giveFloor', DARA),
    });
  });

  it('are given the floor by nobody else, and by no host on a bench', () => {
    show(aRoom({ debate: queued }), BEN);
    expect(screen.queryByRole('button', { name: 'Give the floor to Someone' })).toBeNull();
    cleanup();
    show(aRoom({ debate: { ...queued, hostId: ADA } }), ADA);
    expect(screen.getByRole('region', { name: 'Hands up' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Give the floor to Someone' })).toBeNull();
  });

  it('are not there in a step without a queue', () => {
    show(live, ADA);
    expect(screen.queryByRole('region', { name: 'Hands up' })).toBeNull();
  });
});

describe('the watchers', () => {
  const seen: Audience = { status: 'ready', count: 70, members: [member(ADA), member(CLEO)], atMs: NOON_MS };

  it('are read on demand', async () => {
    const { onAskAudience } = show(live, ADA);
    await userEvent.click(screen.getByRole('button', { name: 'Who’s watching?' }));
    expect(onAskAudience).toHaveBeenCalledTimes(1);
  });

  it('are the people without a seat, plus a number for the rest', () => {
    show(live, BEN, { audience: seen });
    const watching = screen.getByRole('region', { name: 'Watching' });
    expect(within(watching).getByText('Cleo Lind')).toBeVisible();
    expect(watching).toHaveTextContent('69 watching');
    expect(watching).toHaveTextContent('and 68 more');
    expect(within(watching).queryByText('Ada Marsh')).toBeNull();
  });

  it('report that they could not be read', () => {
    show(live, BEN, { audience: { status: 'error', message: 'Out of reach.' } });
    expect(screen.getByText('Out of reach.')).toBeVisible();
  });
});

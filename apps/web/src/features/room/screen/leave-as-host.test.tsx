import { ADA, aDebate, aRoom, BEN, CLEO, NOON_MS } from '@rostrum/domain/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { inRoom } from '../session/testing/in-room.tsx';
import { LeaveAsHost } from './leave-as-host.tsx';

const people = { [ADA]: { displayName: 'Ada', photoURL: '' }, [BEN]: { displayName: 'Ben', photoURL: '' } };
const member = (uid: string, joinedAtMs: number) => ({
  uid,
  displayName: uid,
  photoURL: '',
  joinedAtMs,
  lastSeenAtMs: NOON_MS,
});

/** Cleo hosts without a seat; the members are in the room. */
function show(members: readonly ReturnType<typeof member>[]) {
  const onLeave = vi.fn<(to: string | null) => void>();
  const room = aRoom({ debate: aDebate({ phase: 'readyCheck', hostId: CLEO }), hostId: CLEO, people });
  const dialog = (
    <LeaveAsHost text="…" confirm="Leave the debate" onClose={() => undefined} onLeave={onLeave} />
  );
  render(inRoom(dialog, { room, uid: CLEO, members: [...members] }));
  return onLeave;
}

describe('a host who leaves before the start', () => {
  it('hands the debate to the debater who joined first, with one tap', async () => {
    const onLeave = show([member(ADA, 2), member(BEN, 1)]);
    await userEvent.click(screen.getByRole('button', { name: 'Leave the debate' }));
    expect(onLeave).toHaveBeenCalledWith(BEN);
  });

  it('may choose somebody else, or leave it to the next person who is here', async () => {
    const onLeave = show([member(ADA, 2), member(BEN, 1)]);
    await userEvent.click(screen.getByRole('combobox', { name: 'Who hosts next' }));
    await userEvent.click(await screen.findByRole('option', { name: 'The next person here' }));
    await userEvent.click(screen.getByRole('button', { name: 'Leave the debate' }));
    expect(onLeave).toHaveBeenCalledWith(null);
  });

  it('reads what happens where nobody else has a seat', async () => {
    const onLeave = show([]);
    expect(screen.getByText(/The next person here will host it/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Leave the debate' }));
    expect(onLeave).toHaveBeenCalledWith(null);
  });
});

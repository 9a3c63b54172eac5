import type { Sender } from '@rostrum/data';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { JoinWithCode } from './join-with-code.tsx';

function show(reply: object, invited?: string) {
  const codes: string[] = [];
  const onJoined = vi.fn<(roomId: string) => void>();
  const send = (async ({ code }: { code: string }) => {
    codes.push(code);
    return reply;
  }) as unknown as Sender<'rooms'>;
  render(<JoinWithCode onJoined={onJoined} send={send} focused invited={invited} />);
  return { codes, onJoined };
}

describe('joining with a code', () => {
  it('goes in as soon as the sixth character is there', async () => {
    const { codes, onJoined } = show({ status: 'done', value: { roomId: 'room-7' } });
    await userEvent.keyboard('k7q2ma');
    expect(codes).toEqual(['K7Q2MA']);
    await expect.poll(() => onJoined.mock.calls).toEqual([['room-7']]);
  });

  it('says in one sentence that no debate has the code, and takes it back when the code changes', async () => {
    const { onJoined } = show({ status: 'refused', message: 'No debate has that code.' });
    await userEvent.keyboard('zzzzzz');
    expect(await screen.findByText('No debate has that code.')).toBeVisible();
    expect(onJoined).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    expect(screen.queryByText('No debate has that code.')).toBeNull();
  });

  it('goes in by itself, once, with the code of an invitation', async () => {
    const { codes, onJoined } = show({ status: 'done', value: { roomId: 'room-7' } }, 'K7Q2MA');
    await expect.poll(() => onJoined.mock.calls).toEqual([['room-7']]);
    expect(codes).toEqual(['K7Q2MA']);
  });

  it('says in one sentence that an invitation is too old', async () => {
    show({ status: 'refused', message: 'No debate has that code.' }, 'ZZZZZZ');
    expect(await screen.findByText('No debate has that code.')).toBeVisible();
  });

  it('asks for the missing characters before it asks the server', async () => {
    const { codes } = show({});
    await userEvent.keyboard('k7q');
    await userEvent.click(screen.getByRole('button', { name: 'Join' }));
    expect(screen.getByText('A code has 6 letters and digits.')).toBeVisible();
    expect(codes).toEqual([]);
  });
});

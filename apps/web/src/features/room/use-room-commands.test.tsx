import { Toaster } from '@rostrum/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useRoomCommands, type Send } from './use-room-commands.ts';

type Reply = { status: 'done'; value: unknown } | { status: 'refused' | 'failed'; message: string };

/** A server that gives these answers, when asked, and the ids it saw. */
function aServer(...replies: Reply[]) {
  const ids: string[] = [];
  const held: (() => void)[] = [];
  const send = (async (_command: unknown, commandId: string) => {
    ids.push(commandId);
    await new Promise<void>((resolve) => held.push(resolve));
    return replies.shift();
  }) as unknown as Send;
  return { ids, send, answer: async () => held.shift()?.() };
}

function Page({ send }: { send: Send }) {
  const { run, busy } = useRoomCommands(send);
  return (
    <>
      <button
        aria-busy={busy === 'ready'}
        onClick={() => void run({ type: 'ready', roomId: 'r1', stepSeq: 7 })}
      >
        Ready
      </button>
      <Toaster />
    </>
  );
}

describe('a button’s command', () => {
  it('is busy until the answer, and a second click sends nothing', async () => {
    const server = aServer({ status: 'done', value: {} });
    render(<Page send={server.send} />);
    const button = screen.getByRole('button', { name: 'Ready' });
    await userEvent.click(button);
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(server.ids).toHaveLength(1);
    await server.answer();
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('false');
  });

  it('says why it was refused', async () => {
    const server = aServer({ status: 'refused', message: 'Somebody took that seat just before you.' });
    render(<Page send={server.send} />);
    await userEvent.click(screen.getByRole('button', { name: 'Ready' }));
    await server.answer();
    expect(await screen.findByText('Somebody took that seat just before you.')).toBeVisible();
  });

  it('offers to try again after a fault, under the same id', async () => {
    const server = aServer({ status: 'failed', message: 'No answer.' }, { status: 'done', value: {} });
    render(<Page send={server.send} />);
    await userEvent.click(screen.getByRole('button', { name: 'Ready' }));
    await server.answer();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(server.ids).toHaveLength(2);
    expect(new Set(server.ids).size).toBe(1);
  });
});

import { aMessage, BEN, CLEO } from '@rostrum/domain/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FlagsBar } from './flags-bar.tsx';

const flag = (messageId: string, by: string) => ({
  id: `${messageId}-${by}`,
  messageId,
  by,
  reason: 'attack' as const,
  atMs: 0,
});
const message = { ...aMessage({ text: 'Buses for all' }), id: 'm1' };

describe('flagged messages for the host', () => {
  it('take no room if there are none', () => {
    const { container } = render(<FlagsBar flags={{ flags: [] }} messages={[]} onGo={() => undefined} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('counts messages, not flags, and leads to each', async () => {
    const onGo = vi.fn<(messageId: string) => void>();
    const flags = [flag('m1', BEN), flag('m1', CLEO), flag('m9', BEN)];
    render(<FlagsBar flags={{ flags }} messages={[message]} onGo={onGo} />);
    await userEvent.click(screen.getByRole('button', { name: '2 flagged messages' }));
    const list = screen.getByRole('dialog', { name: 'Flagged for you' });
    expect(list).toHaveTextContent('It attacks someone · 2 people');
    expect(screen.getByText('Buses for all')).toHaveAttribute('dir', 'auto');
    await userEvent.click(screen.getByRole('button', { name: 'Show this earlier message' }));
    expect(onGo).toHaveBeenCalledWith('m9');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are not counted before they are read, and are read once the host looks', async () => {
    const more = vi.fn<() => void>();
    const [one, other] = [flag('m1', BEN), flag('m9', CLEO)];
    const bar = (list: ComponentProps<typeof FlagsBar>['flags']) => (
      <FlagsBar flags={list} messages={[message]} onGo={() => undefined} />
    );
    const { rerender } = render(bar({ flags: [one], more }));
    expect(more).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Flagged messages' }));
    expect(more).toHaveBeenCalledTimes(1);
    rerender(bar({ flags: [one, other], more }));
    await userEvent.click(screen.getByRole('button', { name: 'Earlier flags' }));
    expect(more).toHaveBeenCalledTimes(2);
    rerender(bar({ flags: [one, other] }));
    expect(screen.queryByRole('button', { name: 'Earlier flags' })).toBeNull();
    expect(screen.getByText('2 flagged messages')).toBeVisible();
  });
});

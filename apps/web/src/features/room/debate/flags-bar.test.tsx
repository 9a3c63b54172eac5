import { aMessage, BEN, CLEO } from '@rostrum/domain/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

describe('what the host is asked to look at', () => {
  it('takes no room where there is nothing', () => {
    const { container } = render(<FlagsBar flags={[]} messages={[]} onGo={() => undefined} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('counts messages, not flags, and leads to each', async () => {
    const onGo = vi.fn<(messageId: string) => void>();
    const flags = [flag('m1', BEN), flag('m1', CLEO), flag('m9', BEN)];
    render(<FlagsBar flags={flags} messages={[message]} onGo={onGo} />);
    await userEvent.click(screen.getByRole('button', { name: '2 messages are flagged' }));
    const list = screen.getByRole('dialog', { name: 'Flagged for you' });
    expect(list).toHaveTextContent('It attacks a person · 2 people');
    expect(list).toHaveTextContent('Buses for all');
    await userEvent.click(screen.getByRole('button', { name: 'Show this earlier message' }));
    expect(onGo).toHaveBeenCalledWith('m9');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

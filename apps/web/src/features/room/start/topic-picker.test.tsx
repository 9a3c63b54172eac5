import type { Live } from '@rostrum/data';
import type { Topic } from '@rostrum/domain';
import { aTopic } from '@rostrum/domain/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { TopicPickerView } from './topic-picker.tsx';

const topic = (id: string, motion: string) => aTopic({ id, motion, category: 'Climate', background: '' });
const TOPICS = [
  topic('a', 'This house would tax short flights'),
  topic('b', 'This house would plant a million trees'),
];

function show(topics: Live<Topic[]> = { status: 'ready', value: TOPICS, stale: false }) {
  const onPick = vi.fn<(topic: Topic) => void>();
  const onClose = vi.fn<() => void>();
  render(<TopicPickerView topics={topics} onPick={onPick} onClose={onClose} />);
  return { onPick, onClose };
}

describe('picking a motion from the topics', () => {
  it('needs no mouse: type, go on, choose', async () => {
    const { onPick } = show();
    await userEvent.keyboard('trees{Tab}{Enter}');
    expect(onPick).toHaveBeenCalledWith(TOPICS[1]);
  });

  it('gives advice if no topic fits', async () => {
    show();
    await userEvent.keyboard('chess');
    expect(screen.getByText('No topic has these words. Write the motion yourself.')).toBeVisible();
  });

  it('closes with Escape', async () => {
    const { onClose } = show();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('says when the topics could not be loaded, and tries again', async () => {
    const retry = vi.fn<() => void>();
    show({ status: 'error', problem: 'unreachable', message: 'Out of reach.', retry });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

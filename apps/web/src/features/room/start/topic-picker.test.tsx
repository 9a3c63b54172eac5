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

function show(
  topics: Live<Topic[]> = { status: 'ready', value: TOPICS, stale: false },
  { forPractice = false } = {},
) {
  const onPick = vi.fn<(topic: Topic) => void>();
  const onClose = vi.fn<() => void>();
  render(<TopicPickerView {...{ topics, onPick, onClose, forPractice }} />);
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
    expect(screen.getByText('No topics match. Write the motion yourself.')).toBeVisible();
  });

  it('leaves out what the AI opponent has no case for, if it is for practice', () => {
    const argued = (id: string, pro: string[], con: string[]) => ({
      ...topic(id, `This house would plant ${id} trees`),
      arguments: { for: pro, against: con },
    });
    const value = [argued('ten', ['a', 'b'], ['c', 'd']), argued('nine', ['a', 'b'], ['c'])];
    show({ status: 'ready', value, stale: false }, { forPractice: true });
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText('This house would plant ten trees')).toBeVisible();
    show({ status: 'ready', value: value.slice(1), stale: false }, { forPractice: true });
    expect(screen.getByText('No topic has a case yet. Write the motion yourself.')).toBeVisible();
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

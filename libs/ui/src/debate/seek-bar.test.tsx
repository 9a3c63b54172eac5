import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { SeekBar, SeekTime, type SeekMark } from './seek-bar.tsx';

const MARKS: SeekMark[] = [
  { atMs: 0, type: 'step', label: 'Opening, For' },
  { atMs: 60_000, type: 'act', label: 'One minute.' },
  { atMs: 120_000, type: 'step', label: 'Opening, Against' },
];

function Bar({ onSeek = () => {} }: { onSeek?: (positionMs: number) => void }) {
  const [positionMs, setPositionMs] = useState(65_400);
  const seek = (next: number) => {
    setPositionMs(next);
    onSeek(next);
  };
  return (
    <SeekBar positionMs={positionMs} durationMs={305_500} marks={MARKS} onSeek={seek} place="Opening, For" />
  );
}

const slider = () => screen.getByRole('slider', { name: 'Position in the debate' });

describe('the seek bar', () => {
  test('is a slider that announces time and step', () => {
    render(<Bar />);
    expect(slider()).toHaveAttribute('aria-valuetext', '1 minute 5 seconds in, Opening, For');
  });

  test('goes by keys: arrows, Page up to the next step, Home, and End to the very end', async () => {
    const onSeek = vi.fn<(positionMs: number) => void>();
    const user = userEvent.setup();
    render(<Bar onSeek={onSeek} />);
    slider().focus();
    await user.keyboard('{ArrowRight}{PageUp}{Home}{End}');
    expect(onSeek.mock.calls.flat()).toEqual([70_400, 120_000, 0, 305_500]);
  });

  test('leaves keys with a modifier to the browser', async () => {
    const onSeek = vi.fn<(positionMs: number) => void>();
    const user = userEvent.setup();
    render(<Bar onSeek={onSeek} />);
    slider().focus();
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(onSeek).not.toHaveBeenCalled();
  });

  test('follows the pointer', () => {
    const onSeek = vi.fn<(positionMs: number) => void>();
    render(<Bar onSeek={onSeek} />);
    fireEvent.change(slider(), { target: { value: '200000' } });
    expect(onSeek).toHaveBeenLastCalledWith(200_000);
  });

  test('shows a mark for every step and act, at its place', () => {
    const { container } = render(<Bar />);
    const places = [...container.querySelectorAll<HTMLElement>('.seek-marks > i')].map((mark) => [
      mark.className,
      mark.style.getPropertyValue('--at'),
    ]);
    expect(places).toEqual([
      ['seek-step', '0.00%'],
      ['seek-act', '19.64%'],
      ['seek-step', '39.28%'],
    ]);
  });
});

test('the time in a debate counts whole seconds that are over', () => {
  const { container } = render(<SeekTime positionMs={65_900} durationMs={3_725_000} />);
  expect(container).toHaveTextContent('1:05 of 1:02:05');
});

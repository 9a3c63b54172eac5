import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { CodeBoxes } from './code-boxes.tsx';

function setUp(start = '') {
  const onComplete = vi.fn<(code: string) => void>();
  function Boxes() {
    const [code, setCode] = useState(start);
    return <CodeBoxes label="Join with a code" value={code} onChange={setCode} onComplete={onComplete} />;
  }
  render(<Boxes />);
  const boxes = screen.getAllByRole<HTMLInputElement>('textbox');
  return { boxes, onComplete, code: () => boxes.map((box) => box.value || '_').join('') };
}

describe('the boxes of a code', () => {
  test('are one named group of six named boxes', () => {
    const { boxes } = setUp();
    expect(screen.getByRole('group', { name: 'Join with a code' })).toBeInTheDocument();
    expect(boxes).toHaveLength(6);
    expect(boxes[2]).toHaveAccessibleName('Character 3 of 6');
  });

  test('advance with every character, in capitals, and report once that the code is complete', async () => {
    const { boxes, code, onComplete } = setUp();
    await userEvent.click(boxes[0]!);
    await userEvent.keyboard('k7q2m');
    expect(code()).toBe('K7Q2M_');
    expect(boxes[5]).toHaveFocus();
    expect(onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('a');
    expect(onComplete.mock.calls).toEqual([['K7Q2MA']]);
  });

  test('let Tab leave them, in both directions, with every number of characters', async () => {
    for (const start of ['', 'K7', 'K7Q2MA']) {
      const { boxes, code } = setUp(start);
      const before = code();
      for (const shift of [false, true]) {
        boxes[shift ? Math.min(start.length, 5) : 0]!.focus();
        const passed = new Set<Element | null>();
        while (boxes.some((box) => box === document.activeElement) && passed.size <= boxes.length) {
          expect(passed).not.toContain(document.activeElement);
          passed.add(document.activeElement);
          await userEvent.tab({ shift });
        }
      }
      expect(code()).toBe(before);
      cleanup();
    }
  });

  test('ignore anything but letters and digits', async () => {
    const { boxes, code } = setUp();
    await userEvent.click(boxes[0]!);
    await userEvent.keyboard('k- ?7');
    expect(code()).toBe('K7____');
  });

  test('go back with Backspace, first emptying the box they are in', async () => {
    const { boxes, code } = setUp('K7Q');
    await userEvent.click(boxes[3]!);
    await userEvent.keyboard('{Backspace}');
    expect(code()).toBe('K7____');
    expect(boxes[2]).toHaveFocus();
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(code()).toBe('______');
    await userEvent.keyboard('{Backspace}');
    expect(boxes[0]).toHaveFocus();
  });

  test('are filled by one paste, however it is written', async () => {
    const { boxes, code, onComplete } = setUp();
    await userEvent.click(boxes[0]!);
    await userEvent.paste(' k7q-2ma ');
    expect(code()).toBe('K7Q2MA');
    expect(onComplete.mock.calls).toEqual([['K7Q2MA']]);
  });

  test('take a paste of a whole code from the start, wherever it lands', async () => {
    const { boxes, code } = setUp('ZZ');
    await userEvent.click(boxes[2]!);
    await userEvent.paste('K7Q2MA');
    expect(code()).toBe('K7Q2MA');
  });

  test('replace a character that is typed over, and move with the arrows', async () => {
    const { boxes, code } = setUp('K7Q');
    await userEvent.click(boxes[1]!);
    await userEvent.keyboard('9');
    expect(code()).toBe('K9Q___');
    expect(boxes[2]).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(boxes[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(boxes[1]).toHaveFocus();
  });

  test('leave no gap: a box beyond the end passes the focus to the first empty one', async () => {
    const { boxes } = setUp('K7');
    await userEvent.click(boxes[5]!);
    expect(boxes[2]).toHaveFocus();
  });
});

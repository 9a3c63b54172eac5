import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { fitTo } from './longest.ts';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

const FAMILY = '👨‍👩‍👧';

function Name() {
  const [name, setName] = useState('');
  return <TextInput maxLength={3} value={name} onChange={(event) => setName(event.currentTarget.value)} />;
}

describe('a field with a longest text', () => {
  test('takes as many characters as people count, however they are made', () => {
    render(<Name />);
    const box = screen.getByRole('textbox');
    fireEvent.change(box, { target: { value: FAMILY.repeat(3) } });
    expect(box).toHaveValue(FAMILY.repeat(3));
    fireEvent.change(box, { target: { value: FAMILY.repeat(4) } });
    expect(box).toHaveValue(FAMILY.repeat(3));
  });

  test('keeps its text when more is typed, again and again', async () => {
    render(<Name />);
    const box = screen.getByRole('textbox');
    await userEvent.type(box, 'abcdd');
    expect(box).toHaveValue('abc');
    await userEvent.type(box, 'x', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(box).toHaveValue('abc');
  });

  test('lets an input method finish its word before it cuts', () => {
    render(<Name />);
    const box = screen.getByRole<HTMLInputElement>('textbox');
    fireEvent.compositionStart(box);
    const writing = createEvent.input(box, { target: { value: 'にほんご' }, isComposing: true });
    fireEvent(box, writing);
    expect(box).toHaveValue('にほんご');
    fireEvent.compositionEnd(box);
    expect(box).toHaveValue('にほん');
  });

  test('holds for several lines, too', () => {
    render(<TextArea maxLength={2} />);
    const box = screen.getByRole('textbox');
    fireEvent.change(box, { target: { value: 'abc' } });
    expect(box).toHaveValue('ab');
  });
});

test.each<[string, number, string, { value: string; caret: number } | undefined]>([
  ['abc', 3, '', undefined],
  ['abx', 2, 'cd', { value: 'abcd', caret: 2 }],
  [`a${FAMILY}`, 1, FAMILY, { value: `a${FAMILY}`, caret: 1 }],
])('%s before the caret', (before, caret, after, kept) => {
  const longest = kept ? [...new Intl.Segmenter().segment(kept.value)].length : 3;
  expect(fitTo(longest, before + after, before.length)).toEqual(kept && { ...kept, caret });
});

import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAutoGrow } from './use-auto-grow.ts';

function Area({ value }: { value: string }) {
  return <textarea ref={useAutoGrow(value)} readOnly value={value} />;
}

it('grows with its text, and where a narrower window breaks it into more lines', () => {
  // jsdom measures nothing.
  const lines = vi.spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get').mockReturnValue(20);
  const { rerender } = render(<Area value="One line." />);
  const area = screen.getByRole('textbox');
  expect(area).toHaveStyle({ height: '20px' });
  lines.mockReturnValue(40);
  rerender(<Area value="One line, and then a second one." />);
  expect(area).toHaveStyle({ height: '40px' });
  lines.mockReturnValue(60);
  fireEvent(globalThis.window, new Event('resize'));
  expect(area).toHaveStyle({ height: '60px' });
});

import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { Field } from './field.tsx';
import { Select } from './select.tsx';

const OPTIONS = [
  { value: 'quick-clash', label: 'Quick clash', aside: '14 min' },
  { value: 'oxford', label: 'Oxford style' },
  { value: 'policy', label: 'Policy', disabled: true },
] as const;

function Formats() {
  const [format, setFormat] = useState<(typeof OPTIONS)[number]['value']>('quick-clash');
  return (
    <Field label="Format" hint="Eight of them">
      <Select options={OPTIONS} value={format} onChange={setFormat} />
    </Field>
  );
}

describe('a select', () => {
  test('gets its name from its field and shows the choice', () => {
    render(<Formats />);
    const box = screen.getByRole('combobox', { name: 'Format' });
    expect(box).toHaveTextContent('Quick clash14 min');
    expect(box).toHaveAccessibleDescription('Eight of them');
  });

  test('is opened, moved through and chosen from with the keyboard alone', async () => {
    render(<Formats />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveTextContent('Oxford style'));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('adds no style element: a strict Content-Security-Policy would refuse it', async () => {
    render(<Formats />);
    await userEvent.click(screen.getByRole('combobox'));
    await screen.findByRole('listbox');
    expect(document.querySelector('style')).toBeNull();
  });
});

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { Field } from './field.tsx';
import { Segment } from './segment.tsx';
import { Switch } from './switch.tsx';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

describe('a field', () => {
  test('names its control and describes it by the hint', () => {
    render(
      <Field label="Username" hint="3 to 20 characters">
        <TextInput prefix="@" />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Username' });
    expect(input).toHaveAccessibleDescription('3 to 20 characters');
    expect(input).not.toHaveAttribute('aria-invalid');
  });

  test('shows the error instead of the hint, and marks the control', () => {
    render(
      <Field label="Motion" hint="One sentence" error="Too long by 12 characters.">
        <TextArea serif />
      </Field>,
    );
    const area = screen.getByRole('textbox', { name: 'Motion' });
    expect(area).toBeInvalid();
    expect(area).toHaveAccessibleDescription('Too long by 12 characters.');
  });

  test("shows the server's refusal, and moves the cursor to the control", () => {
    const field = (refused?: string) => (
      <Field label="Motion" hint="One sentence" refused={refused}>
        <TextArea serif />
      </Field>
    );
    const { rerender } = render(field());
    const area = screen.getByRole('textbox', { name: 'Motion' });
    expect(area).not.toHaveFocus();
    rerender(field('The motion threatens somebody.'));
    expect(area).toBeInvalid();
    expect(area).toHaveFocus();
    expect(area).toHaveAccessibleDescription('The motion threatens somebody.');
  });

  test('shows a confirmation', () => {
    render(
      <Field label="Username" hint="3 to 20 characters" good="Free.">
        <TextInput verdict="good" />
      </Field>,
    );
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Free.');
  });

  test('without a message describes nothing', () => {
    render(
      <Field label="Bio" optional>
        <TextArea />
      </Field>,
    );
    const area = screen.getByRole('textbox', { name: 'Bio (optional)' });
    expect(area).not.toHaveAttribute('aria-describedby');
  });
});

describe('a segment', () => {
  const options = [
    { value: 'for', label: 'For' },
    { value: 'against', label: 'Against' },
    { value: 'any', label: 'Any', disabled: true },
  ] as const;

  test('is one group of choices named by its field', () => {
    render(
      <Field label="Your side" group hint="You may swap until both are ready">
        <Segment options={options} value="for" onChange={vi.fn<(value: string) => void>()} />
      </Field>,
    );
    const group = screen.getByRole('radiogroup', { name: 'Your side' });
    expect(group).toHaveAccessibleDescription('You may swap until both are ready');
    expect(screen.getByRole('radio', { name: 'For' })).toBeChecked();
  });

  test('is chosen by click, unless it is disabled', async () => {
    const onChange = vi.fn<(value: string) => void>();
    render(<Segment label="Side" options={options} value="for" onChange={onChange} />);
    await userEvent.click(screen.getByText('Against'));
    await userEvent.click(screen.getByText('Any'));
    expect(onChange.mock.calls).toEqual([['against']]);
  });

  test('is one stop for the Tab key', async () => {
    render(
      <Segment label="Side" options={options} value="against" onChange={vi.fn<(value: string) => void>()} />,
    );
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: 'Against' })).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });
});

test('a switch is a switch, and its words switch it too', async () => {
  render(<Switch label="Restate before you rebut" hint="the other side must agree" />);
  const control = screen.getByRole('switch', { name: /Restate before you rebut/ });
  expect(control).not.toBeChecked();
  await userEvent.click(screen.getByText('Restate before you rebut'));
  expect(control).toBeChecked();
  await userEvent.keyboard(' ');
  expect(control).not.toBeChecked();
});

test('a tick box can be ticked by its words', async () => {
  render(<Checkbox label="I accept the house rules" />);
  await userEvent.click(screen.getByText('I accept the house rules'));
  expect(screen.getByRole('checkbox')).toBeChecked();
});

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Composer } from './composer.tsx';
import type { ComposerProps } from './composer.tsx';

function setUp(props: Partial<ComposerProps> = {}) {
  const onSend = vi.fn<() => void>();
  function Writer() {
    const [text, setText] = useState(props.value ?? '');
    return <Composer limit={100} state="open" onSend={onSend} {...props} value={text} onChange={setText} />;
  }
  render(<Writer />);
  return {
    box: screen.getByRole('textbox', { name: 'Your words' }),
    speak: screen.getByRole('button', { name: /Speak/ }),
    onSend,
  };
}

describe('the composer', () => {
  test('counts characters as people see them and as the limits do', async () => {
    const { box } = setUp();
    await userEvent.type(box, 'Ja 👩‍🚀');
    expect(screen.getByText('4 of 100 characters')).toBeInTheDocument();
  });

  test.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])('sends with %s', async (keys) => {
    const { box, onSend } = setUp();
    await userEvent.type(box, 'No.');
    await userEvent.keyboard(keys);
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  test('begins a new line with Enter alone', async () => {
    const { box, onSend } = setUp();
    await userEvent.type(box, 'One{Enter}Two');
    expect(box).toHaveValue('One\nTwo');
    expect(onSend).not.toHaveBeenCalled();
  });

  test('sends with its button', async () => {
    const { box, speak, onSend } = setUp();
    await userEvent.type(box, 'No.');
    await userEvent.click(speak);
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  test.each<[string, Partial<ComposerProps>, string]>([
    ['nothing', { value: '' }, 'Write something first.'],
    ['one character too many', { value: 'x'.repeat(101) }, 'One character too many.'],
    ['far too much', { value: 'x'.repeat(1_600) }, '1,500 characters too many.'],
    [
      'anything while offline',
      { value: 'No.', state: 'offline' },
      'You’re offline. Your draft is kept on this device.',
    ],
    ['anything without the floor', { value: 'No.', state: 'closed', note: 'Jonas speaks.' }, 'Jonas speaks.'],
  ])('never sends %s, and gives the reason', async (_, props, reason) => {
    const { box, speak, onSend } = setUp(props);
    expect(speak).toHaveAccessibleDescription(reason);
    await userEvent.click(speak);
    await userEvent.click(box);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(onSend).not.toHaveBeenCalled();
  });

  test('does not send twice while it is sending', async () => {
    const { box, onSend } = setUp({ value: 'No.', busy: true });
    await userEvent.click(box);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(onSend).not.toHaveBeenCalled();
  });

  test('sends in the grace', async () => {
    const { box, onSend } = setUp({
      value: 'And so',
      state: 'grace',
      note: 'Your time is over. 9 s of grace.',
    });
    await userEvent.click(box);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  test('keeps the draft readable but closed without the floor', async () => {
    const { box } = setUp({ value: 'A draft', state: 'closed', note: 'Jonas speaks.' });
    await userEvent.type(box, ' and more');
    expect(box).toHaveValue('A draft');
  });

  test('lets the draft grow while offline', async () => {
    const { box } = setUp({ value: 'A draft', state: 'offline' });
    await userEvent.type(box, ' and more');
    expect(box).toHaveValue('A draft and more');
  });

  test('marks a draft that is too long', () => {
    expect(setUp({ value: 'x'.repeat(101) }).box).toBeInvalid();
  });

  test('exposes hint, state and count to screen readers', () => {
    const { box } = setUp({ value: 'Everyone knows', note: 'You have the floor.', hint: 'Name the study?' });
    expect(box).toHaveAccessibleDescription('You have the floor. Name the study? 14 of 100 characters');
  });
});

describe('a try that sends nothing', () => {
  test('says why, and says no more once the draft changes', async () => {
    const { box, onSend } = setUp({ state: 'draft', note: 'Jonas speaks.' });
    await userEvent.type(box, 'No.{Control>}{Enter}{/Control}');
    expect(onSend).not.toHaveBeenCalled();
    const said = () => screen.getAllByRole('status').filter((one) => one.textContent === 'Jonas speaks.');
    expect(said()).toHaveLength(2);
    await userEvent.type(box, 'x');
    expect(said()).toHaveLength(1);
  });
});

describe('a draft that is too long', () => {
  const onTrim = vi.fn<() => void>();

  test('has its end marked, and a button that cuts it at a sentence', async () => {
    const { box } = setUp({ value: 'Trees cool a street.', limit: 12, onTrim });
    expect(box.parentElement?.querySelector('.excess')).toHaveTextContent('street.');
    await userEvent.click(screen.getByRole('button', { name: 'Cut to last full sentence' }));
    expect(onTrim).toHaveBeenCalledTimes(1);
  });

  test('has neither as long as it fits', () => {
    const { box } = setUp({ value: 'Trees cool a', limit: 12, onTrim });
    expect(box.parentElement?.querySelector('.excess')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cut to last full sentence' })).toBeNull();
  });
});

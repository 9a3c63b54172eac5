import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useShortcuts } from './use-shortcuts.ts';

function show(isOn = true) {
  const pressed: string[] = [];
  const onKey = (key: string) => (pressed.push(key), key === 'y');
  function Room() {
    useShortcuts(isOn, onKey);
    return <textarea aria-label="Words" />;
  }
  const view = render(<Room />);
  return { pressed, view };
}

describe('single keys', () => {
  it('act when nobody types, in either case', async () => {
    const { pressed } = show();
    await userEvent.keyboard('yY');
    expect(pressed).toEqual(['y', 'y']);
  });

  it('are letters while somebody writes', async () => {
    const { pressed } = show();
    await userEvent.type(screen.getByLabelText('Words'), 'yes');
    expect(pressed).toEqual([]);
  });

  it('leave the browser its own combinations', async () => {
    const { pressed } = show();
    await userEvent.keyboard('{Control>}h{/Control}{Meta>}p{/Meta}{Alt>}d{/Alt}');
    expect(pressed.filter((key) => key.length === 1)).toEqual([]);
  });

  it('rest while a dialog is open', async () => {
    const { pressed } = show();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    await userEvent.keyboard('y');
    dialog.remove();
    expect(pressed).toEqual([]);
  });

  it('can be switched off', async () => {
    const { pressed } = show(false);
    await userEvent.keyboard('y');
    expect(pressed).toEqual([]);
  });
});

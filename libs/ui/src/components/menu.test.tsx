import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { MenuChoice, MenuItem, MenuLine } from './menu-item.tsx';
import { Menu } from './menu.tsx';

function setUp() {
  const acts = {
    mute: vi.fn<() => void>(),
    hide: vi.fn<() => void>(),
    help: vi.fn<() => void>(),
    strictness: vi.fn<(value: string) => void>(),
  };
  render(
    <>
      <Menu trigger={<Button>Host</Button>}>
        <MenuItem onSelect={acts.mute}>Mute</MenuItem>
        <MenuItem onSelect={acts.hide} disabledBecause="Nothing to hide yet.">
          Hide message
        </MenuItem>
        <MenuLine />
        <MenuChoice
          label="Moderation"
          value="standard"
          onChange={acts.strictness}
          options={[
            { value: 'standard', label: 'Standard' },
            { value: 'strict', label: 'Strict' },
          ]}
        />
        <MenuItem onSelect={acts.help}>Help</MenuItem>
      </Menu>
      <button type="button">Elsewhere</button>
    </>,
  );
  return { button: screen.getByRole('button', { name: 'Host' }), acts };
}

const item = (name: string) => screen.getByRole('menuitem', { name });

describe('a menu', () => {
  test('opens by click with the first item in focus, named by its button', async () => {
    const { button } = setUp();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('menu', { name: 'Host' })).toBeInTheDocument();
    expect(item('Mute')).toHaveFocus();
  });

  test('opens with the arrows at the first or the last item', async () => {
    const { button } = setUp();
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(item('Mute')).toHaveFocus();
    await userEvent.keyboard('{Escape}{ArrowUp}');
    expect(item('Help')).toHaveFocus();
  });

  test('moves with arrows, Home and End, round and round', async () => {
    await userEvent.click(setUp().button);
    await userEvent.keyboard('{ArrowUp}');
    expect(item('Help')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(item('Mute')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(item('Help')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('menuitemradio', { name: 'Standard' })).toHaveFocus();
  });

  test('jumps to the item that begins with the typed letters', async () => {
    await userEvent.click(setUp().button);
    await userEvent.keyboard('h');
    expect(item('Hide message Nothing to hide yet.')).toHaveFocus();
    await userEvent.keyboard('e');
    expect(item('Help')).toHaveFocus();
  });

  test('acts, closes, and gives the focus back', async () => {
    const { button, acts } = setUp();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(acts.mute).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  test('does not act on a disabled item, and gives the reason', async () => {
    const { button, acts } = setUp();
    await userEvent.click(button);
    await userEvent.click(screen.getByText('Nothing to hide yet.'));
    expect(acts.hide).not.toHaveBeenCalled();
    expect(screen.getByRole('menu')).toBeInTheDocument();
  });

  test('ticks the current choice and reports another one', async () => {
    const { button, acts } = setUp();
    await userEvent.click(button);
    expect(screen.getByRole('menuitemradio', { name: 'Standard' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Strict' }));
    expect(acts.strictness).toHaveBeenCalledWith('strict');
  });

  test('closes on Escape, on Tab, on a press outside and on a second press of its button', async () => {
    const { button } = setUp();
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button).toHaveFocus();

    await userEvent.click(button);
    await userEvent.tab();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();

    await userEvent.click(button);
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();

    await userEvent.click(button);
    await userEvent.click(button);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});

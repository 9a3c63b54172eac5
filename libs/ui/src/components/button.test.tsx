import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Bell } from 'lucide-react';
import type { FormEvent } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { ButtonLink } from './button-link.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

describe('a button', () => {
  test('acts on click and on the keyboard, and never sends a form by accident', async () => {
    const onClick = vi.fn<() => void>();
    const onSubmit = vi.fn<() => void>();
    render(
      <form onSubmit={onSubmit}>
        <Button onClick={onClick}>Speak</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Speak' }));
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(2);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('a disabled button stays in the tab order and gives the reason', async () => {
    const onClick = vi.fn<() => void>();
    render(
      <Button onClick={onClick} disabledBecause="Ines has the floor.">
        Speak
      </Button>,
    );
    await userEvent.tab();
    const button = screen.getByRole('button', { name: 'Speak' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Ines has the floor.');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  test('that cannot be used does not send its form', async () => {
    const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Motion" />
        <Button type="submit" disabledBecause="The motion is empty.">
          Open
        </Button>
      </form>,
    );
    await userEvent.type(screen.getByLabelText('Motion'), '{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('a busy button announces it and ignores a second click', async () => {
    const onClick = vi.fn<() => void>();
    render(
      <Button busy onClick={onClick}>
        Opening
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Opening' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });
});

test('an icon button has an accessible name without its number', () => {
  render(<IconButton icon={Bell} label="Notifications, 2 new" badge={2} />);
  const button = screen.getByRole('button', { name: 'Notifications, 2 new' });
  expect(button).toHaveAttribute('title', 'Notifications, 2 new');
  expect(button).toHaveTextContent('2');
});

test('a button link is a link, drawn by whatever the caller wants', () => {
  render(
    <ButtonLink
      href="/app"
      look="primary"
      render={({ children, ...props }) => (
        <a {...props} data-router="yes">
          {children}
        </a>
      )}
    >
      Dashboard
    </ButtonLink>,
  );
  const link = screen.getByRole('link', { name: 'Dashboard' });
  expect(link).toHaveAttribute('href', '/app');
  expect(link).toHaveAttribute('data-router', 'yes');
  expect(link).toHaveClass('btn-primary');
});

import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { PUBLIC_LINKS, SHELL_PLACES } from '../testing/shell-links.ts';
import { SIDEBAR_SECTIONS } from '../testing/sidebar-sections.ts';
import { AppShell } from './app-shell.tsx';
import type { AppShellProps } from './app-shell.tsx';
import { BareShell } from './bare-shell.tsx';
import { GateShell } from './gate-shell.tsx';
import { PublicShell } from './public-shell.tsx';

const DONATE = 'https://donate.example/rostrum';

function openApp(props: Partial<AppShellProps> = {}) {
  const onLogout = vi.fn<() => void>();
  const onSearch = vi.fn<(text: string) => void>();
  const { container } = render(
    <AppShell
      sections={SIDEBAR_SECTIONS}
      places={SHELL_PLACES}
      currentPath="/app/dashboard"
      supportHref={DONATE}
      onLogout={onLogout}
      onSearch={onSearch}
      {...props}
    >
      <h1>Page</h1>
    </AppShell>,
  );
  const shell = container.querySelector('.shell')!;
  return { shell, onLogout, onSearch, nav: screen.getByRole('navigation', { name: 'Main' }) };
}

const addresses = (links: HTMLElement[]) =>
  links.map((link) => [link.textContent, link.getAttribute('href')]);

describe('the sidebar', () => {
  test('lists the entries that it is given in their sections and order', () => {
    const { nav } = openApp();
    expect(addresses(within(nav).getAllByRole('link'))).toEqual([
      ['Dashboard', '/app/dashboard'],
      ['Room', '/app/room'],
      ['People', '/app/people'],
      ['Generate a New Topic', '/app/topics/generate'],
      ['Learning', '/app/learning'],
    ]);
    const section = (name: string) =>
      addresses(within(screen.getByRole('group', { name })).getAllByRole('link')).map(([label]) => label);
    expect(section('Topics')).toEqual(['Generate a New Topic']);
    expect(section('Progress')).toEqual(['Learning']);
  });

  test('ends with theme, Support Us!, help and Logout', async () => {
    const { onLogout } = openApp();
    const foot = within(document.querySelector<HTMLElement>('.sidebar-foot')!);
    expect(foot.getByRole('button', { name: 'Theme: system' })).toBeInTheDocument();
    expect(foot.getByRole('link', { name: 'Support Us!' })).toHaveAttribute('href', DONATE);
    expect(foot.getByRole('link', { name: 'Help & getting started' })).toHaveAttribute('href', '/faq');
    await userEvent.click(foot.getByRole('button', { name: 'Logout' }));
    expect(onLogout).toHaveBeenCalledTimes(1);
  });

  test('is open by default', () => {
    expect(openApp().shell).toHaveAttribute('data-sidebar', 'open');
    expect(localStorage.getItem('sidebar-open')).toBeNull();
  });

  test('collapses and opens again, and keeps it in local storage', async () => {
    const { shell } = openApp();
    await userEvent.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
    expect(shell).toHaveAttribute('data-sidebar', 'collapsed');
    expect(localStorage.getItem('sidebar-open')).toBe('false');
    await userEvent.click(screen.getByRole('button', { name: 'Expand sidebar' }));
    expect(shell).toHaveAttribute('data-sidebar', 'open');
    expect(localStorage.getItem('sidebar-open')).toBe('true');
  });

  test('starts in its last state', () => {
    localStorage.setItem('sidebar-open', 'false');
    expect(openApp().shell).toHaveAttribute('data-sidebar', 'collapsed');
  });

  test('names a collapsed entry in a tooltip, but not while it is open', async () => {
    const { nav } = openApp();
    const people = within(nav).getByRole('link', { name: 'People' });
    await userEvent.hover(people);
    await userEvent.unhover(people);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
    await userEvent.hover(people);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('People');
    expect(people).toHaveAccessibleName('People');
  });

  test.each([
    ['/app/room', 'Room'],
    ['/app/room/k7q2ma', 'Room'],
    ['/app/topics/generate', 'Generate a New Topic'],
  ])('on %s marks %s alone', (currentPath, name) => {
    const { nav } = openApp({ currentPath });
    const current = within(nav)
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map(({ textContent }) => textContent)).toEqual([name]);
  });

  test('does nothing when Room is clicked in a room, and follows the link from elsewhere', async () => {
    const went = vi.fn<(where: string) => void>();
    const { nav } = openApp({ currentPath: '/app/room/k7q2ma' });
    const onClick = (event: MouseEvent) => {
      if (!event.defaultPrevented) went((event.target as Element).textContent);
      event.preventDefault();
    };
    document.addEventListener('click', onClick);
    onTestFinished(() => document.removeEventListener('click', onClick));
    await userEvent.click(within(nav).getByRole('link', { name: 'Room' }));
    expect(went).not.toHaveBeenCalled();
    await userEvent.click(within(nav).getByRole('link', { name: 'People' }));
    expect(went).toHaveBeenCalledWith('People');
  });

  test('shows that the person sits in a live room', () => {
    const { nav } = openApp({ inLiveRoom: true });
    expect(within(nav).getByRole('link', { name: /Room/ })).toHaveTextContent('You’re in a live room');
  });
});

describe('the top bar', () => {
  const searchBox = () => screen.getByPlaceholderText('Search / Enter command');

  test('opens the search by click, by Enter, and with typed text', async () => {
    const { onSearch } = openApp();
    await userEvent.click(searchBox());
    await userEvent.keyboard('{Enter}v');
    expect(onSearch.mock.calls).toEqual([[''], [''], ['v']]);
  });

  test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/'])('opens the search with %s', async (keys) => {
    const { onSearch } = openApp();
    await userEvent.keyboard(keys);
    expect(onSearch).toHaveBeenCalledWith('');
  });

  test('ignores a slash in a text field', async () => {
    const { onSearch } = openApp({ bell: <input aria-label="Note" /> });
    await userEvent.type(screen.getByLabelText('Note'), 'and/or');
    expect(onSearch).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Note')).toHaveValue('and/or');
  });

  test('takes the bell and the account', () => {
    openApp({ bell: <button type="button">Bell</button>, account: <button type="button">Account</button> });
    expect(within(screen.getByRole('banner')).getByRole('button', { name: 'Account' })).toBeInTheDocument();
  });
});

describe('the mobile menu', () => {
  async function openMenu(props: Partial<AppShellProps> = {}) {
    const app = openApp(props);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    return { ...app, menu: within(screen.getByRole('dialog', { name: 'Menu' })) };
  }

  test('lists Dashboard, Room, Help and Logout first, then the rest', async () => {
    const { menu } = await openMenu();
    const nav = menu.getByRole('navigation', { name: 'Main' });
    expect([...nav.querySelectorAll('a, button')].map(({ textContent }) => textContent)).toEqual([
      'Dashboard',
      'Room',
      'Help',
      'Logout',
      'People',
      'Generate a New Topic',
      'Learning',
    ]);
    expect(menu.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/help');
  });

  test('closes and gives the focus back', async () => {
    const { menu } = await openMenu();
    await userEvent.click(menu.getByRole('button', { name: 'Close menu' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });

  test('closes when it leads somewhere', async () => {
    const { menu } = await openMenu();
    const link = menu.getByRole('link', { name: 'Room' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('logs out', async () => {
    const { menu, onLogout } = await openMenu();
    await userEvent.click(menu.getByRole('button', { name: 'Logout' }));
    expect(onLogout).toHaveBeenCalledTimes(1);
  });
});

describe('the public shell', () => {
  const open = () =>
    render(
      <PublicShell links={PUBLIC_LINKS} supportHref={DONATE} account={<a href="/sign-in">Sign In</a>}>
        <h1>Disagree properly</h1>
      </PublicShell>,
    );

  test('has the links that it is given, and Support Us after them', () => {
    open();
    const links = within(screen.getByRole('navigation', { name: 'Site' })).getAllByRole('link');
    expect(addresses(links)).toEqual([
      ['About', '/#about'],
      ['FAQ', '/faq'],
      ['Support Us', DONATE],
    ]);
  });

  test('ends with the copyright line', () => {
    open();
    const line = within(screen.getByRole('contentinfo')).getByText('© 2024 Rostrum. All rights reserved.');
    expect(line).toBeInTheDocument();
  });

  test('shows the account’s links in its header', () => {
    open();
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Sign In' })).toBeInTheDocument();
  });

  test('has a menu of the same links that opens, and closes on Escape with the focus on its button', async () => {
    open();
    const button = screen.getByRole('button', { name: 'Menu' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('navigation', { name: 'Site menu' })).not.toBeInTheDocument();
    await userEvent.click(button);
    const menu = screen.getByRole('navigation', { name: 'Site menu' });
    expect(within(menu).getAllByRole('link')).toHaveLength(3);
    await userEvent.tab();
    expect(within(menu).getByRole('link', { name: 'About' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('navigation', { name: 'Site menu' })).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  test('closes its menu when the focus leaves it', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await userEvent.click(screen.getByRole('link', { name: 'Sign In' }));
    expect(screen.queryByRole('navigation', { name: 'Site menu' })).not.toBeInTheDocument();
  });
});

test.each([
  ['app', () => void openApp()],
  [
    'public',
    () =>
      void render(
        <PublicShell links={PUBLIC_LINKS} supportHref={DONATE}>
          Page
        </PublicShell>,
      ),
  ],
  ['bare', () => void render(<BareShell>Page</BareShell>)],
])('in the %s shell the first Tab leads past the navigation', async (_, open) => {
  open();
  await userEvent.tab();
  expect(document.activeElement).toHaveTextContent('Skip to content');
  expect(document.activeElement).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});

test('the bare shell has no navigation, and room for one act', () => {
  render(<BareShell action={<button type="button">Log out</button>}>Page</BareShell>);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(within(screen.getByRole('banner')).getByRole('button', { name: 'Log out' })).toBeInTheDocument();
});

test('the gate shows its form and keeps the art silent', () => {
  render(<GateShell statement="Two sides.">Sign in</GateShell>);
  expect(screen.getByRole('main')).toHaveTextContent('Sign in');
  expect(screen.getByText('Two sides.').closest('[aria-hidden="true"]')).not.toBeNull();
});

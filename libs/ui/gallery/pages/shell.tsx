import { Bell, LogOut, Settings, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppShell, IconButton, Menu, MenuItem, MenuLine, Toaster, notify } from '../../src/index.ts';
import { SHELL_PLACES } from '../../src/testing/shell-links.ts';
import { SIDEBAR_SECTIONS } from '../../src/testing/sidebar-sections.ts';

export function GalleryShell({
  path,
  live = false,
  fixed = false,
  children,
}: {
  path: string;
  live?: boolean;
  fixed?: boolean;
  children: ReactNode;
}) {
  return (
    <AppShell
      sections={SIDEBAR_SECTIONS}
      places={SHELL_PLACES}
      currentPath={path}
      supportHref="https://donate.example/rostrum"
      onLogout={() => notify({ text: 'Logged out.' })}
      onSearch={(text) => notify({ text: `Search: ${text}` })}
      inLiveRoom={live}
      fixed={fixed}
      bell={<IconButton icon={Bell} label="Notifications, 2 new" badge={2} />}
      account={<AccountMenu />}
    >
      {children}
      <Toaster />
    </AppShell>
  );
}

function AccountMenu() {
  return (
    <Menu trigger={<IconButton icon={UserRound} label="Account" />}>
      <MenuItem icon={UserRound} onSelect={() => notify({ text: 'Profile' })}>
        Profile
      </MenuItem>
      <MenuItem icon={Settings} onSelect={() => notify({ text: 'Settings' })}>
        Settings
      </MenuItem>
      <MenuLine />
      <MenuItem icon={LogOut} onSelect={() => notify({ text: 'Logged out.' })}>
        Log out
      </MenuItem>
    </Menu>
  );
}

import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { SkipLink } from '../components/skip-link.tsx';
import { MobileMenu } from '../sidebar/mobile-menu.tsx';
import { Sidebar } from '../sidebar/sidebar.tsx';
import type { ShellPlaces, SidebarSection } from '../sidebar/sidebar-entries.ts';
import { Topbar } from '../sidebar/topbar.tsx';
import { useSidebar } from '../sidebar/use-sidebar.ts';
import { cx } from '../cx.ts';

export interface AppShellProps {
  /** The navigation, group by group. */
  sections: readonly SidebarSection[];
  places: ShellPlaces;
  currentPath: string;
  supportHref: string;
  onLogout: () => void;
  /** Opens the search with the text typed so far. */
  onSearch: (text: string) => void;
  bell?: ReactNode;
  account?: ReactNode;
  inLiveRoom?: boolean;
  /** Fills the window and scrolls inside, as the room does. */
  fixed?: boolean;
  children: ReactNode;
}

/** The signed-in shell: sidebar, top bar, and the page as `<main id="main">`. */
export function AppShell(props: AppShellProps) {
  const { onSearch, bell, account, fixed = false, children, ...navigation } = props;
  const sidebarId = useId();
  const { open, toggle } = useSidebar();
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <div className={cx('shell', fixed && 'shell-fixed')} data-sidebar={open ? 'open' : 'collapsed'}>
      <SkipLink />
      <Sidebar id={sidebarId} open={open} {...navigation} />
      <Topbar
        onSearch={onSearch}
        sidebarId={sidebarId}
        sidebarOpen={open}
        onToggleSidebar={toggle}
        onOpenMenu={() => setMenuOpen(true)}
        bell={bell}
        account={account}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {menuOpen && <MobileMenu onClose={() => setMenuOpen(false)} {...navigation} />}
    </div>
  );
}

import { CircleHelp, Heart, LogOut } from 'lucide-react';
import * as m from '@rostrum/words/sidebar';
import { LiveDot } from '../components/live-dot.tsx';
import { Logo } from '../components/mark.tsx';
import { ThemeNavItem } from './theme-nav-item.tsx';
import { NavItem } from './nav-item.tsx';
import { isCurrent } from './sidebar-entries.ts';
import type { ShellPlaces, SidebarEntry, SidebarSection } from './sidebar-entries.ts';

export interface SidebarProps {
  id: string;
  open: boolean;
  sections: readonly SidebarSection[];
  places: ShellPlaces;
  currentPath: string;
  /** The donation page. */
  supportHref: string;
  onLogout: () => void;
  /** The person sits in a room that runs now. */
  inLiveRoom?: boolean | undefined;
}

/** The signed-in navigation. Open 200 px, collapsed 50 px, absent on small screens. */
export function Sidebar(props: SidebarProps) {
  const { id, open, sections, places, currentPath, supportHref, onLogout, inLiveRoom = false } = props;
  const collapsed = !open;
  return (
    <aside id={id} className="sidebar" aria-label={m.sidebar()}>
      <Logo href={places.home} />
      <nav aria-label={m.main()}>
        {sections.map(({ title, entries }) => (
          <div key={title ?? 'first'} role={title && 'group'} aria-label={title}>
            {title && (
              <p className="sidebar-section" aria-hidden="true">
                <span>{title}</span>
              </p>
            )}
            {entries.map((entry) => (
              <Entry
                key={entry.href}
                entry={entry}
                collapsed={collapsed}
                currentPath={currentPath}
                live={inLiveRoom}
              />
            ))}
          </div>
        ))}
      </nav>
      <div className="sidebar-foot">
        <ThemeNavItem collapsed={collapsed} />
        <NavItem icon={Heart} label={m.supportUsMenu()} collapsed={collapsed} href={supportHref} />
        <NavItem icon={CircleHelp} label={m.helpMenu()} collapsed={collapsed} href={places.faq} />
        <NavItem icon={LogOut} label={m.logout()} collapsed={collapsed} onClick={onLogout} />
      </div>
    </aside>
  );
}

function Entry(props: { entry: SidebarEntry; collapsed: boolean; currentPath: string; live: boolean }) {
  const { entry, collapsed, currentPath, live } = props;
  const { isRoom = false, href, label, icon } = entry;
  const current = isCurrent(href, currentPath);
  return (
    <NavItem
      {...{ href, label, icon }}
      collapsed={collapsed}
      current={current}
      onClick={(event) => {
        // A person in a room who clicks Room stays in it.
        if (isRoom && current) event.preventDefault();
      }}
    >
      {isRoom && live && <LiveDot label={m.inLiveRoom()} />}
    </NavItem>
  );
}

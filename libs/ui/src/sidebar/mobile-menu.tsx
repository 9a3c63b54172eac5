import { CircleHelp, LogOut, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '@rostrum/words/sidebar';
import { IconButton } from '../components/icon-button.tsx';
import { Link } from '../components/link.tsx';
import { LiveDot } from '../components/live-dot.tsx';
import { Logo } from '../components/mark.tsx';
import { Modal } from '../components/modal.tsx';
import { LanguageSelect } from '../language/language-select.tsx';
import { ThemeButton } from '../theme/theme-button.tsx';
import { isCurrent, type ShellPlaces, type SidebarSection } from './sidebar-entries.ts';
import { copyrightLine } from '../copyright.ts';

export interface MobileMenuProps {
  onClose: () => void;
  sections: readonly SidebarSection[];
  places: ShellPlaces;
  currentPath: string;
  supportHref: string;
  onLogout: () => void;
  inLiveRoom?: boolean | undefined;
}

/** The navigation of small screens: the whole window. Mount it to open it; going somewhere closes it. */
export function MobileMenu({
  onClose,
  sections,
  places,
  currentPath,
  supportHref,
  onLogout,
  inLiveRoom = false,
}: MobileMenuProps) {
  const entry = { currentPath, onGo: onClose };
  const first = sections.flatMap(({ entries }) => entries.filter(({ isFirstInMenu }) => isFirstInMenu));
  const more = sections.map(({ title, entries }) => ({
    title,
    entries: entries.filter(({ isFirstInMenu }) => !isFirstInMenu),
  }));
  return (
    <Modal className="sheet-menu shell-menu" aria-label={m.menu()} onClose={onClose}>
      <header className="sheet-menu-head">
        <Logo href={places.home} />
        <IconButton icon={X} label={m.closeMenu()} onClick={onClose} />
      </header>
      <nav aria-label={m.main()}>
        {first.map(({ href, label, icon, isRoom }) => (
          <SheetLink key={href} href={href} icon={icon} {...entry}>
            {label}
            {isRoom && inLiveRoom && <LiveDot label={m.inLiveRoom()} />}
          </SheetLink>
        ))}
        <SheetLink href={places.help} icon={CircleHelp} {...entry}>
          {m.help()}
        </SheetLink>
        <button type="button" className="sheet-item" onClick={onLogout}>
          <LogOut className="icon icon-lg" />
          {m.logout()}
        </button>
        <div className="sheet-more">
          {more.map(({ title, entries }) => (
            <div key={title ?? 'first'} role={title && 'group'} aria-label={title}>
              {title && (
                <p className="sidebar-section" aria-hidden="true">
                  {title}
                </p>
              )}
              {entries.map(({ href, label, icon }) => (
                <SheetLink key={href} href={href} icon={icon} {...entry}>
                  {label}
                </SheetLink>
              ))}
            </div>
          ))}
        </div>
      </nav>
      <footer className="menu-foot">
        <p className="row wrap menu-foot-acts">
          <ThemeButton />
          <LanguageSelect />
          <Link className="btn btn-quiet btn-sm" href={supportHref}>
            {m.supportUsMenu()}
          </Link>
        </p>
        {copyrightLine()}
      </footer>
    </Modal>
  );
}

function SheetLink(props: {
  href: string;
  icon: LucideIcon;
  currentPath: string;
  onGo: () => void;
  children: ReactNode;
}) {
  const { href, icon: Icon, currentPath, onGo, children } = props;
  return (
    <Link
      href={href}
      className="sheet-item"
      aria-current={isCurrent(href, currentPath) ? 'page' : undefined}
      onClick={onGo}
    >
      <Icon className="icon icon-lg" />
      {children}
    </Link>
  );
}

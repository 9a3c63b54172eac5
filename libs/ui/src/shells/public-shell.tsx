import type { ReactNode } from 'react';
import { COPYRIGHT_LINE } from '@rostrum/domain';
import { Link } from '../components/link.tsx';
import { Logo } from '../components/mark.tsx';
import { SkipLink } from '../components/skip-link.tsx';
import { ThemeButton } from '../theme/theme-button.tsx';
import { PublicMenu } from './public-menu.tsx';
import { PUBLIC_LINKS } from './public-links.ts';

export interface PublicShellProps {
  /** The donation page. */
  supportHref: string;
  /** Sign In and Register, or Dashboard and the avatar's menu. */
  account?: ReactNode;
  currentPath?: string;
  children: ReactNode;
}

/** The frame of every public page for visitors. */
export function PublicShell({ supportHref, account, currentPath, children }: PublicShellProps) {
  const links = <PublicLinks supportHref={supportHref} currentPath={currentPath} />;
  return (
    <>
      <SkipLink />
      <header className="public-head">
        <Logo />
        <nav className="public-nav public-nav-wide" aria-label="Site">
          {links}
        </nav>
        <div className="public-account">
          {account}
          <PublicMenu>{links}</PublicMenu>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="public-foot">
        <Logo />
        <nav aria-label="Footer">{links}</nav>
        <ThemeButton />
        <p>{COPYRIGHT_LINE}</p>
      </footer>
    </>
  );
}

function PublicLinks({ supportHref, currentPath }: { supportHref: string; currentPath: string | undefined }) {
  return (
    <>
      {PUBLIC_LINKS.map(({ href, label }) => (
        <Link key={href} href={href} aria-current={href === currentPath ? 'page' : undefined}>
          {label}
        </Link>
      ))}
      <Link href={supportHref}>Support Us</Link>
    </>
  );
}

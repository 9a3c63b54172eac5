import type { ReactNode } from 'react';
import * as m from '@rostrum/words/shells';
import { Link } from '../components/link.tsx';
import { Logo } from '../components/mark.tsx';
import { SkipLink } from '../components/skip-link.tsx';
import { LanguageSelect } from '../language/language-select.tsx';
import { ThemeButton } from '../theme/theme-button.tsx';
import { PublicMenu } from './public-menu.tsx';
import type { PublicLink } from './public-links.ts';
import { copyrightLine } from '../copyright.ts';

export interface PublicShellProps {
  /** The links before "Support Us". */
  links: readonly PublicLink[];
  /** The privacy notice and its like, in the foot alone. */
  legalLinks?: readonly PublicLink[];
  /** The donation page. */
  supportHref: string;
  /** Sign In and Register, or Dashboard and the avatar's menu. */
  account?: ReactNode;
  currentPath?: string;
  children: ReactNode;
}

/** The frame of every public page for visitors. */
export function PublicShell(props: PublicShellProps) {
  const { links, legalLinks = [], supportHref, account, currentPath, children } = props;
  const anchors = (
    <>
      <Anchors links={links} currentPath={currentPath} />
      <Link href={supportHref}>{m.supportUs()}</Link>
    </>
  );
  return (
    <>
      <SkipLink />
      <header className="public-head">
        <Logo />
        <nav className="public-nav public-nav-wide" aria-label={m.site()}>
          {anchors}
        </nav>
        <div className="public-account">
          <LanguageSelect />
          {account}
          <PublicMenu>
            {anchors}
            <LanguageSelect />
          </PublicMenu>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="public-foot">
        <Logo />
        <nav aria-label={m.footer()}>{anchors}</nav>
        {legalLinks.length > 0 && (
          <nav aria-label={m.legal()}>
            <Anchors links={legalLinks} currentPath={currentPath} />
          </nav>
        )}
        <ThemeButton />
        <p>{copyrightLine()}</p>
      </footer>
    </>
  );
}

function Anchors({ links, currentPath }: { links: readonly PublicLink[]; currentPath: string | undefined }) {
  return links.map(({ href, label }) => (
    <Link key={href} href={href} aria-current={href === currentPath ? 'page' : undefined}>
      {label}
    </Link>
  ));
}

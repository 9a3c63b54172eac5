import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isUnder, PATHS } from '../paths.ts';
import { whenThere } from './when-there.ts';

/** After a change of page the focus goes to its heading, so that the keyboard and screen readers start there. */
export function usePageFocus(): void {
  const page = pageOf(useLocation().pathname);
  const lastPage = useRef(page);
  useEffect(() => {
    if (lastPage.current === page) return undefined;
    lastPage.current = page;
    return whenThere(
      () => document.querySelector('h1'),
      (heading) => {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      },
    );
  }, [page]);
}

/** Clerk's steps of signing in and up have addresses of their own and move the focus themselves. */
function pageOf(pathname: string): string {
  return [PATHS.signIn, PATHS.signUp].find((root) => isUnder(pathname, root)) ?? pathname;
}

import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isUnder, PATHS } from '../../shared/navigation/paths.ts';
import { namedPart } from './named-part.ts';
import { whenThere } from './when-there.ts';

/**
 * After a change of page the focus goes to its heading, or to the part that the address names, so that the keyboard and
 * screen readers start there.
 */
export function usePageFocus(): void {
  const { pathname, hash } = useLocation();
  const page = pageOf(pathname);
  useOnChange(page, () => whenThere(() => document.querySelector('h1'), takeFocus));
  useOnChange(page + hash, () => whenThere(() => namedPart(hash), takeFocus));
}

/** Not for the initial page, which starts at its top. */
function useOnChange(what: string, act: () => () => void): void {
  const last = useRef(what);
  const onChange = useEffectEvent(act);
  useEffect(() => {
    if (last.current === what) return undefined;
    last.current = what;
    return onChange();
  }, [what]);
}

function takeFocus(part: HTMLElement): void {
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

/** Clerk's steps of signing in and up have addresses of their own and move the focus themselves. */
function pageOf(pathname: string): string {
  return [PATHS.signIn, PATHS.signUp].find((root) => isUnder(pathname, root)) ?? pathname;
}

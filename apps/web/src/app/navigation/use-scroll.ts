import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { namedPart } from './named-part.ts';
import { whenThere } from './when-there.ts';

const KEY = 'scroll-positions';

/**
 * A new page starts at its top, or at the part its address names; going back returns to where one was, even after a
 * reload, and waits for a page that is still loading.
 */
export function useScroll(): void {
  const { key, pathname, hash } = useLocation();
  // Every loaded address has the same key, so the key alone would mix up two pages.
  const place = `${key} ${pathname}`;
  const isReturn = useNavigationType() === 'POP';
  const positions = useRef<Map<string, number>>(null);
  positions.current ??= readPositions();
  const current = useRef(place);
  const lastPathname = useRef<string>(null);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => positions.current?.set(current.current, scrollY);
    const keep = () => keepPositions(positions.current ?? new Map());
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', keep);
    };
  }, []);

  useLayoutEffect(() => {
    current.current = place;
    // A person who scrolled before the program had loaded keeps their position.
    const samePage = (lastPathname.current ?? pathname) === pathname;
    lastPathname.current = pathname;
    const y = isReturn ? positions.current?.get(place) : undefined;
    if (y !== undefined)
      return whenThere(
        () => isReachable(y),
        () => scrollTo({ top: y, behavior: 'instant' }),
      );
    if (hash)
      return whenThere(
        () => namedPart(hash),
        (part) => part.scrollIntoView(),
      );
    if (!samePage) scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [place, pathname, hash, isReturn]);
}

function isReachable(y: number): true | null {
  return document.documentElement.scrollHeight - innerHeight >= y ? true : null;
}

function readPositions(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isPosition) : []);
  } catch {
    return new Map();
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}

function keepPositions(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions].slice(-50)));
  } catch {
    // Without storage a reload starts at the top.
  }
}

import { useCallback, useLayoutEffect } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';

/** The router's `navigate` for the current page. */
let current: NavigateFunction | undefined;

/**
 * `navigate` for code that keeps the function it was first given, as Clerk does: one from a render that React threw
 * away would go nowhere. This one always asks the render that is on the page.
 */
export function useSteadyNavigate(): (to: string, options?: { replace: boolean }) => void {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    current = navigate;
  }, [navigate]);
  return useCallback((to, options) => void current?.(to, options), []);
}

import { useEffect, useState } from 'react';

/** Whether a condition has held without a break for this many milliseconds; it ends at once. */
export function useLasting(isSo: boolean, milliseconds: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setLasts(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isSo, milliseconds]);
  return isSo && lasts;
}

import { useEffect, useRef } from 'react';
import { ringBell } from './bell-sound.ts';
import type { Bell } from './milestone.ts';

/** Rings each bell once when it comes, for who switched sounds on; what rang before they came in stays silent. */
export function useBellSounds(bell: Bell | undefined, isOn: boolean, ring = ringBell): void {
  const heard = useRef(bell?.id);
  useEffect(() => {
    if (!bell || heard.current === bell.id) return;
    heard.current = bell.id;
    if (isOn) ring(bell.strokes);
  }, [bell, isOn, ring]);
}

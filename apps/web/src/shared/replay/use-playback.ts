import { playOn, type ReplaySpan, type ReplaySpeed } from '@rostrum/domain';
import { useEffect, useMemo, useState } from 'react';

/** How often a replay moves on; smooth for a clock of seconds, cheap for the rest. */
const TICK_MS = 100;

export type Playback = {
  /** The position of the replay, in epoch milliseconds of the debate. */
  atMs: number;
  isPlaying: boolean;
  isAtEnd: boolean;
  speed: ReplaySpeed;
  skipsPauses: boolean;
  toggle: () => void;
  seek: (atMs: number) => void;
  setSpeed: (speed: ReplaySpeed) => void;
  setSkipsPauses: (skips: boolean) => void;
};

/** Plays a debate back between the two ends of `span`. `moments` are the times at which something happens. */
export function usePlayback(
  { fromMs, toMs }: ReplaySpan,
  moments: readonly number[],
  skipsAtFirst: boolean,
): Playback {
  const [atMs, setAtMs] = useState(fromMs);
  const [wantsPlay, setWantsPlay] = useState(false);
  const [speed, setSpeed] = useState<ReplaySpeed>(1);
  const [skipsPauses, setSkipsPauses] = useState(skipsAtFirst);
  const isAtEnd = atMs >= toMs;
  const isPlaying = wantsPlay && !isAtEnd;

  useEffect(() => {
    if (!isPlaying) return undefined;
    let beforeMs = performance.now();
    const timer = setInterval(() => {
      const nowMs = performance.now();
      const passedMs = nowMs - beforeMs;
      beforeMs = nowMs;
      setAtMs((at) => Math.min(toMs, playOn({ moments, speed, skipsPauses }, at, passedMs)));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isPlaying, moments, speed, skipsPauses, toMs]);

  return useMemo(
    () => ({
      atMs,
      isPlaying,
      isAtEnd,
      speed,
      skipsPauses,
      toggle: () => {
        if (isAtEnd) setAtMs(fromMs);
        setWantsPlay(!isPlaying);
      },
      seek: (next: number) => setAtMs(Math.min(toMs, Math.max(fromMs, Math.round(next)))),
      setSpeed,
      setSkipsPauses,
    }),
    [atMs, isPlaying, isAtEnd, speed, skipsPauses, fromMs, toMs],
  );
}

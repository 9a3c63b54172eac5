import { serverClock, type ServerClock } from './server-clock.ts';

/** The two clocks of a device: the time of day, which somebody can set, and one that only ever runs on. */
export type DeviceClocks = { dayMs: () => number; steadyMs: () => number };

const DEVICE: DeviceClocks = { dayMs: () => Date.now(), steadyMs: () => performance.now() };

/** How often the clocks are compared, and from which difference on one of them has jumped, in milliseconds. */
const LOOK_MS = 1_000;
const JUMP_MS = 1_000;

export type ClockJumps = { subscribe(onJump: () => void): () => void };

/**
 * Notices that the device's time of day has jumped. Backwards, somebody has set it, so the estimate of the server's
 * clock moves with it at once. Forwards, the device may as well have slept. Either way the listeners should ask the
 * server again.
 */
export function watchClock(clock: ServerClock, { dayMs, steadyMs }: DeviceClocks = DEVICE): ClockJumps {
  const listeners = new Set<() => void>();
  const apart = () => dayMs() - steadyMs();
  let known = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const look = () => {
    const jumpMs = apart() - known;
    known += jumpMs;
    if (Math.abs(jumpMs) < JUMP_MS) return;
    if (jumpMs < 0) clock.moveOwn(jumpMs);
    for (const listener of listeners) listener();
  };
  return {
    subscribe(onJump) {
      if (listeners.size === 0) {
        known = apart();
        timer = setInterval(look, LOOK_MS);
      }
      listeners.add(onJump);
      return () => {
        listeners.delete(onJump);
        if (listeners.size === 0) clearInterval(timer);
      };
    },
  };
}

/** The jumps of this device's clock. */
export const clockJumps = watchClock(serverClock);

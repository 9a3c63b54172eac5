import type { World } from './world.ts';

/** Waits in virtual time; the waiting code continues before the next event. */
export function later({ timeline }: Pick<World, 'timeline'>, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    timeline.after(milliseconds, () => {
      timeline.stir();
      resolve();
    });
  });
}

/** A dead instance waits for this forever. */
export const never = () => new Promise<never>(() => undefined);

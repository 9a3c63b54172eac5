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

/** What an instance that has died waits for. */
export const never = () => new Promise<never>(() => undefined);

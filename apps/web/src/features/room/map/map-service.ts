import type { ArgumentMap } from '@rostrum/domain';
import { startBeside, type BesidePage } from '../../../shared/engine/beside-page.ts';
import type { MapQuestion } from './draw-map.ts';

export type MapService = BesidePage<MapQuestion, ArgumentMap>;

/** Starts a reader in a worker that remembers earlier messages. `onFault` is called if it cannot load. */
export function startMap(onFault: () => void): MapService {
  return startBeside({
    worker: () => new Worker(new URL('./map-worker.ts', import.meta.url), { type: 'module' }),
    inPage: async () => (await import('./draw-map.ts')).mapDrawer(),
    onFault,
  });
}

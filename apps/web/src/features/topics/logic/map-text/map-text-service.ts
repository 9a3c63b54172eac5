import type { Result } from '@rostrum/domain';
import type { TopicStart } from '@rostrum/moderator/map';
import { startBeside, type BesidePage } from '../../../../shared/engine/beside-page.ts';

/** A topic's start from a pasted text, or the problem with it. */
export type MapTextRead = Result<TopicStart, string>;

export type MapTextService = BesidePage<string, MapTextRead>;

/** Starts parsing in a worker: the longest texts take seconds. `onFault` is called if it cannot load. */
export function startMapText(onFault: () => void): MapTextService {
  return startBeside({
    worker: () => new Worker(new URL('./map-text-worker.ts', import.meta.url), { type: 'module' }),
    inPage: async () => (await import('./read-map-text.ts')).readTopicStart,
    onFault,
  });
}

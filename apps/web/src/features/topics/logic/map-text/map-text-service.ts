import type { Result } from '@rostrum/domain';
import type { TopicStart } from '@rostrum/moderator/map';
import { startBeside, type BesidePage } from '../../../../shared/engine/beside-page.ts';

/** What a topic begins with from a pasted text, or what is wrong with it. */
export type MapTextRead = Result<TopicStart, string>;

export type MapTextService = BesidePage<string, MapTextRead>;

/** Starts reading beside the page: the longest texts take seconds. `onFault` is told where it cannot be loaded. */
export function startMapText(onFault: () => void): MapTextService {
  return startBeside({
    worker: () => new Worker(new URL('./map-text-worker.ts', import.meta.url), { type: 'module' }),
    inPage: async () => (await import('./read-map-text.ts')).readTopicStart,
    onFault,
  });
}

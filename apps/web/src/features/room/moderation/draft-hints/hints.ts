import { startBeside, type BesidePage } from '../../../../shared/engine/beside-page.ts';

/** Answers questions about drafts. */
export type HintService = BesidePage<'hint'>;

/**
 * Starts the engine beside the page, so that judging never blocks typing. If it cannot load there are no hints, and the server
 * decides all the same. Without a connection it is fetched once there is one, and answers the last question.
 */
export function startHints(): HintService {
  let engine: HintService | undefined;
  let latest: Parameters<HintService['ask']> | undefined;
  const start = () => {
    engine = startBeside('hint', () => undefined);
    if (latest) engine.ask(...latest);
  };
  if (navigator.onLine) start();
  else addEventListener('online', start, { once: true });
  return {
    ask(...asked) {
      latest = asked;
      engine?.ask(...asked);
    },
    stop() {
      removeEventListener('online', start);
      engine?.stop();
    },
  };
}

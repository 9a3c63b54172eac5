import type { ArgumentMap } from '@rostrum/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { startBeside, type BesidePage } from '../../../shared/engine/beside-page.ts';
import type { MapQuestion } from '../../../shared/engine/jobs/draw-map.ts';

/** While words are added, the map before them stays. */
export type DrawnMap =
  { status: 'drawing' } | { status: 'ready'; map: ArgumentMap } | { status: 'failed'; retry: () => void };

type MapService = BesidePage<'drawMap'>;

const startMap = (onFault: () => void): MapService => startBeside('drawMap', onFault);

type Messages = MapQuestion['messages'];
type Drawn = { map: ArgumentMap; messages: Messages };

/** The map of the messages, redrawn with each one. */
export function useDrawnMap(question: MapQuestion, start: typeof startMap = startMap): DrawnMap {
  const { messages, hasEnded } = question;
  const [tries, setTries] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const [drawn, setDrawn] = useState<Drawn>();
  const service = useRef<MapService>(undefined);
  useEffect(() => {
    const started = start(() => setHasFailed(true));
    service.current = started;
    return () => started.stop();
  }, [start, tries]);
  useEffect(() => {
    service.current?.ask({ messages, hasEnded }, (map) => setDrawn({ map, messages }));
  }, [messages, hasEnded, tries]);
  const retry = useCallback(() => {
    setHasFailed(false);
    setTries((count) => count + 1);
  }, []);
  if (hasFailed) return { status: 'failed', retry };
  const isReady = drawn && stillHolds(drawn, messages);
  return isReady ? { status: 'ready', map: drawn.map } : { status: 'drawing' };
}

/** Withdrawn words disappear at once, and an empty map is announced only for the current words. */
function stillHolds({ map: { nodes }, messages: drawn }: Drawn, messages: Messages): boolean {
  if (nodes.length === 0) return drawn === messages;
  const ids = new Set(messages.map(({ id }) => id));
  return nodes.every(({ messageId }) => ids.has(messageId));
}

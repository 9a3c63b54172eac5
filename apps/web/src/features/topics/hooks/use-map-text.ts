import { useEffect, useRef, useState } from 'react';
import { startBeside, type BesidePage } from '../../../shared/engine/beside-page.ts';
import type { MapTextRead } from '../../../shared/engine/jobs/read-map-text.ts';

/** `idle`: there is nothing to read. */
export type MapTextState =
  { status: 'idle' } | { status: 'reading' } | { status: 'failed' } | { status: 'read'; read: MapTextRead };

type MapTextService = BesidePage<'readMapText'>;

const startMapText = (onFault: () => void): MapTextService => startBeside('readMapText', onFault);

/** Parses the current text, which may be an argument map. */
export function useMapText(text: string, start: typeof startMapText = startMapText): MapTextState {
  const [found, setFound] = useState<{ text: string; read: MapTextRead }>();
  const [hasFailed, setHasFailed] = useState(false);
  const service = useRef<MapTextService>(undefined);
  useEffect(() => {
    const started = start(() => setHasFailed(true));
    service.current = started;
    return () => started.stop();
  }, [start]);
  const isIdle = text.trim() === '';
  useEffect(() => {
    if (!isIdle) service.current?.ask(text, (read) => setFound({ text, read }));
  }, [text, isIdle]);
  if (isIdle) return { status: 'idle' };
  if (hasFailed) return { status: 'failed' };
  return found?.text === text ? { status: 'read', read: found.read } : { status: 'reading' };
}

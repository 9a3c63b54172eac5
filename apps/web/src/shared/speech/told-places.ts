import { browserShelf } from '@rostrum/data';
import { SPEECH_STORAGE_KEYS } from '@rostrum/domain';
import { useCallback, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import type { SoundPlace } from './browser-speech.ts';

const toldSchema = z.object({ device: z.optional(z.boolean()), service: z.optional(z.boolean()) });
type Told = z.infer<typeof toldSchema>;

/** Whether a person was told in this browser where the sound of their voice goes, and agreed. */
export function useToldPlaces() {
  const shelf = useMemo(() => browserShelf(SPEECH_STORAGE_KEYS.told, toldSchema), []);
  const [told, setTold] = useState<Told>(() => shelf.load() ?? {});
  const agree = useCallback(
    (place: 'device' | 'service') => {
      const next = { ...shelf.load(), [place]: true };
      shelf.save(next);
      setTold(next);
    },
    [shelf],
  );
  const isTold = (place: SoundPlace) => place !== 'download' && told[place] === true;
  return { isTold, agree };
}

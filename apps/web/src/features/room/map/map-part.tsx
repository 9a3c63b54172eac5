import { Bones, Button } from '@rostrum/ui';
import * as m from '@rostrum/words/room-map';
import { lazy, Suspense, useState } from 'react';
import { BESIDE_THE_FLOOR } from '../session/index.ts';
import { useMedia } from '../../../shared/screen/use-media.ts';
import type { LiveMapProps } from './live-map.tsx';

const LiveMap = lazy(async () => ({ default: (await import('./live-map.tsx')).LiveMap }));

export type MapPartProps = Omit<LiveMapProps, 'isTab'>;

/** The map's place in the room. Its code loads when somebody opens it: on a small screen by its tab. */
export function MapPart(props: MapPartProps) {
  const isTab = !useMedia(BESIDE_THE_FLOOR);
  const [isAsked, setIsAsked] = useState(false);
  const isOpen = isTab || isAsked;
  return (
    <section className="grid min-w-0 gap-3" aria-labelledby="live-map-head">
      <header className="aside-head mb-0">
        <h2 id="live-map-head">{m.title()}</h2>
        {!isTab && (
          <Button
            size="sm"
            look="quiet"
            className="-my-1.5 -me-2.5"
            aria-expanded={isOpen}
            onClick={() => setIsAsked(!isAsked)}
          >
            {isOpen ? m.hide() : m.draw()}
          </Button>
        )}
      </header>
      {isOpen && (
        <Suspense fallback={<Bones label={m.loading()} lines={4} />}>
          <LiveMap {...props} isTab={isTab} />
        </Suspense>
      )}
    </section>
  );
}

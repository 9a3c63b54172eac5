import { personName, relativeTime, type ArgumentMap, type Room } from '@rostrum/domain';
import { linesOfArgument } from '@rostrum/moderator/map';
import { EmptyState, SectionHead } from '@rostrum/ui';
import { useMemo } from 'react';
import * as m from '@rostrum/words/report-page';
import { linesInWords } from '../argument-map/lines-in-words.ts';
import { MapView } from '../argument-map/map-view.tsx';
import type { Correct } from '../argument-map/node-dialog.tsx';
import { MapDownloads } from './map-downloads.tsx';

export type MapSectionProps = {
  room: Room;
  /** With the corrections of those who debated. */
  map: ArgumentMap;
  /** Lines of argument for which there was no room. */
  leftOut: number;
  onGo: (messageId: string) => void;
  /** Undefined for a person who did not debate. */
  correct: Correct | undefined;
  isBusy: boolean;
};

/** Who claimed what, who answered it, and what was left unanswered; each place leads to its words. */
export function MapSection({ room, map, leftOut, onGo, correct, isBusy }: MapSectionProps) {
  const lines = useMemo(() => linesOfArgument(map), [map]);
  return (
    <section aria-labelledby="map-head">
      <SectionHead id="map-head" aside={linesInWords(lines)}>
        {m.map()}
      </SectionHead>
      {lines.length === 0 ? (
        <EmptyState small title={m.noClaim()}>
          {m.noClaimHint()}
        </EmptyState>
      ) : (
        <div className="grid gap-4 pt-4">
          <MapView
            map={map}
            lines={lines}
            firstWay={isNarrow() ? 'list' : 'sheet'}
            hasEnded
            tools={<MapDownloads room={room} map={map} />}
            nameOf={(uid) => personName(room, uid)}
            timeOf={(atMs) => relativeTime(atMs, room.startedAtMs)}
            go={{ label: m.readInTranscript(), onGo }}
            correct={correct}
            isBusy={isBusy}
          />
          <p className="tiny faint">
            {m.drawnBy()} {leftOut > 0 && `${m.leftOut({ count: leftOut })} `}
            {m.debatersCorrect()}
          </p>
        </div>
      )}
    </section>
  );
}

function isNarrow(): boolean {
  return globalThis.matchMedia('(max-width: 47.99rem)').matches;
}

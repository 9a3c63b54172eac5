import {
  personName,
  relativeTime,
  type ArgumentMap,
  type Fate,
  type MapCorrection,
  type MapNode,
  type Room,
} from '@rostrum/domain';
import { applyCorrections, FATE_WORDS, linesOfArgument } from '@rostrum/moderator/map';
import { EmptyState, IconButton, SectionHead, Segment } from '@rostrum/ui';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useMemo, useState } from 'react';
import { MapDownloads } from './map-downloads.tsx';
import { MapList } from './map-list.tsx';
import { MapSheet } from './map-sheet.tsx';
import { NodeDialog, type Correct } from './node-dialog.tsx';
import { sheetOf } from './sheet-of.ts';

const WAYS = [
  { value: 'sheet', label: 'Sheet' },
  { value: 'list', label: 'List' },
] as const;
type Way = (typeof WAYS)[number]['value'];

const ZOOMS = [0.75, 0.875, 1, 1.25, 1.5] as const;

export type MapSectionProps = {
  room: Room;
  drawn: ArgumentMap;
  /** Lines of argument for which there was no room. */
  leftOut: number;
  corrections: readonly MapCorrection[];
  onGo: (messageId: string) => void;
  /** Undefined for who did not debate. */
  correct: Correct | undefined;
  isBusy: boolean;
};

/** Who claimed what, who answered it, and what was left standing; each place leads to its words. */
export function MapSection({ room, drawn, leftOut, corrections, onGo, correct, isBusy }: MapSectionProps) {
  const map = useMemo(() => applyCorrections(drawn, corrections).map, [drawn, corrections]);
  const lines = useMemo(() => linesOfArgument(map), [map]);
  const sheet = useMemo(() => sheetOf(map), [map]);
  const [way, setWay] = useState<Way>(isNarrow() ? 'list' : 'sheet');
  const [zoomAt, setZoomAt] = useState(ZOOMS.indexOf(1));
  const [open, setOpen] = useState<MapNode>();
  const timeOf = (atMs: number) => relativeTime(atMs, room.startedAtMs);
  const isEmpty = lines.length === 0;
  return (
    <section aria-labelledby="map-head">
      <SectionHead id="map-head" aside={linesInWords(lines.map(({ fate }) => fate))}>
        Argument map
      </SectionHead>
      {isEmpty ? (
        <EmptyState small title="No claim was found">
          What was said holds no claim that the map could draw, or it is in a language that it does not read.
        </EmptyState>
      ) : (
        <div className="grid gap-4 pt-4">
          <div className="row wrap">
            <Segment
              className="flex-none"
              label="Show the map as"
              options={WAYS}
              value={way}
              onChange={setWay}
            />
            {way === 'sheet' && <Zoom at={zoomAt} onChange={setZoomAt} />}
            <span className="push">
              <MapDownloads room={room} map={map} />
            </span>
          </div>
          {way === 'sheet' ? (
            <MapSheet sheet={sheet} zoom={ZOOMS[zoomAt] ?? 1} timeOf={timeOf} onOpen={setOpen} />
          ) : (
            <MapList lines={lines} timeOf={timeOf} onOpen={setOpen} />
          )}
          <p className="tiny faint">
            Drawn by the moderator’s engine from the words alone. {leftOutInWords(leftOut)}Those who debated
            may correct it.
          </p>
        </div>
      )}
      {open && (
        <NodeDialog
          node={open}
          map={map}
          nameOf={(uid) => personName(room, uid)}
          timeOf={timeOf}
          onGo={onGo}
          correct={correct}
          isBusy={isBusy}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}

function Zoom({ at, onChange }: { at: number; onChange: (at: number) => void }) {
  const percent = Math.round((ZOOMS[at] ?? 1) * 100);
  return (
    <span className="row">
      <IconButton
        icon={ZoomOut}
        label="Smaller"
        {...(at === 0 && { disabledBecause: 'It is as small as it gets' })}
        onClick={() => onChange(at - 1)}
      />
      <output className="num small" aria-label="Size of the map">
        {percent}%
      </output>
      <IconButton
        icon={ZoomIn}
        label="Larger"
        {...(at === ZOOMS.length - 1 && { disabledBecause: 'It is as large as it gets' })}
        onClick={() => onChange(at + 1)}
      />
    </span>
  );
}

/** "4 lines of argument: 2 answered, 1 dropped, 1 conceded" */
function linesInWords(fates: readonly (Fate | null)[]): string {
  const counts = new Map<Fate, number>();
  for (const fate of fates) if (fate !== null) counts.set(fate, (counts.get(fate) ?? 0) + 1);
  const parts = [...counts].map(([fate, count]) => `${count} ${FATE_WORDS[fate].toLowerCase()}`);
  const all = fates.length === 1 ? '1 line of argument' : `${fates.length} lines of argument`;
  return parts.length === 0 ? all : `${all}: ${parts.join(', ')}`;
}

function leftOutInWords(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? 'There was no room for one more line. '
    : `There was no room for ${count} more lines. `;
}

function isNarrow(): boolean {
  return globalThis.matchMedia('(max-width: 47.99rem)').matches;
}

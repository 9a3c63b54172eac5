import type { ArgumentMap } from '@rostrum/domain';
import type { LineOfArgument } from '@rostrum/moderator/map';
import { IconButton, Segment } from '@rostrum/ui';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import * as m from '@rostrum/words/argument-map';
import { MapList } from './map-list.tsx';
import { MapSheet } from './map-sheet.tsx';
import { NodeDialog, type NodeDialogProps } from './node-dialog.tsx';
import { sheetOf } from './sheet-of.ts';

type MapForm = 'sheet' | 'list';

const ways = (): { value: MapForm; label: string }[] => [
  { value: 'sheet', label: m.sheet() },
  { value: 'list', label: m.list() },
];

const ZOOMS = [0.75, 0.875, 1, 1.25, 1.5] as const;

export type MapViewProps = Pick<NodeDialogProps, 'nameOf' | 'timeOf' | 'go' | 'correct' | 'isBusy'> & {
  map: ArgumentMap;
  lines: readonly LineOfArgument[];
  /** Its initial form: a list on a narrow page. */
  firstWay: MapForm;
  /** Whether nobody will say anything more. */
  hasEnded: boolean;
  /** Other actions, besides zooming. */
  tools?: ReactNode;
};

/** A map as a sheet or as a list; each place of it opens its words. */
export function MapView({ map, lines, firstWay, hasEnded, tools, timeOf, ...acts }: MapViewProps) {
  const sheet = useMemo(() => sheetOf(lines), [lines]);
  const [way, setWay] = useState(firstWay);
  const [zoomAt, setZoomAt] = useState(ZOOMS.indexOf(1));
  const [openId, setOpenId] = useState<string>();
  // Words withdrawn since then are gone.
  const open = map.nodes.find(({ id }) => id === openId);
  return (
    <div className="grid min-w-0 gap-4">
      <div className="row wrap print:hidden">
        <Segment
          className="min-w-36 flex-none"
          label={m.showAs()}
          options={ways()}
          value={way}
          onChange={setWay}
        />
        {way === 'sheet' && <Zoom at={zoomAt} onChange={setZoomAt} />}
        {tools && <span className="push">{tools}</span>}
      </div>
      {way === 'sheet' ? (
        <MapSheet
          sheet={sheet}
          zoom={ZOOMS[zoomAt] ?? 1}
          hasEnded={hasEnded}
          timeOf={timeOf}
          onOpen={setOpenId}
        />
      ) : (
        <MapList lines={lines} timeOf={timeOf} onOpen={setOpenId} />
      )}
      {open && (
        <NodeDialog {...acts} node={open} map={map} timeOf={timeOf} onClose={() => setOpenId(undefined)} />
      )}
    </div>
  );
}

function Zoom({ at, onChange }: { at: number; onChange: (at: number) => void }) {
  const percent = Math.round((ZOOMS[at] ?? 1) * 100);
  return (
    <span className="row">
      <IconButton
        icon={ZoomOut}
        label={m.smaller()}
        {...(at === 0 && { disabledBecause: m.smallest() })}
        onClick={() => onChange(at - 1)}
      />
      <output className="num small" aria-label={m.size()}>
        {m.percent({ percent })}
      </output>
      <IconButton
        icon={ZoomIn}
        label={m.larger()}
        {...(at === ZOOMS.length - 1 && { disabledBecause: m.largest() })}
        onClick={() => onChange(at + 1)}
      />
    </span>
  );
}

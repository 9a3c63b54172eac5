import { debateFileName, type ArgumentMap, type Room } from '@rostrum/domain';
import { graphOfMap, renderArgdown, renderMapSvg, renderXaif } from '@rostrum/moderator/map';
import { Button, downloadText } from '@rostrum/ui';
import { Download } from 'lucide-react';
import * as m from '@rostrum/words/report-page';

type Kind = {
  name: string;
  extension: string;
  type: string;
  render: (room: Room, map: ArgumentMap) => string;
};

const KINDS: readonly Kind[] = [
  {
    name: 'SVG',
    extension: 'svg',
    type: 'image/svg+xml',
    render: ({ motion }, map) => renderMapSvg(map, { motion, theme: 'light' }),
  },
  {
    name: 'xAIF',
    extension: 'xaif.json',
    type: 'application/json',
    render: ({ motion }, map) => renderXaif(graphOfMap(motion, map)),
  },
  {
    name: 'Argdown',
    extension: 'argdown',
    type: 'text/plain',
    render: ({ motion }, map) => renderArgdown(graphOfMap(motion, map)),
  },
];

/** The map as a picture, and as files that other programs for arguments read. */
export function MapDownloads({ room, map }: { room: Room; map: ArgumentMap }) {
  return (
    <fieldset className="row wrap exports min-w-0" aria-label={m.downloadMap()}>
      {KINDS.map(({ name, extension, type, render }) => (
        <Button
          key={extension}
          size="sm"
          icon={Download}
          aria-label={m.downloadMapAs({ kind: name })}
          onClick={() => downloadText(debateFileName(room, extension), render(room, map), type)}
        >
          {name}
        </Button>
      ))}
    </fieldset>
  );
}

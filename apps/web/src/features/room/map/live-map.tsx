import type { Earlier } from '@rostrum/data';
import { type ArgumentMap, isFinished, type Message, personName } from '@rostrum/domain';
import { linesOfArgument } from '@rostrum/moderator/map';
import { Bones, Button, ButtonLink, Dialog, EmptyState, ErrorState } from '@rostrum/ui';
import { Maximize2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { reportUrl } from '../../../shared/navigation/paths.ts';
import { linesInWords } from '../../../shared/argument-map/lines-in-words.ts';
import { MapView, type MapViewProps } from '../../../shared/argument-map/map-view.tsx';
import { timeOfDay, useDebateRoom, useRoomFloor } from '../session/index.ts';
import { drawnMessages } from './drawn-messages.ts';
import { useDrawnMap } from './use-drawn-map.ts';

export type LiveMapProps = {
  isTab: boolean;
  /** Leads to a message on the floor. */
  onGo: (messageId: string) => void;
};

const NOTHING: readonly Message[] = [];

/** The argument map of the debate so far; it grows as the debate continues. It reads only the floor. */
export function LiveMap({ onGo, isTab }: LiveMapProps) {
  const { room } = useDebateRoom();
  const { floor } = useRoomFloor();
  const loaded = floor.status === 'ready' ? floor.value.messages : NOTHING;
  const messages = useMemo(() => drawnMessages(loaded), [loaded]);
  const hasEnded = isFinished(room.debate);
  const drawn = useDrawnMap({ messages, hasEnded });
  if (floor.status === 'loading') return <Bones label="Loading what was said" lines={4} />;
  if (floor.status === 'error')
    return (
      <ErrorState small title="What was said could not be loaded" onRetry={floor.retry}>
        {floor.message}
      </ErrorState>
    );
  const [first] = messages;
  if (!first)
    return (
      <EmptyState small title="Nothing to draw yet">
        Each claim appears here, and who answers it, once somebody has spoken.
      </EmptyState>
    );
  if (drawn.status === 'drawing') return <Bones label="Drawing the map" lines={4} />;
  if (drawn.status === 'failed')
    return (
      <ErrorState small title="The map could not be drawn" onRetry={drawn.retry}>
        What draws it could not be loaded. The debate goes on without it.
      </ErrorState>
    );
  return (
    <>
      <Drawn
        map={drawn.map}
        hasEnded={hasEnded}
        isTab={isTab}
        nameOf={(uid) => personName(room, uid)}
        timeOf={timeOfDay}
        onGo={onGo}
      />
      <p className="tiny faint">Drawn by the moderator’s engine from the words alone.</p>
      {floor.value.earlier && <EarlierToDraw fromMs={first.createdAtMs} {...floor.value.earlier} />}
      {hasEnded && (
        <ButtonLink size="sm" className="justify-self-start" href={reportUrl(room.id)}>
          The map in the report
        </ButtonLink>
      )}
    </>
  );
}

type DrawnProps = Pick<MapViewProps, 'hasEnded' | 'nameOf' | 'timeOf'> & {
  map: ArgumentMap;
  isTab: boolean;
  onGo: (messageId: string) => void;
};

/** As a list in place, and over the room in full size. */
function Drawn({ map, isTab, onGo, ...props }: DrawnProps) {
  const [isLarge, setIsLarge] = useState(false);
  const lines = useMemo(() => linesOfArgument(map), [map]);
  if (lines.length === 0)
    return (
      <EmptyState small title="No claim was found yet">
        What was said so far holds none that the map could draw, or it is in a language that it does not read.
      </EmptyState>
    );
  const go = (messageId: string) => {
    setIsLarge(false);
    onGo(messageId);
  };
  const view = { ...props, map, lines, go: { label: 'Read it on the floor', onGo: go } };
  const count = linesInWords(lines);
  return (
    <>
      <p className="tiny muted">{count}</p>
      <MapView
        {...view}
        firstWay="list"
        tools={
          !isTab && (
            <Button size="sm" look="quiet" icon={Maximize2} onClick={() => setIsLarge(true)}>
              Open large
            </Button>
          )
        }
      />
      {isLarge && (
        <Dialog open wide="full" onOpenChange={setIsLarge} title="Argument map" text={count}>
          <MapView {...view} firstWay="sheet" />
        </Dialog>
      )}
    </>
  );
}

/** Says from when on the map is drawn, where more was said before; one more page of it comes to the floor too. */
function EarlierToDraw({ fromMs, isLoading, problem, load }: Earlier & { fromMs: number }) {
  return (
    <div className="row wrap">
      <p className="tiny muted">From {timeOfDay(fromMs)} on: what was said before is not in it yet.</p>
      {problem && <p role="alert">Earlier words could not be loaded.</p>}
      <Button size="sm" look="quiet" busy={isLoading} onClick={load}>
        {problem ? 'Try again' : 'Draw earlier words too'}
      </Button>
    </div>
  );
}

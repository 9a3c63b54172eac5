import type { Earlier } from '@rostrum/data';
import { type ArgumentMap, isFinished, type Message, personName } from '@rostrum/domain';
import { linesOfArgument } from '@rostrum/moderator/map';
import { Bones, Button, ButtonLink, Dialog, EmptyState, ErrorState } from '@rostrum/ui';
import * as m from '@rostrum/words/room-map';
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
  if (floor.status === 'loading') return <Bones label={m.loadingWords()} lines={4} />;
  if (floor.status === 'error')
    return (
      <ErrorState small title={m.wordsFailed()} onRetry={floor.retry}>
        {floor.message}
      </ErrorState>
    );
  const [first] = messages;
  if (!first)
    return (
      <EmptyState small title={m.nothingYet()}>
        {m.nothingYetHint()}
      </EmptyState>
    );
  if (drawn.status === 'drawing') return <Bones label={m.drawing()} lines={4} />;
  if (drawn.status === 'failed')
    return (
      <ErrorState small title={m.failed()} onRetry={drawn.retry}>
        {m.failedHint()}
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
      <p className="tiny faint">{m.drawnBy()}</p>
      {floor.value.earlier && <EarlierToDraw fromMs={first.createdAtMs} {...floor.value.earlier} />}
      {hasEnded && (
        <ButtonLink size="sm" className="justify-self-start" href={reportUrl(room.id)}>
          {m.inReport()}
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
      <EmptyState small title={m.noClaim()}>
        {m.noClaimHint()}
      </EmptyState>
    );
  const go = (messageId: string) => {
    setIsLarge(false);
    onGo(messageId);
  };
  const view = { ...props, map, lines, go: { label: m.readOnFloor(), onGo: go } };
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
              {m.openLarge()}
            </Button>
          )
        }
      />
      {isLarge && (
        <Dialog open wide="full" onOpenChange={setIsLarge} title={m.title()} text={count}>
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
      <p className="tiny muted">{m.startsAt({ time: timeOfDay(fromMs) })}</p>
      {problem && <p role="alert">{m.earlierFailed()}</p>}
      <Button size="sm" look="quiet" busy={isLoading} onClick={load}>
        {problem ? m.tryAgain() : m.drawEarlier()}
      </Button>
    </div>
  );
}

import { isFinished } from '@rostrum/domain';
import * as m from '@rostrum/words/room-screen';
import type { ReactNode } from 'react';
import { ClockLines, DebateClock, hasClock, LedgerPanel, OrderPanel } from '../clock/index.ts';
import { useMedia } from '../../../shared/screen/use-media.ts';
import { BESIDE_THE_FLOOR, type RoomPart, useDebateRoom } from '../session/index.ts';

export type RoomAsideProps = {
  /** The people; on a medium screen they have no separate column. */
  people: ReactNode;
  parts: readonly RoomPart[];
};

/** Beside the floor: the clock, and under it everything that is looked at now and then. */
export function RoomAside({ people, parts }: RoomAsideProps) {
  const { room } = useDebateRoom();
  // Its listener runs only while it is visible; on a small screen it is a tab.
  const isShown = useMedia(BESIDE_THE_FLOOR);
  return (
    <aside className="aside" aria-label={m.clockAndOrder()}>
      {hasClock(room.debate) && (
        <div className="aside-part clock-part">
          <DebateClock debate={room.debate} />
          <ClockLines />
        </div>
      )}
      <div className="aside-part grid gap-5 xl:hidden">{people}</div>
      {isShown &&
        parts.map(({ id, panel }) => (
          <div key={id} className="aside-part">
            {panel}
          </div>
        ))}
      <div className="aside-part">
        <OrderPanel />
      </div>
      {!isFinished(room.debate) && (
        <div className="aside-part">
          <LedgerPanel />
        </div>
      )}
    </aside>
  );
}

import type { Intervention } from '@rostrum/domain';
import {
  lazy,
  Suspense,
  useCallback,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import type { ModerationAsks, ModerationView } from './moderation-context.ts';
import { canAskSummary, type Rulings } from './rulings.ts';
import { useRulings } from './use-rulings.ts';
import { useDebateRoom, useHostDesk, useRoomCommands } from '../session/index.ts';

const AppealDialog = lazy(async () => ({ default: (await import('./appeal-dialog.tsx')).AppealDialog }));
const HiddenDialog = lazy(async () => ({ default: (await import('./hidden-dialog.tsx')).HiddenDialog }));
const ModerationDialog = lazy(async () => ({
  default: (await import('./moderation-dialog.tsx')).ModerationDialog,
}));

export type RoomModeration = {
  rulings: Rulings;
  asks: ModerationAsks;
  /** The floor puts the way to a message here. */
  goRef: RefObject<((messageId: string) => void) | null>;
  /** Leads to a message on the floor, from wherever one is in the room. */
  go: (messageId: string) => void;
  dialogs: ReactNode;
};

/**
 * A person's view of and actions on the moderator of a room, with the dialogs, which load when opened. `onShowFloor`
 * brings the floor into view, if another part of the room is shown.
 */
export function useRoomModeration(onShowFloor: () => void): RoomModeration {
  const { room, uid } = useDebateRoom();
  const { run } = useRoomCommands();
  const { hidden } = useHostDesk();
  const [view, setView] = useState<ModerationView>();
  const [appealed, setAppealed] = useState<Intervention>();
  const goRef = useRef<(messageId: string) => void>(null);
  const rulings = useRulings(setAppealed);
  const close = useCallback(() => setView(undefined), []);
  const go = (messageId: string) => {
    close();
    onShowFloor();
    requestAnimationFrame(() => goRef.current?.(messageId));
  };
  const dialogs = (
    <Suspense>
      {view === 'hidden' && hidden && <HiddenDialog onClose={close} />}
      {view !== undefined && view !== 'hidden' && (
        <ModerationDialog {...{ view, rulings }} onView={setView} onGo={go} onClose={close} />
      )}
      {appealed && <AppealDialog act={appealed} onClose={() => setAppealed(undefined)} />}
    </Suspense>
  );
  const maySumUp = canAskSummary(room, uid);
  const asks = useMemo<ModerationAsks>(
    () => ({
      open: setView,
      ...(maySumUp && { sumUp: () => void run({ type: 'askSummary', roomId: room.id }) }),
    }),
    [maySumUp, room.id, run],
  );
  return { rulings, asks, goRef, go, dialogs };
}

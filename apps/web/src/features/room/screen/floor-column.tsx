import { floorHolders, isFinished, seatTakenBy, type Message } from '@rostrum/domain';
import { fetchWholeFloor, serverNow, type FloorView } from '@rostrum/data';
import { Bones, cx, EmptyState, ErrorState, readersOf, readersOfHidden } from '@rostrum/ui';
import * as m from '@rostrum/words/room-screen';
import {
  lazy,
  Suspense,
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { BeforePanel, isBefore } from '../seats/index.ts';
import { AppealsBar, CareCards, type RoomModeration, useCareCards } from '../moderation/index.ts';
import { FlagsBar } from '../host/index.ts';
import {
  Floor,
  FloorDialogs,
  type FloorHandle,
  floorItems,
  type FloorQuestion,
  useFloorActions,
  useLeftOff,
  WritingLine,
} from '../floor/index.ts';
import { JudgingPanel } from '../judging/index.ts';
import { Captions } from '../speech/index.ts';
import { useDebateRoom, useHostDesk, useRoomFloor, useRoomPeople, useRoomPlaces } from '../session/index.ts';

const AfterPanel = lazy(async () => ({ default: (await import('./after-panel.tsx')).AfterPanel }));

export type FloorColumnProps = {
  /** The debate's results besides the messages, below its ending. */
  leaves?: ReactNode;
  onEdit: (message: Message) => void;
  moderation: RoomModeration;
  /** Replaces another part of the room; the floor keeps its scroll position. */
  isHidden: boolean;
};

/** The middle of the room: before the debate its seats, then the messages, and in the end the results. */
export function FloorColumn(props: FloorColumnProps) {
  const { isHidden } = props;
  const { room } = useDebateRoom();
  const { floor } = useRoomFloor();
  // A person who was here before the beginning hears all of it, even if this device is unsure of the server's clock.
  const [newsSinceMs] = useState(() => (isBefore(room.debate.phase) ? 0 : serverNow()));
  if (isBefore(room.debate.phase)) {
    return (
      <div className={cx('floor-scroll', isHidden && 'max-lg:hidden')}>
        <CareCards />
        <BeforePanel />
      </div>
    );
  }
  if (floor.status === 'loading') {
    return (
      <div className={cx('floor-scroll pt-6', isHidden && 'max-lg:hidden')}>
        <Bones label={m.loadingSaid()} lines={6} />
      </div>
    );
  }
  if (floor.status === 'error') {
    return (
      <div className={cx('floor-scroll', isHidden && 'max-lg:hidden')}>
        <ErrorState small title={m.saidFailed()} onRetry={floor.retry}>
          {floor.message}
        </ErrorState>
      </div>
    );
  }
  return <Spoken {...props} {...floor.value} newsSinceMs={newsSinceMs} />;
}

type SpokenProps = FloorColumnProps & FloorView & { newsSinceMs: number };

function Spoken(props: SpokenProps) {
  const { moderation, onEdit, messages, acts, earlier, isHidden, newsSinceMs } = props;
  const { room, uid } = useDebateRoom();
  const { words } = useRoomFloor();
  const { members } = useRoomPeople();
  const { flags, appeals } = useHostDesk();
  const { heading } = useRoomPlaces();
  const { posts } = words;
  const { format } = room.debate;
  const side = seatTakenBy(room.debate, uid)?.side;
  const readers = readersOf(room, uid);
  const hiddenReaders = readersOfHidden(room, uid);
  const leftOff = useLeftOff(uid, room.id);
  const [question, setQuestion] = useState<FloorQuestion>();
  const floor = useRef<FloorHandle>(null);
  const onGo = useCallback((messageId: string) => {
    if (!floor.current?.goTo(messageId)) setQuestion({ type: 'around', messageId });
  }, []);
  useImperativeHandle(moderation.goRef, () => onGo, [onGo]);
  const { rulings } = moderation;
  const { cards: care, answers } = useCareCards();
  const handlers = useFloorActions({ rulings, care: answers, onEdit, onAsk: setQuestion, onGo });
  const hasEarlier = earlier !== undefined;
  const items = useMemo(
    () =>
      floorItems({
        format,
        messages,
        acts,
        care,
        posts,
        uid,
        side,
        readers,
        hiddenReaders,
        away: leftOff.away,
        hasEarlier,
      }),
    [format, messages, acts, care, posts, uid, side, readers, hiddenReaders, leftOff.away, hasEarlier],
  );
  const isOver = isFinished(room.debate);
  const readAll = async () => (earlier ? fetchWholeFloor(room.id, uid) : { messages, acts });
  return (
    <>
      <Floor
        ref={floor}
        items={items}
        uid={uid}
        newsSinceMs={newsSinceMs}
        actions={handlers}
        earlier={earlier}
        isHidden={isHidden}
        onSeen={leftOff.note}
        ending={isOver || room.debate.ballots ? heading : undefined}
        above={
          <>
            {appeals && <AppealsBar count={appeals.length} onLook={() => moderation.asks.open('appeals')} />}
            {flags && <FlagsBar flags={flags} messages={messages} onGo={onGo} />}
          </>
        }
      >
        {items.length === 0 && room.debate.phase === 'live' && (
          <EmptyState small title={m.nobodyYet()}>
            {m.nobodyYetHint()}
          </EmptyState>
        )}
        {!isOver && (
          <WritingLine members={members} messages={messages} holders={floorHolders(room.debate)} uid={uid} />
        )}
        {!isOver && <Captions />}
        {!isOver && room.debate.ballots && (
          <div className="mx-auto w-full max-w-[40rem] py-8">
            <JudgingPanel heading={heading} />
          </div>
        )}
        {isOver && (
          <Suspense fallback={<Bones label={m.loadingEnd()} lines={4} />}>
            <AfterPanel readAll={readAll} leaves={props.leaves} />
          </Suspense>
        )}
      </Floor>
      <FloorDialogs question={question} onClose={() => setQuestion(undefined)} />
    </>
  );
}

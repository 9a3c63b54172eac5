import {
  reconnect,
  useAppeals,
  useAudience,
  useCare,
  useFlags,
  useFloor,
  useHeartbeat,
  useHiddenMessages,
  useMembers,
  usePresentCount,
  useRoomDocument,
  useServerNow,
  type Live,
} from '@rostrum/data';
import { isFinished, mayDecideAppeals, seatTakenBy, type Room } from '@rostrum/domain';
import { Bones, ErrorState } from '@rostrum/ui';
import * as m from '@rostrum/words/room-screen';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { debateUrl, PATHS } from '../../../shared/navigation/paths.ts';
import { PageTitle } from '../../../shared/navigation/page-title.tsx';
import { useRoom } from '../../../shared/session/room-context.tsx';
import { useSession } from '../../../shared/session/session.ts';
import { useFixedShell, useLiveRoomSign } from '../../../shared/shell/shell-context.ts';
import { useKeepFinished } from '../../../shared/offline/use-keeping.ts';
import { useCommand } from '../../../shared/commands/use-command.ts';
import { Backchannel, ChatLabel, useChatRead } from '../backchannel/index.ts';
import { LockedRoom } from './locked-room.tsx';
import { LostRoom } from './lost-room.tsx';
import { pulseOf } from '../seats/index.ts';
import { RoomBanner } from './room-banner.tsx';
import { RoomView } from './room-view.tsx';
import { CaptionsProvider, SpeechProvider } from '../speech/index.ts';
import { VotePanel } from '../vote/index.ts';
import { useAdvance, useComeBack, useReportMissing } from '../clock/index.ts';
import { useEnter } from './use-enter.ts';
import { useKnownRoom } from './use-known-room.ts';
import { useLasting } from '../../../shared/timing/use-lasting.ts';
import { useLeaveOnceOver } from './use-leave-once-over.ts';
import { useListenAgain } from './use-listen-again.ts';
import { useOnline } from './use-online.ts';
import { useSpokenRoom } from './use-spoken-room.ts';
import { RoomSessionProvider, useRoomWriting, useWordsFirst } from '../session/index.ts';

const Leaves = lazy(async () => ({ default: (await import('../../../shared/report/leaves.tsx')).Leaves }));

/** The time that the database has before the room reports it; a listener's first answer often takes a moment. */
const UNANSWERED_MS = 4_000;

/** One debate by its id: enters, listens, and shows what it may. */
export function RoomScreen({ roomId }: { roomId: string }) {
  const [tries, setTries] = useState(0);
  const entry = useEnter(roomId, tries);
  const room = useRoomDocument(roomId);
  const navigate = useNavigate();
  const { activeRoom, setActiveRoom } = useRoom();
  const isDenied = room.status === 'error' && room.problem === 'denied';
  const isMissing = room.status === 'ready' && room.value === null;
  const isLocked = isMissing || (isDenied && entry === 'unknown');
  const isShown = room.status === 'ready' && room.value !== null;
  const [wasShown, setWasShown] = useState(false);
  if (isShown && !wasShown) setWasShown(true);
  const isLost = wasShown && (isMissing || isDenied);
  const listenAgain = room.status === 'error' ? room.retry : undefined;

  useEffect(() => {
    if (isShown) setActiveRoom(roomId);
  }, [isShown, roomId, setActiveRoom]);
  useEffect(() => {
    if ((isLocked || isLost) && activeRoom === roomId) setActiveRoom(null);
  }, [isLocked, isLost, activeRoom, roomId, setActiveRoom]);
  const isOnline = useOnline();
  const isUnanswered = useLasting(room.status === 'loading', UNANSWERED_MS);
  const isListeningAgain = useListenAgain(isDenied && entry === 'in', listenAgain);

  if (isLost && !isListeningAgain) {
    return <LostRoom loss={isMissing ? 'deleted' : 'denied'} />;
  }
  if (isLocked) {
    const join = (joined: string) => {
      if (joined !== roomId) return void navigate(debateUrl(joined));
      setTries((count) => count + 1);
      listenAgain?.();
    };
    return <LockedRoom onJoined={join} />;
  }
  if (room.status === 'loading' || isListeningAgain || (isDenied && entry === 'waiting')) {
    return (
      <>
        <PageTitle>{m.openingDebate()}</PageTitle>
        <RoomBanner isOnline={isOnline} isStale={isUnanswered} onRetry={reconnect} />
        <div className="page">
          <Bones label={m.openingDebate()} lines={6} />
        </div>
      </>
    );
  }
  if (room.status === 'error') {
    return (
      <>
        <PageTitle>{m.debate()}</PageTitle>
        <ErrorState title={m.openFailed()} level={1} onRetry={room.retry}>
          {room.message}
        </ErrorState>
      </>
    );
  }
  if (!room.value) return null;
  return <OpenRoom key={room.value.id} room={room.value} isStale={room.stale} isIn={entry === 'in'} />;
}

function OpenRoom({ room: stored, isStale, isIn }: { room: Room; isStale: boolean; isIn: boolean }) {
  const { uid } = useSession();
  const { setActiveRoom } = useRoom();
  const navigate = useNavigate();
  const isOnline = useOnline();
  const known = useKnownRoom(stored);
  const floor = useFloor(known.id, uid, known.visibility !== 'private');
  const care = useCare(known.id, uid);
  const room = useSpokenRoom(known, floor);
  const isOver = isFinished(room.debate);
  useLeaveOnceOver(room.id, isOver);
  useKeepFinished(uid, room.id, room.status === 'finished');
  const isOneOfThePeople = room.peopleIds.includes(uid);
  const members = useMembers(room.id, isOneOfThePeople && isIn && !isOver ? room.peopleIds : null);
  const ownRoom = room.hostId === uid ? room.id : null;
  const flags = useFlags(ownRoom);
  const appeals = useAppeals(mayDecideAppeals(room.debate, uid) ? room.id : null);
  const isCalled = room.debate.phase === 'paused' && room.debate.reason === 'moderator';
  const hidden = useHiddenMessages(isCalled ? ownRoom : null);
  const { audience, ask } = useAudience(room.id);
  const isFloorUnsure = floor.status === 'loading' || (floor.status === 'ready' && floor.stale);
  const words = useRoomWriting(room, uid, floor.status === 'ready' ? floor.value : undefined);
  const { run, busy } = useCommand('rooms', useWordsFirst(words.sendAll));
  useFixedShell();
  useLiveRoomSign(seatTakenBy(room.debate, uid) !== undefined && !isOver);
  const isUnheard = useHeartbeat(room.id, uid, isIn && !isOver ? pulseOf(room, uid) : null);
  useAdvance(room, uid);
  useReportMissing(room, uid, members, isOnline);
  useComeBack(room, uid, isOnline && !isStale);

  const read = useChatRead(uid, room.id);
  const label = <ChatLabel roomId={room.id} uid={uid} readAtMs={read.atMs} />;
  const parts = [{ id: 'chat', label, panel: <Backchannel onSeen={read.note} /> }];

  const leave = () => {
    setActiveRoom(null);
    void navigate(PATHS.room);
  };
  return (
    <RoomSessionProvider
      {...{ room, uid, floor, words, run, busy, audience, isOnline }}
      nowMs={useServerNow(5_000)}
      members={valueOf(members)}
      care={valueOf(care)}
      present={usePresentCount(room.id, isIn && !isOver)}
      onAskAudience={ask}
      flags={valueOf(flags)}
      appeals={valueOf(appeals)}
      hidden={valueOf(hidden)}
      isStale={useLasting(isStale || isFloorUnsure || isUnheard, UNANSWERED_MS)}
      onReconnect={reconnect}
    >
      <SpeechProvider>
        <CaptionsProvider>
          <RoomView
            parts={parts}
            vote={<VotePanel />}
            leaves={
              isOver && (
                <Suspense fallback={<Bones label={m.loadingResults()} lines={3} />}>
                  <Leaves room={room} uid={uid} />
                </Suspense>
              )
            }
            onLeave={leave}
          />
        </CaptionsProvider>
      </SpeechProvider>
    </RoomSessionProvider>
  );
}

function valueOf<Value>(live: Live<Value>): Value | undefined {
  return live.status === 'ready' ? live.value : undefined;
}

import { useServerNow } from '@rostrum/data';
import { debaterIds, LIMITS, personName, seatTakenBy, type Room } from '@rostrum/domain';
import { Button } from '@rostrum/ui';
import * as m from '@rostrum/words/room-find';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { joinNames } from '../../../shared/debate-words/join-names.ts';
import { PATHS } from '../../../shared/navigation/paths.ts';
import { useDebateRoom, useRoomCommands } from '../session/index.ts';

/**
 * The wait for a matched person who has not come. After their twenty seconds, this person goes back to their place in
 * the queue by themselves; if the other person gave up their seat, by a button.
 */
export function Awaited() {
  const { room, uid } = useDebateRoom();
  if (!room.meeting || !seatTakenBy(room.debate, uid)) return null;
  const others = debaterIds(room.debate).filter((other) => other !== uid);
  const missing = others.filter((other) => room.meeting?.awaited.includes(other));
  if (others.length === 0) return <GoneAgain />;
  return missing.length === 0 ? null : (
    <StillComing room={room} missing={missing} fromMs={room.meeting.atMs} />
  );
}

function useSeekAgain(): { again: () => Promise<void>; busy: boolean } {
  const { room } = useDebateRoom();
  const { run, busy } = useRoomCommands();
  const navigate = useNavigate();
  const again = async () => {
    const done = await run({ type: 'seekAgain', roomId: room.id });
    if (done) void navigate(PATHS.findOpponent);
  };
  return { again, busy: busy === 'seekAgain' };
}

type StillComingProps = { room: Room; missing: readonly string[]; fromMs: number };

function StillComing({ room, missing, fromMs }: StillComingProps) {
  const nowMs = useServerNow(1_000);
  const leftMs = fromMs + LIMITS.meetSeconds * 1_000 - nowMs;
  const { again } = useSeekAgain();
  const isAsked = useRef(false);
  const isOver = leftMs <= 0;
  useEffect(() => {
    if (!isOver || isAsked.current) return;
    isAsked.current = true;
    void again();
  });
  const names = joinNames(missing.map((uid) => personName(room, uid)));
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  return (
    <output className="panel block">
      {m.found({ names })}{' '}
      <span aria-hidden={!isOver}>{isOver ? m.didNotCome() : m.secondsToCome({ seconds })}</span>
    </output>
  );
}

function GoneAgain() {
  const { again, busy } = useSeekAgain();
  return (
    <div className="panel stack-2">
      <p>{m.opponentLeft()}</p>
      <Button className="justify-self-start" look="primary" busy={busy} onClick={() => void again()}>
        {m.findAnother()}
      </Button>
    </div>
  );
}

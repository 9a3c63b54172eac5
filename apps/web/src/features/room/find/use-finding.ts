import { commands, serverNow, useSeeker, useSeekerBeat, type Live } from '@rostrum/data';
import { isSeeking, type RoomCommandInput, type Seeker } from '@rostrum/domain';
import { notify } from '@rostrum/ui';
import * as m from '@rostrum/words/room-find';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useCommand } from '../../../shared/commands/use-command.ts';
import type { OnHeld } from '../../../shared/commands/use-held-words.ts';

type Wish = Extract<RoomCommandInput, { type: 'seek' }>['wish'];

export type Finding = {
  seeker: Live<Seeker | null>;
  /** The place of a person who waits in this tab; null if they do not wait. */
  waits: Seeker | null;
  /** How many others wait; undefined until the server said so. */
  others: number | undefined;
  /** Words that the gate refuses go to `onHeld`. */
  find: (wish: Wish, onHeld: OnHeld) => void;
  stop: () => void;
  busy: boolean;
};

/**
 * Looks for an opponent as long as the page is open, and leads to the room once there is one. A page that is loaded again
 * takes up a place that is still held.
 */
export function useFinding(uid: string, lead: (roomId: string) => void): Finding {
  const seeker = useSeeker(uid);
  const { run, busy } = useCommand('rooms');
  const [isLooking, setLooking] = useState(false);
  const [others, setOthers] = useState<number>();
  const stored = seeker.status === 'ready' ? seeker.value : null;
  const isHeld = stored !== null && isSeeking(stored, serverNow());
  if (isHeld && !isLooking) setLooking(true);
  const waits = isLooking && stored?.state === 'waiting' ? stored : null;

  const isWaiting = useRef(false);
  useEffect(() => {
    isWaiting.current = waits !== null;
  }, [waits]);

  const ledTo = useRef<string>(undefined);
  const leadTo = useCallback(
    (roomId: string) => {
      if (!roomId || ledTo.current === roomId) return;
      ledTo.current = roomId;
      notify({ text: m.foundNotice() });
      lead(roomId);
    },
    [lead],
  );
  const foundRoom = isLooking && stored?.state === 'matched' ? stored.roomId : null;
  useEffect(() => {
    if (foundRoom) leadTo(foundRoom);
  }, [foundRoom, leadTo]);

  const meet = useCallback(
    ({ waiting, roomId }: { waiting: string; roomId: string }) => {
      setOthers(Number(waiting));
      leadTo(roomId);
    },
    [leadTo],
  );
  const beat = useCallback(() => {
    void commands.rooms({ type: 'keepSeeking' }).then((reply) => {
      if (reply.status === 'done' && isWaiting.current) meet(reply.value);
    });
  }, [meet]);
  useSeekerBeat(waits !== null, beat);

  // Leaving the page gives up the place; a closed tab falls silent, which does the same.
  useEffect(
    () => () => {
      if (isWaiting.current) void commands.rooms({ type: 'stopSeeking' });
    },
    [],
  );

  const find = async (wish: Wish, onHeld: OnHeld) => {
    const answer = await run({ type: 'seek', wish }, { onHeld, again: () => void find(wish, onHeld) });
    if (!answer) return;
    setLooking(true);
    meet(answer);
  };
  const stop = async () => {
    if (await run({ type: 'stopSeeking' })) setLooking(false);
  };
  return {
    seeker,
    waits,
    others,
    find: (wish, onHeld) => void find(wish, onHeld),
    stop: () => void stop(),
    busy: busy !== null,
  };
}

import { commands, serverNow, type Live } from '@rostrum/data';
import type { Member, Room } from '@rostrum/domain';
import { useEffect, useRef } from 'react';
import { overdueIn } from './overdue.ts';

/** How often the heartbeats are looked at, in milliseconds. */
const LOOK_MS = 2_000;

type Report = (roomId: string, uid: string) => Promise<'told' | 'again'>;

/**
 * Reports a debater with an overdue heartbeat to the server once, so that the debate waits for them. The server
 * checks for itself. If it says that they are still here, the report is repeated until a new beat comes.
 */
export function useReportMissing(
  room: Room,
  uid: string,
  members: Live<Member[]>,
  isOnline: boolean,
  report: Report = reportToServer,
): void {
  const told = useRef(new Set<string>());
  useEffect(() => {
    if (!isOnline) return undefined;
    const timer = setInterval(() => {
      const gone = overdueIn(room, uid, members, serverNow());
      if (!gone || told.current.has(gone.key)) return;
      told.current.add(gone.key);
      void report(room.id, gone.uid).then((answer) => {
        if (answer === 'again') told.current.delete(gone.key);
      });
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [room, uid, members, isOnline, report]);
}

async function reportToServer(roomId: string, uid: string): Promise<'told' | 'again'> {
  const reply = await commands.rooms({ type: 'reportMissing', roomId, uid });
  if (reply.status === 'done') return 'told';
  return reply.status === 'failed' || reply.refusal === 'still-here' ? 'again' : 'told';
}

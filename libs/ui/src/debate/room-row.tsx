import type { Room } from '@rostrum/domain';
import type { ReactNode } from 'react';
import { Link } from '../components/link.tsx';
import { SeatPips } from '../components/seat-pips.tsx';
import { MiniClock } from './mini-clock.tsx';
import { formatLine, moderationWords, seatCounts, standingAt, timeLeft } from './room-words.ts';

export interface RoomRowProps {
  room: Room;
  href: string;
  /** The server's clock, in epoch milliseconds. */
  nowMs: number;
  /** Its state in a few words, such as an opening time; by default the phase or the step. */
  where?: string | undefined;
  /** Additional facts, instead of format and moderation. */
  meta?: ReactNode;
  /** The act at the end of the line. */
  children?: ReactNode;
}

/** One debate in a list: its clock, its motion, its state, its seats. */
export function RoomRow({ room, href, nowMs, where, meta, children }: RoomRowProps) {
  const state = where ?? standingAt(room.debate, nowMs);
  return (
    <li className="room-row">
      <MiniClock {...timeLeft(room.debate, nowMs)} />
      <div>
        <Link className="motion motion-sm" href={href}>
          {room.motion}
        </Link>
        <p className="order-meta">
          {/* On a phone there is no column for it. */}
          <span className="only-small">{`${state},`}</span>{' '}
          {meta ?? `${formatLine(room.debate.format)}, ${moderationWords(room)}`}
        </p>
      </div>
      <span className="room-row-standing small muted">{state}</span>
      <SeatPips {...seatCounts(room.debate)} />
      {children}
    </li>
  );
}

import type { DebateState, Room } from '@rostrum/domain';
import { LiveDot, moderationWords, Motion } from '@rostrum/ui';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { DebateClock, DebateSteps } from './debate-clock.tsx';

const PHASE_WORDS: Readonly<Record<DebateState['phase'], string>> = {
  lobby: 'Waiting',
  readyCheck: 'Ready check',
  coinFlip: 'Coin flip',
  prep: 'Preparation',
  live: 'Live',
  prepBank: 'Preparation',
  paused: 'Paused',
  verdictVote: 'Vote',
  debrief: 'Over',
  archived: 'Over',
  cancelled: 'Called off',
  abandoned: 'Abandoned',
};

export type RoomHeadProps = {
  room: Room;
  /** How many are here without a seat; undefined as long as it is not known. */
  watching: number | undefined;
  /** Leaving, and on a small screen everything else that is seldom done. */
  actions: ReactNode;
  /** The tabs of a small screen. */
  tabs: ReactNode;
};

/** What is debated and where it stands. It never scrolls away. */
export function RoomHead({ room, watching, actions, tabs }: RoomHeadProps) {
  const { debate } = room;
  const hasClock = debate.phase === 'prep' || debate.phase === 'live' || debate.phase === 'paused';
  return (
    <header className="floor-head">
      <div className="room-meta nowrap">
        {debate.phase === 'live' ? <LiveDot>Live</LiveDot> : <b>{PHASE_WORDS[debate.phase]}</b>}
        <span className="faint only-wide">{debate.format.name}</span>
        <span className="faint only-wide">{moderationWords(room)}</span>
        {room.visibility !== 'public' && <span className="faint only-wide">{room.visibility}</span>}
        {watching !== undefined && (
          <span className="faint row" title="watching">
            <Eye className="icon icon-sm" />
            <span className="num">{watching}</span>
            <span className="visually-hidden">watching</span>
          </span>
        )}
        <span className="push row">{actions}</span>
      </div>
      <Motion as="h1">{room.motion}</Motion>
      <DebateSteps debate={debate} />
      {hasClock && (
        <div className="small-clock lg:hidden">
          <DebateClock debate={debate} small />
        </div>
      )}
      {tabs}
    </header>
  );
}

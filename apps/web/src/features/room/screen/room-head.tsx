import { useServerNow } from '@rostrum/data';
import {
  type DebateState,
  formatName,
  isByCorrespondence,
  PACE_WORDS,
  type Room,
  stepLength,
} from '@rostrum/domain';
import { LiveDot, moderationWords, Motion, PHASE_WORDS } from '@rostrum/ui';
import * as m from '@rostrum/words/room-screen';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { DebateClock, DebateSteps, hasClock, PoiTag } from '../clock/index.ts';
import { useDebateRoom, useRoomPeople, useRoomPlaces } from '../session/index.ts';

export type RoomHeadProps = {
  /** Leaving, and on a small screen everything else that is seldom done. */
  actions: ReactNode;
  /** The tabs of a small screen. */
  tabs: ReactNode;
};

/** The motion and the state. It never scrolls away. */
export function RoomHead({ actions, tabs }: RoomHeadProps) {
  const { room } = useDebateRoom();
  const { present } = useRoomPeople();
  const { motion } = useRoomPlaces();
  const { debate } = room;
  const nowMs = useServerNow(1_000);
  return (
    <header className="floor-head">
      <div className="room-meta nowrap">
        {debate.phase === 'live' ? (
          <LiveDot>{isByCorrespondence(debate.format) ? m.underWay() : m.live()}</LiveDot>
        ) : (
          <b>{PHASE_WORDS[debate.phase]()}</b>
        )}
        {present !== undefined && (
          <span className="faint row" title={m.inTheRoom()}>
            <Eye className="icon icon-sm" />
            <span className="num">{present}</span>
            <span className="visually-hidden">{m.inTheRoom()}</span>
          </span>
        )}
        <span className="lg:hidden">
          <PoiTag debate={debate} nowMs={nowMs} />
        </span>
        <span className="push row">{actions}</span>
      </div>
      <Motion as="h1" ref={motion}>
        {room.motion}
      </Motion>
      <p className="floor-facts">{factsOf(room).join(' · ')}</p>
      <DebateSteps debate={debate} />
      {hasClock(debate) && (
        <div className="small-clock lg:hidden">
          <DebateClock debate={debate} small />
        </div>
      )}
      {tabs}
    </header>
  );
}

/** The setting of the debate, as the line under its motion. */
function factsOf(room: Room): string[] {
  return [
    formatWords(room.debate),
    moderationWords(room),
    ...(room.visibility === 'public' ? [] : [m.visibility({ visibility: room.visibility })]),
  ];
}

/** The format at its pace, and how long its steps take by correspondence. */
function formatWords({ format }: DebateState): string {
  const named = { format: formatName(format), pace: PACE_WORDS[format.pace]() };
  return isByCorrespondence(format)
    ? m.formatBySteps({ ...named, length: stepLength(format) })
    : m.formatAtPace(named);
}

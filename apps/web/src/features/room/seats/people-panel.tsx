import { isHere, type Pulse } from '@rostrum/data';
import {
  fairShareOf,
  hasFloor,
  isJudge,
  isMuted,
  isOpponent,
  personName,
  type Room,
  type Seat,
  type Share,
  seatTakenBy,
  seatName,
  sharesOf,
  teamWords,
  type Format,
  isByCorrespondence,
} from '@rostrum/domain';
import { PersonRow, Side, type Presence } from '@rostrum/ui';
import * as m from '@rostrum/words/room-seats';
import type { ReactNode } from 'react';
import { practiceWords } from '../../../shared/debate-words/practice-words.ts';
import { hasOwnName, teamsOf, type Team } from './benches.ts';
import { Hands } from './hands.tsx';
import { useDebateRoom, useRoomClock, useRoomPeople } from '../session/index.ts';
import { PersonMenu } from './person-menu.tsx';
import { Watchers } from './watchers.tsx';

/** The debaters by team with their speaking shares, the judges, the raised hands, and the watchers. */
export function PeoplePanel({ judges }: { judges?: ReactNode }) {
  const { room, uid } = useDebateRoom();
  const presenceOf = usePresence();
  const hostSits = Object.values(room.debate.seats).includes(room.hostId);
  return (
    <>
      {teamsOf(room.debate.format).map((team) => (
        <Bench key={team.name} team={team} />
      ))}
      {room.practice && <p className="tiny muted mt-3">{practiceWords(room.practice)}</p>}
      {!hostSits && (
        <section aria-label={m.host()}>
          <h2 className="rail-head">{m.host()}</h2>
          <ul>
            <PersonRow
              name={personName(room, room.hostId)}
              photo={room.people[room.hostId]?.photoURL}
              presence={uid === room.hostId ? undefined : presenceOf(room.hostId)}
              you={uid === room.hostId}
            />
          </ul>
        </section>
      )}
      {judges}
      <Hands />
      <Watchers />
    </>
  );
}

/** The people present; undefined if unknown. */
function usePresence(): (uid: string) => Presence | undefined {
  const { room } = useDebateRoom();
  const { members } = useRoomPeople();
  const nowMs = useRoomClock();
  return (uid) => {
    if (isOpponent(uid)) return undefined;
    const member = members?.find((one) => one.uid === uid);
    return member && (isHere(member, nowMs, pulseOf(room, uid)) ? 'here' : 'away');
  };
}

/** The heartbeat interval of a person in a room. */
export function pulseOf({ debate, hostId }: Room, uid: string): Pulse {
  const isSeated = Object.values(debate.seats).includes(uid);
  if (isSeated && hasFloor(debate) && !isByCorrespondence(debate.format)) return 'debating';
  return isSeated || uid === hostId || isJudge(debate, uid) ? 'seated' : 'watching';
}

function Bench({ team }: { team: Team }) {
  const { room } = useDebateRoom();
  const shares = new Map(sharesOf(room.debate).map((share) => [share.uid, share]));
  return (
    <section aria-label={hasOwnName(team) ? teamWords(team.name) : m.sideName({ side: team.side })}>
      <h2 className="rail-head">
        {hasOwnName(team) ? <Side side={team.side} word={teamWords(team.name)} /> : <Side side={team.side} />}
      </h2>
      <ul>
        {team.seats.map((seat) => (
          <Sitter key={seat.id} seat={seat} shares={shares} />
        ))}
      </ul>
    </section>
  );
}

type SitterProps = { seat: Seat; shares: ReadonlyMap<string, Share> };

function Sitter({ seat, shares }: SitterProps) {
  const { room, uid } = useDebateRoom();
  const nowMs = useRoomClock();
  const presenceOf = usePresence();
  const { seats } = room.debate;
  const sitter = seats[seat.id];
  if (!sitter) return <li className="person faint">{freeWords(room.debate.format, seat)}</li>;
  // A person with several seats has one share, at the first of them.
  const share = seatTakenBy(room.debate, sitter)?.id === seat.id ? shares.get(sitter) : undefined;
  return (
    <PersonRow
      name={personName(room, sitter)}
      isAi={isOpponent(sitter)}
      photo={room.people[sitter]?.photoURL}
      presence={sitter === uid ? undefined : presenceOf(sitter)}
      side={seat.side}
      you={sitter === uid}
      remark={remarkOf(room, nowMs, seat, sitter)}
      airtime={share && { share: share.share, fair: fairShareOf(room.debate, sitter) }}
    >
      <PersonMenu person={sitter} />
    </PersonRow>
  );
}

/** A seat's own name, in the reader's language; undefined if it is its bench's. */
function ownNameOf(format: Format, seat: Seat): string | undefined {
  return seat.name === seat.team ? undefined : seatName(format, seat);
}

function freeWords(format: Format, taken: Seat): string {
  const seat = ownNameOf(format, taken);
  return seat === undefined ? m.freeSeat() : m.freeSeatNamed({ seat });
}

function remarkOf(room: Room, nowMs: number, seat: Seat, sitter: string): string {
  const words = [
    ownNameOf(room.debate.format, seat) ?? '',
    sitter === room.hostId ? m.isHost() : '',
    isMuted(room.debate, sitter, nowMs) ? m.isMuted() : '',
  ].filter(Boolean);
  return words.join(', ');
}

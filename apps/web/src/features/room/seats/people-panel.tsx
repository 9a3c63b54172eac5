import { isHere, type Audience, type Pulse } from '@rostrum/data';
import {
  hasFloor,
  isMuted,
  isOpponent,
  sharesOf,
  type Member,
  type Room,
  type Seat,
  type Share,
} from '@rostrum/domain';
import { PersonRow, Side, type Presence } from '@rostrum/ui';
import { practiceWords } from '../../../shared/debate-words/practice-words.ts';
import type { Run } from '../../../shared/commands/use-command.ts';
import { hasOwnName, teamsOf, type Team } from './benches.ts';
import { Hands } from './hands.tsx';
import { nameIn } from '../session/index.ts';
import { PersonMenu } from './person-menu.tsx';
import { Watchers } from './watchers.tsx';

export type PeoplePanelProps = {
  room: Room;
  uid: string;
  /** When the people of the room were last seen; undefined for who does not know it. */
  members: readonly Member[] | undefined;
  audience: Audience;
  onAskAudience: () => void;
  nowMs: number;
  run: Run<'rooms'>;
  busy: string | null;
};

/** The debaters by team with their part of what was said, whose hands are up, and who watches. */
export function PeoplePanel(props: PeoplePanelProps) {
  const { room, uid, audience, onAskAudience, nowMs, run } = props;
  const hostSits = Object.values(room.debate.seats).includes(room.hostId);
  return (
    <>
      {teamsOf(room.debate.format).map((team) => (
        <Bench key={team.name} team={team} {...props} />
      ))}
      {room.practice && <p className="tiny muted mt-3">{practiceWords(room.practice)}</p>}
      {!hostSits && (
        <section aria-label="Host">
          <h2 className="rail-head">Host</h2>
          <ul>
            <PersonRow
              name={nameIn(room, room.hostId)}
              photo={room.people[room.hostId]?.photoURL}
              presence={uid === room.hostId ? undefined : presenceOf(props, room.hostId)}
              you={uid === room.hostId}
            />
          </ul>
        </section>
      )}
      <Hands {...props} />
      <Watchers room={room} uid={uid} nowMs={nowMs} run={run} audience={audience} onAsk={onAskAudience} />
    </>
  );
}

/** Undefined while nobody knows. */
function presenceOf({ room, members, nowMs }: PeoplePanelProps, uid: string): Presence | undefined {
  if (isOpponent(uid)) return undefined;
  const member = members?.find((one) => one.uid === uid);
  return member && (isHere(member, nowMs, pulseOf(room, uid)) ? 'here' : 'away');
}

/** How often the heart of one of a room's people beats now. */
export function pulseOf({ debate, hostId }: Room, uid: string): Pulse {
  const isSeated = Object.values(debate.seats).includes(uid);
  if (isSeated && hasFloor(debate) && debate.format.pace === 'live') return 'debating';
  return isSeated || uid === hostId ? 'seated' : 'watching';
}

function Bench(props: PeoplePanelProps & { team: Team }) {
  const { team, room } = props;
  const shares = new Map(sharesOf(room.debate).map((share) => [share.uid, share]));
  return (
    <section aria-label={team.name}>
      <h2 className="rail-head">
        {hasOwnName(team) ? <Side side={team.side} word={team.name} /> : <Side side={team.side} />}
      </h2>
      <ul>
        {team.seats.map((seat) => (
          <Sitter key={seat.id} seat={seat} share={shares} {...props} />
        ))}
      </ul>
    </section>
  );
}

type SitterProps = PeoplePanelProps & { seat: Seat; share: ReadonlyMap<string, Share> };

function Sitter({ seat, share: shares, ...props }: SitterProps) {
  const { room, uid, nowMs, run } = props;
  const { seats, format } = room.debate;
  const sitter = seats[seat.id];
  if (!sitter) return <li className="person faint">{freeWords(seat)}</li>;
  const share = shares.get(sitter);
  return (
    <PersonRow
      name={nameIn(room, sitter)}
      isAi={isOpponent(sitter)}
      photo={room.people[sitter]?.photoURL}
      presence={sitter === uid ? undefined : presenceOf(props, sitter)}
      side={seat.side}
      you={sitter === uid}
      remark={remarkOf(props, seat, sitter)}
      airtime={share && { share: share.share, fair: 1 / format.seats.length }}
    >
      <PersonMenu room={room} uid={uid} person={sitter} nowMs={nowMs} run={run} />
    </PersonRow>
  );
}

function freeWords({ name, team }: Seat): string {
  return name === team ? 'Free seat' : `Free seat: ${name}`;
}

function remarkOf({ room, nowMs }: PeoplePanelProps, { name, team }: Seat, sitter: string): string {
  const words = [
    name === team ? '' : name,
    sitter === room.hostId ? 'host' : '',
    isMuted(room.debate, sitter, nowMs) ? 'muted' : '',
  ].filter(Boolean);
  return words.join(', ');
}

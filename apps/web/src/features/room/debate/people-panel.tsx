import { isHere } from '@rostrum/data';
import { type Member, type Room, type Side as SideName, sharesOf, type Share } from '@rostrum/domain';
import { Count, PersonRow, Side, type Presence } from '@rostrum/ui';
import { nameIn } from './names.ts';

/** More faces than this are a number. */
const WATCHERS_SHOWN = 12;

export type PeoplePanelProps = {
  room: Room;
  uid: string;
  /** Who came in, most recently seen first; undefined as long as it is not known. */
  members: readonly Member[] | undefined;
  nowMs: number;
};

/** The debaters by side with their part of what was said, and who watches. */
export function PeoplePanel({ room, uid, members, nowMs }: PeoplePanelProps) {
  const shares = new Map(sharesOf(room.debate).map((share) => [share.uid, share]));
  const presence = presenceOf(members, nowMs);
  return (
    <>
      {(['for', 'against'] as const).map((side) => (
        <Bench key={side} side={side} room={room} uid={uid} shares={shares} presence={presence} />
      ))}
      {members && <Watchers room={room} uid={uid} members={members} nowMs={nowMs} />}
    </>
  );
}

/** Undefined while nobody knows. */
function presenceOf(members: readonly Member[] | undefined, nowMs: number) {
  const here = new Set(members?.flatMap((member) => (isHere(member, nowMs) ? [member.uid] : [])));
  return (uid: string): Presence | undefined => (members ? (here.has(uid) ? 'here' : 'away') : undefined);
}

type BenchProps = {
  side: SideName;
  room: Room;
  uid: string;
  shares: ReadonlyMap<string, Share>;
  presence: (uid: string) => Presence | undefined;
};

function Bench({ side, room, uid, shares, presence }: BenchProps) {
  const { format, seats } = room.debate;
  const bench = format.seats.filter((seat) => seat.side === side);
  const fair = 1 / format.seats.length;
  return (
    <section>
      <h2 className="rail-head">
        <Side side={side} />
      </h2>
      <ul>
        {bench.map((seat) => {
          const sitter = seats[seat.id];
          if (!sitter) {
            return (
              <li key={seat.id} className="person faint">
                Free seat
              </li>
            );
          }
          const share = shares.get(sitter);
          return (
            <PersonRow
              key={seat.id}
              name={nameIn(room, sitter)}
              photo={room.people[sitter]?.photoURL}
              presence={sitter === uid ? undefined : presence(sitter)}
              side={side}
              you={sitter === uid}
              remark={sitter === room.hostId ? '· host' : undefined}
              airtime={share && { share: share.share, fair }}
            />
          );
        })}
      </ul>
    </section>
  );
}

function Watchers({ room, uid, members, nowMs }: PeoplePanelProps & { members: readonly Member[] }) {
  const watching = watchersOf(room, members, nowMs);
  const shown = watching.slice(0, WATCHERS_SHOWN);
  return (
    <section>
      <h2 className="rail-head">
        <span>Watching</span>
        <Count value={watching.length} of="watching" />
      </h2>
      {shown.length === 0 ? (
        <p className="tiny faint">Nobody else is here.</p>
      ) : (
        <ul>
          {shown.map((member) => (
            <PersonRow
              key={member.uid}
              name={member.displayName || 'Somebody'}
              photo={member.photoURL}
              you={member.uid === uid}
            />
          ))}
        </ul>
      )}
      {watching.length > shown.length && (
        <p className="tiny faint">and {watching.length - shown.length} more</p>
      )}
    </section>
  );
}

/** Who is here without a seat. */
export function watchersOf(room: Room, members: readonly Member[], nowMs: number): Member[] {
  const seated = new Set(Object.values(room.debate.seats));
  return members.filter((member) => !seated.has(member.uid) && isHere(member, nowMs));
}

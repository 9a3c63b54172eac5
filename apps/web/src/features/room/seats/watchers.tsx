import type { Audience } from '@rostrum/data';
import { type Member, type Room, shownName } from '@rostrum/domain';
import { Button, Count, PersonRow } from '@rostrum/ui';
import * as m from '@rostrum/words/room-seats';
import { PersonMenu } from './person-menu.tsx';
import { timeOfDay, useDebateRoom, useRoomPeople } from '../session/index.ts';

/** The watchers, read on demand. */
export function Watchers() {
  const { room, uid } = useDebateRoom();
  const { audience, onAskAudience } = useRoomPeople();
  if (audience.status !== 'ready') {
    return (
      <section aria-label={m.watching()}>
        <h2 className="rail-head">{m.watching()}</h2>
        {audience.status === 'error' && <p className="tiny muted mb-2">{audience.message}</p>}
        <Button size="sm" busy={audience.status === 'loading'} onClick={onAskAudience}>
          {m.whoIsWatching()}
        </Button>
      </section>
    );
  }
  const watching = watchersOf(room, audience.members);
  const count = watcherCount(room, audience);
  return (
    <section aria-label={m.watching()}>
      <h2 className="rail-head">
        <span>{m.watching()}</span>
        <Count value={count} of={m.watchingUnit()} />
      </h2>
      {watching.length === 0 && <p className="tiny faint">{m.nobodyWatches()}</p>}
      <ul>
        {watching.map((member) => (
          <PersonRow
            key={member.uid}
            name={shownName(member.displayName)}
            photo={member.photoURL}
            you={member.uid === uid}
          >
            <PersonMenu person={member.uid} />
          </PersonRow>
        ))}
      </ul>
      {count > watching.length && (
        <p className="tiny faint">{m.andMore({ count: count - watching.length })}</p>
      )}
      <p className="row tiny faint mt-2">
        <span>{m.asOf({ time: timeOfDay(audience.atMs) })}</span>
        <Button size="sm" look="quiet" onClick={onAskAudience}>
          {m.refresh()}
        </Button>
      </p>
    </section>
  );
}

/** People who neither debate nor judge; a host without a seat is a watcher too. */
function watchersOf({ debate }: Room, members: readonly Member[]): Member[] {
  const seated = new Set([...Object.values(debate.seats), ...debate.judges]);
  return members.filter(({ uid }) => !seated.has(uid) && !debate.removed.includes(uid));
}

/** All counted people except those with a seat. */
function watcherCount(room: Room, { count, members }: Extract<Audience, { status: 'ready' }>): number {
  return Math.max(0, count - (members.length - watchersOf(room, members).length));
}

import { freeSeats, openingShort, type Room } from '@rostrum/domain';
import { ButtonLink, formatLine, moderationWords, RoomRow, SectionHead } from '@rostrum/ui';
import * as m from '@rostrum/words/room-lobby';
import { useId, type ReactNode } from 'react';
import { debateUrl } from '../../../shared/navigation/paths.ts';
import { offerOf, opensLater } from './room-offer.ts';

export type RoomListProps = { title: ReactNode; rooms: readonly Room[]; uid: string; nowMs: number };

/** One part of the lobby; hidden if it is empty. */
export function RoomList({ title, rooms, uid, nowMs }: RoomListProps) {
  const titleId = useId();
  if (rooms.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <SectionHead id={titleId} aside={rooms.length}>
        {title}
      </SectionHead>
      <ol className="list">
        {rooms.map((room) => (
          <Row key={room.id} room={room} uid={uid} nowMs={nowMs} />
        ))}
      </ol>
    </section>
  );
}

function Row({ room, uid, nowMs }: { room: Room; uid: string; nowMs: number }) {
  const offer = offerOf(room, uid);
  const isScheduled = opensLater(room, nowMs) && room.opensAtMs !== null;
  return (
    <RoomRow
      room={room}
      href={debateUrl(room.id)}
      nowMs={nowMs}
      where={isScheduled ? openingShort(room.opensAtMs ?? 0, nowMs) : undefined}
      meta={metaOf(room, isScheduled)}
    >
      <ButtonLink
        href={debateUrl(room.id)}
        size="sm"
        look={offer === 'takeSeat' ? 'primary' : 'plain'}
        aria-label={m.offerNamed({ offer, motion: room.motion })}
      >
        {m.offer({ offer })}
      </ButtonLink>
    </RoomRow>
  );
}

/** Format, time and moderation; where the opening time takes the place of the standing, the free seats too. */
function metaOf(room: Room, isScheduled: boolean): string {
  return [
    ...(room.practice ? [m.practice()] : []),
    formatLine(room.debate.format),
    moderationWords(room),
    ...(isScheduled ? [m.freeSeats({ count: freeSeats(room.debate).length })] : []),
  ].join(', ');
}

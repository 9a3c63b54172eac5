import type { Live } from '@rostrum/data';
import type { Room } from '@rostrum/domain';
import {
  Bones,
  ButtonLink,
  Chip,
  EmptyState,
  ErrorState,
  LiveDot,
  PageHead,
  RoomRow,
  SectionHead,
} from '@rostrum/ui';
import { useId, type ReactNode } from 'react';
import { PageTitle } from '../../../page-title.tsx';
import { debateUrl } from '../../../app/paths.ts';
import { offerOf, type LobbyLists } from './lobby-lists.ts';

export type LobbyViewProps = {
  lists: Live<LobbyLists>;
  uid: string;
  nowMs: number;
  seatsFree: boolean;
  onSeatsFree: (seatsFree: boolean) => void;
  /** The entry by code, at the head of the page. */
  join: ReactNode;
  /** The form for a new debate beside the lists, or the button that opens it. */
  start: ReactNode;
};

/** Every debate one can go into now, and the way to open one's own. */
export function LobbyView({ lists, uid, nowMs, seatsFree, onSeatsFree, join, start }: LobbyViewProps) {
  return (
    <div className="page">
      <PageTitle>Rooms</PageTitle>
      <PageHead title="Rooms" lede="Watch one, take a free seat, or open your own.">
        {join}
      </PageHead>
      <div className="lobby">
        <div className="stack-8">
          <div className="filters mb-0">
            <Chip pressed={seatsFree} onClick={() => onSeatsFree(!seatsFree)}>
              Seats free
            </Chip>
            {lists.status === 'ready' && <RoomCount lists={lists.value} />}
          </div>
          <Lists lists={lists} uid={uid} nowMs={nowMs} seatsFree={seatsFree} />
        </div>
        {start}
      </div>
    </div>
  );
}

function RoomCount({ lists: { live, open, mine } }: { lists: LobbyLists }) {
  const count = live.length + open.length + mine.length;
  return <output className="push small faint num">{count === 1 ? '1 room' : `${count} rooms`}</output>;
}

type ListsProps = Pick<LobbyViewProps, 'lists' | 'uid' | 'nowMs' | 'seatsFree'>;

function Lists({ lists, uid, nowMs, seatsFree }: ListsProps) {
  if (lists.status === 'loading') return <Bones label="Loading rooms" lines={6} />;
  if (lists.status === 'error') {
    return (
      <ErrorState small title="The rooms could not be loaded" onRetry={lists.retry}>
        {lists.message}
      </ErrorState>
    );
  }
  const { live, open, mine } = lists.value;
  if (live.length + open.length + mine.length === 0) return <NoRooms seatsFree={seatsFree} />;
  return (
    <>
      <RoomList title="Yours" rooms={mine} uid={uid} nowMs={nowMs} />
      <RoomList title={<LiveDot>Live now</LiveDot>} rooms={live} uid={uid} nowMs={nowMs} />
      <RoomList title="Starting soon" rooms={open} uid={uid} nowMs={nowMs} />
    </>
  );
}

function NoRooms({ seatsFree }: { seatsFree: boolean }) {
  if (seatsFree) {
    return (
      <EmptyState small title="No room has a free seat right now">
        Show all rooms to watch one, or open your own and send somebody the link.
      </EmptyState>
    );
  }
  return (
    <EmptyState small title="Nobody is debating right now">
      Write a motion and open a room. It is listed here, and whoever has the link can take the other seat.
    </EmptyState>
  );
}

type RoomListProps = { title: ReactNode; rooms: readonly Room[]; uid: string; nowMs: number };

function RoomList({ title, rooms, uid, nowMs }: RoomListProps) {
  const titleId = useId();
  if (rooms.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <SectionHead id={titleId} aside={rooms.length}>
        {title}
      </SectionHead>
      <ol className="list">
        {rooms.map((room) => {
          const offer = offerOf(room, uid);
          return (
            <RoomRow key={room.id} room={room} href={debateUrl(room.id)} nowMs={nowMs}>
              <ButtonLink
                href={debateUrl(room.id)}
                size="sm"
                look={offer === 'Take a seat' ? 'primary' : 'plain'}
                aria-label={`${offer}: ${room.motion}`}
              >
                {offer}
              </ButtonLink>
            </RoomRow>
          );
        })}
      </ol>
    </section>
  );
}

import type { Live } from '@rostrum/data';
import { Bones, ErrorState, LiveDot, PageHead } from '@rostrum/ui';
import * as m from '@rostrum/words/room-lobby';
import type { ReactNode } from 'react';
import { PageTitle } from '../../../shared/navigation/page-title.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { LobbyFilters, LobbyLanguage } from './lobby-filters.ts';
import type { LobbyLists } from './lobby-lists.ts';
import { NoRooms } from './no-rooms.tsx';
import { RoomList } from './room-list.tsx';

export type LobbyViewProps = {
  lists: Live<LobbyLists>;
  uid: string;
  nowMs: number;
  filters: LobbyFilters;
  onFilters: (filters: LobbyFilters) => void;
  /** The languages of all motions, whatever the filters say. */
  languages: readonly LobbyLanguage[];
  /** The search for an opponent, above the lists. */
  find?: ReactNode;
  /** The entry by code, at the head of the page. */
  join: ReactNode;
  /** The form for a new debate beside the lists, or the button that opens it. */
  start: ReactNode;
};

/** Every debate one can go into now, and the way to open one's own. */
export function LobbyView(props: LobbyViewProps) {
  const { lists, filters, onFilters, languages, find, join, start } = props;
  return (
    <div className="page">
      <PageTitle>{m.rooms()}</PageTitle>
      <PageHead title={m.rooms()} lede={m.lede()}>
        {join}
      </PageHead>
      <div className="lobby">
        <div className="stack-8">
          {find}
          <FilterBar filters={filters} onFilters={onFilters} languages={languages}>
            {lists.status === 'ready' && <RoomCount lists={lists.value} />}
          </FilterBar>
          <Lists {...props} />
        </div>
        {start}
      </div>
    </div>
  );
}

function countOf({ live, soon, open, mine }: LobbyLists): number {
  return live.length + soon.length + open.length + mine.length;
}

function RoomCount({ lists }: { lists: LobbyLists }) {
  return <output className="push small faint num">{m.count({ count: countOf(lists) })}</output>;
}

type ListsProps = Pick<LobbyViewProps, 'lists' | 'uid' | 'nowMs' | 'filters' | 'onFilters'>;

function Lists({ lists, uid, nowMs, filters, onFilters }: ListsProps) {
  if (lists.status === 'loading') return <Bones label={m.loading()} lines={6} />;
  if (lists.status === 'error') {
    return (
      <ErrorState small title={m.failed()} onRetry={lists.retry}>
        {lists.message}
      </ErrorState>
    );
  }
  const { live, soon, open, mine } = lists.value;
  if (countOf(lists.value) === 0) return <NoRooms filters={filters} onFilters={onFilters} />;
  return (
    <>
      <RoomList title={m.yours()} rooms={mine} uid={uid} nowMs={nowMs} />
      <RoomList title={<LiveDot>{m.liveNow()}</LiveDot>} rooms={live} uid={uid} nowMs={nowMs} />
      <RoomList title={m.startingSoon()} rooms={soon} uid={uid} nowMs={nowMs} />
      <RoomList title={m.openSeats()} rooms={open} uid={uid} nowMs={nowMs} />
    </>
  );
}

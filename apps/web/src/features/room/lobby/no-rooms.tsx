import { Button, EmptyState } from '@rostrum/ui';
import * as m from '@rostrum/words/room-lobby';
import { isFiltered, NO_FILTERS, type LobbyFilters } from './lobby-filters.ts';

export type NoRoomsProps = { filters: LobbyFilters; onFilters: (filters: LobbyFilters) => void };

/** Nothing to go into, and what to do about it. */
export function NoRooms({ filters, onFilters }: NoRoomsProps) {
  if (!isFiltered(filters)) {
    return (
      <EmptyState small title={m.nobodyDebates()}>
        {m.nobodyDebatesHint()}
      </EmptyState>
    );
  }
  const onlySeats = filters.seatsFree && !isFiltered({ ...filters, seatsFree: false });
  return (
    <EmptyState
      small
      title={onlySeats ? m.noFreeSeat() : m.noMatch()}
      action={<Button onClick={() => onFilters(NO_FILTERS)}>{m.showAllRooms()}</Button>}
    >
      {onlySeats ? m.noFreeSeatHint() : m.noMatchHint()}
    </EmptyState>
  );
}

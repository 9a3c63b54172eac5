import { Button, EmptyState } from '@rostrum/ui';
import { isFiltered, NO_FILTERS, type LobbyFilters } from './lobby-filters.ts';

export type NoRoomsProps = { filters: LobbyFilters; onFilters: (filters: LobbyFilters) => void };

/** Nothing to go into, and what to do about it. */
export function NoRooms({ filters, onFilters }: NoRoomsProps) {
  if (!isFiltered(filters)) {
    return (
      <EmptyState small title="Nobody is debating right now">
        Write a motion and open a room. It is listed here, and whoever has the link can take the other seat.
      </EmptyState>
    );
  }
  const onlySeats = filters.seatsFree && !isFiltered({ ...filters, seatsFree: false });
  return (
    <EmptyState
      small
      title={onlySeats ? 'No room has a free seat right now' : 'No room is like that right now'}
      action={<Button onClick={() => onFilters(NO_FILTERS)}>Show all rooms</Button>}
    >
      {onlySeats
        ? 'Show all rooms to watch one, or open your own and send somebody the link.'
        : 'Take a filter off, or open a room like that yourself: it is listed here at once.'}
    </EmptyState>
  );
}

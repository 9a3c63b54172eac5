import type { Shelf } from '@rostrum/data';
import type { Duty, FoundPerson } from '@rostrum/domain';
import { notify } from '@rostrum/ui';
import * as m from '@rostrum/words/command';
import { useMemo, useState } from 'react';
import type { RoomCommand } from '../../../shared/shell/shell-context.ts';
import { commandItems, joinItem, roomItems, sectionItems, type CommandActions } from '../logic/commands.ts';
import { allHits, farHits, findNear, nearItems, parseQuery, type Hit } from '../logic/find-hits.ts';
import type { Catalogue } from '../../../shared/search/catalogue/catalogue.ts';
import type { PaletteItem, PalettePage, PaletteRooms } from '../logic/palette-item.ts';
import { recentItems, type Recent } from '../logic/recent.ts';
import { catalogueItem, debateItem, pageItem, personItem } from '../logic/things.ts';
import { useCatalogue } from './use-catalogue.ts';
import { usePeople, type FindPeople } from './use-people.ts';

/** Everything searchable, and the effects of commands. Memoise them, because a new object is new data. */
export type PaletteSources = {
  actions: CommandActions;
  /** This person's duties: a moderator finds the way to the reports. */
  duties: readonly Duty[];
  rooms: PaletteRooms;
  /** Lessons and parts of the help. */
  pages: readonly PalettePage[];
  /** The open room's current actions for this person; none elsewhere. */
  roomCommands: readonly RoomCommand[];
  catalogue: Catalogue;
  findPeople: FindPeople;
  recent: Shelf<Recent>;
};

export type Palette = {
  hits: readonly Hit[];
  /** Whether more hits for these very words are a moment away. */
  isPending: boolean;
  /** Whether something searchable is still loading, so that a missing result proves nothing. */
  isLooking: boolean;
  /** Data that is loading or failed, one sentence each. */
  notes: readonly string[];
  /** Retries failed requests; undefined if there are none. */
  retry: (() => void) | undefined;
};

/** The palette's content for the typed text: page content immediately, index results a moment later. */
export function usePalette(sources: PaletteSources, typed: string): Palette {
  const { actions, rooms } = sources;
  const query = useMemo(() => parseQuery(typed), [typed]);
  const searched = query.commandsOnly ? '' : query.text;
  const catalogue = useCatalogue(sources.catalogue, searched);
  const { people, isLoading, problem } = usePeople(sources.findPeople, searched);
  const items = useNear(sources, people);
  const near = useMemo(() => findNear(items, query), [items, query]);
  const { go } = actions;
  const isListed = (roomId: string) => rooms.at === 'ready' && rooms.rooms.some(({ id }) => id === roomId);
  const far = farHits(catalogue.found, (entry) => catalogueItem(go, entry), isListed);
  const join = joinItem(actions, typed);
  const hits = allHits(near, far);
  const looks = query.text !== '' && !query.commandsOnly;
  return {
    hits: join ? [{ entry: join, marks: [], isGuess: false }, ...hits] : hits,
    isPending: catalogue.isPending && catalogue.state !== 'failed',
    isLooking: looks && (catalogue.state === 'loading' || isLoading),
    notes: [
      ...(rooms.at === 'loading' ? [m.loadingDebates()] : []),
      ...(rooms.at === 'error' ? [m.debatesFailed()] : []),
      ...(looks && catalogue.state === 'loading' ? [m.loadingTopics()] : []),
      ...(catalogue.state === 'failed' ? [m.catalogueFailed()] : []),
      ...(looks && isLoading ? [m.loadingPeople()] : []),
      ...(looks && problem !== null ? [m.peopleFailed({ problem })] : []),
    ],
    retry: catalogue.state === 'failed' ? catalogue.retry : undefined,
  };
}

function useNear(
  { actions, duties, rooms, pages, roomCommands, recent }: PaletteSources,
  people: readonly FoundPerson[],
) {
  const [opened] = useState(() => recent.load() ?? []);
  return useMemo(() => {
    const { go } = actions;
    const items: PaletteItem[] = [
      ...roomItems(roomCommands, (text) => notify({ text })),
      ...recentItems(opened, go),
      ...sectionItems(actions, duties),
      ...(rooms.at === 'ready' ? rooms.rooms.map((room) => debateItem(go, room)) : []),
      ...people.map((person) => personItem(go, person)),
      ...pages.map((page) => pageItem(go, page)),
      ...commandItems(actions),
    ];
    return nearItems(items);
  }, [actions, duties, rooms, pages, roomCommands, people, opened]);
}

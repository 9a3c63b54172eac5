import * as m from '@rostrum/words/command';
import type { LucideIcon } from 'lucide-react';
import type { Entry } from '../../../shared/search/search-index.ts';

/** In display order, so that each hit is where one expects it. */
export const PALETTE_GROUPS = [
  'inThisRoom',
  'recent',
  'goTo',
  'rooms',
  'topics',
  'people',
  'help',
  'commands',
] as const;
type PaletteGroup = (typeof PALETTE_GROUPS)[number];

export const GROUP_NAMES: Readonly<Record<PaletteGroup, () => string>> = {
  inThisRoom: m.inThisRoom,
  recent: m.recent,
  goTo: m.goTo,
  rooms: m.rooms,
  topics: m.topics,
  people: m.people,
  help: m.help,
  commands: m.commands,
};

/** One line of the palette. `note` is its command or a fact, at the end of the line. */
export interface PaletteItem extends Entry {
  kind: PaletteGroup;
  /** Does something instead of showing something; after `>` only these are found. */
  isCommand?: boolean;
  /** Only there for who types; the others are offered at once. */
  isOnlyFound?: boolean;
  icon?: LucideIcon;
  /** A motion: people's words, so in serif. */
  isMotion?: boolean;
  /** A debate that runs now. */
  isLive?: boolean;
  /** Its target, if it may be offered again as a recent item. */
  path?: string;
  run: () => void;
}

/** A debate that this person may go into, as the palette lists it. */
export interface PaletteRoom {
  id: string;
  motion: string;
  /** As in "Quick clash, Rebuttal For". */
  note: string;
  isLive: boolean;
}

/** The debates that are waiting or running, as far as they are known. */
export type PaletteRooms =
  { at: 'loading' } | { at: 'error' } | { at: 'ready'; rooms: readonly PaletteRoom[] };

/** A lesson, or a part of the help. */
export interface PalettePage {
  title: string;
  /** Its place, or its duration. */
  note: string;
  path: string;
  isLesson?: boolean;
}

import type { LucideIcon } from 'lucide-react';

export type PaletteGroup = 'Live now' | 'Debate' | 'Go to' | 'Settings';

/** One line of the palette. */
export interface PaletteItem {
  id: string;
  group: PaletteGroup;
  /** Does something instead of showing something; after `>` only these are found. */
  isCommand?: boolean;
  label: string;
  /** More words it is found by. */
  words?: string;
  /** How it is typed, or what is known of it; at the end of the line. */
  aside?: string;
  icon?: LucideIcon;
  /** A motion: people's words, so in serif, with the sign of a live room. */
  isMotion?: boolean;
  run: () => void;
}

/** A debate that runs now, as the palette lists it. */
export interface LiveRoom {
  id: string;
  motion: string;
  /** As in "Quick clash, Rebuttal For". */
  note: string;
}

/** The debates that run now, as far as they are known. */
export type LiveRooms = { at: 'loading' } | { at: 'error' } | { at: 'ready'; rooms: readonly LiveRoom[] };

import { browserShelf, type Shelf } from '@rostrum/data';
import { History } from 'lucide-react';
import * as z from 'zod/mini';
import type { PaletteItem } from './palette-item.ts';

const recentSchema = z.array(z.object({ text: z.string(), path: z.string(), isMotion: z.boolean() }));
/** The last items that a person opened from the palette, newest first. */
export type Recent = z.infer<typeof recentSchema>;

const MOST = 5;

/** Belongs to one person, also where two share a browser. */
export const recentShelf = (uid: string): Shelf<Recent> =>
  browserShelf(`rostrum:recent:${uid}`, recentSchema);

/** Records an opened item; items without an address are not kept. */
export function noteRecent(shelf: Shelf<Recent>, { text, path, isMotion = false }: PaletteItem): void {
  if (path === undefined) return;
  const others = (shelf.load() ?? []).filter((one) => one.path !== path);
  shelf.save([{ text, path, isMotion }, ...others].slice(0, MOST));
}

export function recentItems(recent: Recent, go: (path: string) => void): PaletteItem[] {
  return recent.map(({ text, path, isMotion }) => ({
    id: `recent ${path}`,
    kind: 'recent',
    text,
    icon: History,
    isMotion,
    path,
    run: () => go(path),
  }));
}

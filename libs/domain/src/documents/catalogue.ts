import * as z from 'zod/mini';
import { words } from '../bounds.ts';
import { keySchema } from '../ids.ts';
import type { RoomDocument } from './room.ts';
import type { TopicDocument } from './topic.ts';

export const CATALOGUE = 'catalogue';

/** The kinds of entries: published topics, and finished public debates. Every signed-in person may read both. */
const catalogueKindSchema = z.enum(['topic', 'debate']);
export type CatalogueKind = z.infer<typeof catalogueKindSchema>;

/** `text` is the motion; `note` the category of a topic, or the id of a debate's format; old entries have its English name. */
const catalogueEntrySchema = z.object({ text: words, note: words });
type CatalogueEntry = z.infer<typeof catalogueEntrySchema>;

/**
 * `catalogue/{kind-week}`: everything that became public in one week, by the id of the topic or the room. A search
 * reads every sheet once. Afterwards it reads those whose `changedAt`, the database's commit time, is at least as
 * recent as its own copy. One sheet holds about 5,000 entries. Only the server writes it.
 */
export const catalogueSheetSchema = z.object({
  kind: catalogueKindSchema,
  entries: z.record(keySchema, catalogueEntrySchema),
});
export type CatalogueSheet = z.infer<typeof catalogueSheetSchema>;

const WEEK_MS = 7 * 86_400_000;

/** The sheet for things that became public at a time, in epoch milliseconds. */
const cataloguePath = (kind: CatalogueKind, atMs: number) =>
  `${CATALOGUE}/${kind}-${Math.floor(atMs / WEEK_MS)}`;

/** The place of something in the catalogue, and its entry. */
export type CataloguePlace = { path: string; kind: CatalogueKind; id: string; entry: CatalogueEntry };

export function topicInCatalogue(
  id: string,
  { motion, category, createdAtMs }: Pick<TopicDocument, 'motion' | 'category' | 'createdAtMs'>,
): CataloguePlace {
  const path = cataloguePath('topic', createdAtMs);
  return { path, kind: 'topic', id, entry: { text: motion, note: category } };
}

/** A debate enters the catalogue once everybody may read its record; undefined for every other. */
export function debateInCatalogue(
  id: string,
  room: Pick<RoomDocument, 'motion' | 'visibility' | 'status' | 'endedAtMs' | 'debate'>,
): CataloguePlace | undefined {
  const { motion, visibility, status, endedAtMs, debate } = room;
  if (visibility !== 'public' || status !== 'finished' || endedAtMs === null) return undefined;
  const path = cataloguePath('debate', endedAtMs);
  return { path, kind: 'debate', id, entry: { text: motion, note: debate.format.id } };
}

import type { CataloguePlace } from '@rostrum/domain';
import type { Writer } from '../port/documents.ts';
import { REMOVED, SERVER_TIME } from '../port/field-values.ts';

type Merger = Pick<Writer, 'merge'>;

/** Adds an entry to the catalogue, or replaces its words, without reading the sheet. */
export function putInCatalogue(writer: Merger, place: CataloguePlace): void {
  writeEntry(writer, place, place.entry);
}

export function takeFromCatalogue(writer: Merger, place: CataloguePlace): void {
  writeEntry(writer, place, REMOVED);
}

/** The database sets the time, so a reader who is up to date has missed nothing before it. */
function writeEntry(writer: Merger, { path, kind, id }: CataloguePlace, entry: object): void {
  writer.merge(path, { kind, changedAt: SERVER_TIME, entries: { [id]: entry } });
}

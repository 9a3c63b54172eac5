import {
  collection,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { CATALOGUE, catalogueSheetSchema, type CatalogueSheet } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { readableIn, withId } from '../live/firestore-sources.ts';

/** How far this browser has read the catalogue, by the database's clock. */
export type CatalogueMark = { seconds: number; nanoseconds: number };
export type ReadSheet = CatalogueSheet & { id: string };

const SHEETS_A_PAGE = 50;
const FROM_THE_BEGINNING: CatalogueMark = { seconds: 0, nanoseconds: 0 };

/**
 * The sheets that changed since a mark, and the next mark: all of them the first time, afterwards seldom more than
 * one of topics and one of debates. Changes at the very moment of the mark are repeated, so that nothing is missed.
 * @throws any error of Firestore.
 */
export async function fetchCatalogue(
  since: CatalogueMark = FROM_THE_BEGINNING,
): Promise<{ sheets: ReadSheet[]; mark: CatalogueMark }> {
  const changed = query(
    collection(firestore(), CATALOGUE),
    where('changedAt', '>=', new Timestamp(since.seconds, since.nanoseconds)),
    orderBy('changedAt'),
  );
  const sheets: ReadSheet[] = [];
  let last: QueryDocumentSnapshot | undefined;
  for (;;) {
    const from = last ? [startAfter(last)] : [];
    const { docs } = await getDocsFromServer(query(changed, ...from, limit(SHEETS_A_PAGE)));
    sheets.push(...readableIn(docs, withId<CatalogueSheet>(catalogueSheetSchema)));
    last = docs.at(-1) ?? last;
    if (docs.length < SHEETS_A_PAGE) return { sheets, mark: markOf(last) ?? since };
  }
}

function markOf(last: QueryDocumentSnapshot | undefined): CatalogueMark | undefined {
  const changedAt: unknown = last?.get('changedAt');
  if (!(changedAt instanceof Timestamp)) return undefined;
  return { seconds: changedAt.seconds, nanoseconds: changedAt.nanoseconds };
}

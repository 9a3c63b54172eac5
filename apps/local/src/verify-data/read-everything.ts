import { DOCUMENT_SCHEMAS } from '@rostrum/domain';
import {
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';

/** Documents per read. */
const A_PAGE = 300;

/** `unplaced`: collections at the root that no schema knows. */
type Everything = { documents: ReadonlyMap<string, object>; unplaced: string[] };

/** Reads every document of a database as it is at one moment. */
export async function readEverything(db: Firestore): Promise<Everything> {
  const roots = (await db.listCollections()).map(({ id }) => id);
  const known = new Set(Object.keys(DOCUMENT_SCHEMAS).map(collectionOf));
  const documents = new Map<string, object>();
  await db.runTransaction(
    async (tx) => {
      for (const name of [...known].toSorted()) {
        await eachDocument(tx, db.collectionGroup(name), (one) => {
          documents.set(one.ref.path, one.data());
        });
      }
    },
    { readOnly: true },
  );
  // `people/{uid}` and `progress/{uid}` are not documents, only parents of collections.
  const parents = new Set(Object.keys(DOCUMENT_SCHEMAS).map((place) => place.split('/')[0]));
  return { documents, unplaced: roots.filter((root) => !known.has(root) && !parents.has(root)) };
}

function collectionOf(place: string): string {
  return place.split('/').at(-2) ?? place;
}

async function eachDocument(
  tx: Transaction,
  query: Query,
  look: (document: QueryDocumentSnapshot) => void,
): Promise<void> {
  const inOrder = query.orderBy(FieldPath.documentId()).limit(A_PAGE);
  for (let last: QueryDocumentSnapshot | undefined; ;) {
    const { docs } = await tx.get(last ? inOrder.startAfter(last) : inOrder);
    for (const one of docs) look(one);
    last = docs.at(-1);
    if (docs.length < A_PAGE) return;
  }
}

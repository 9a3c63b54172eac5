import { DOCUMENT_SCHEMAS, documentSchemaAt, problemsOf } from '@rostrum/domain';
import { FieldPath, type Firestore, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** Documents per read. */
const A_PAGE = 300;

export type Unreadable = { path: string; problems: string[] };
/** `unplaced`: collections at the root that no schema knows. */
export type Verified = { looked: number; unreadable: Unreadable[]; unplaced: string[] };

/** Reads every document of a database and finds those that the schema of their path refuses, or that have none. */
export async function findUnreadable(db: Firestore): Promise<Verified> {
  const roots = (await db.listCollections()).map(({ id }) => id);
  const known = new Set(Object.keys(DOCUMENT_SCHEMAS).map(collectionOf));
  const unreadable: Unreadable[] = [];
  let looked = 0;
  for (const name of [...known].toSorted()) {
    await eachDocument(db.collectionGroup(name), (one) => {
      looked += 1;
      const problems = problemsIn(one);
      if (problems.length > 0) unreadable.push({ path: one.ref.path, problems });
    });
  }
  // `people/{uid}` and `progress/{uid}` are not documents, only parents of collections.
  const parents = new Set(Object.keys(DOCUMENT_SCHEMAS).map((place) => place.split('/')[0]));
  return { looked, unreadable, unplaced: roots.filter((root) => !known.has(root) && !parents.has(root)) };
}

function collectionOf(place: string): string {
  return place.split('/').at(-2) ?? place;
}

function problemsIn(document: QueryDocumentSnapshot): string[] {
  const schema = documentSchemaAt(document.ref.path);
  if (!schema) return ['no document is stored in such a place'];
  const parsed = schema.safeParse(document.data());
  return parsed.success ? [] : problemsOf(parsed.error);
}

async function eachDocument(query: Query, look: (document: QueryDocumentSnapshot) => void): Promise<void> {
  const inOrder = query.orderBy(FieldPath.documentId()).limit(A_PAGE);
  for (let last: QueryDocumentSnapshot | undefined; ;) {
    const { docs } = await (last ? inOrder.startAfter(last) : inOrder).get();
    for (const one of docs) look(one);
    last = docs.at(-1);
    if (docs.length < A_PAGE) return;
  }
}

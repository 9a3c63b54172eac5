import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** Some documents of a query in the order of their paths, after the one at `after`. */
export async function pageOf(
  query: Query,
  after: string | null,
  size: number,
): Promise<QueryDocumentSnapshot[]> {
  const inOrder = query.orderBy(FieldPath.documentId()).limit(size);
  return (await (after === null ? inOrder : inOrder.startAfter(query.firestore.doc(after))).get()).docs;
}

const PAGE = 200;

/** Works through all documents of a query, some at a time. */
export async function eachPage(
  query: Query,
  work: (documents: QueryDocumentSnapshot[]) => Promise<void>,
): Promise<void> {
  let after: string | null = null;
  do {
    const found: QueryDocumentSnapshot[] = await pageOf(query, after, PAGE);
    if (found.length > 0) await work(found);
    after = found.length === PAGE ? (found.at(-1)?.ref.path ?? null) : null;
  } while (after !== null);
}

/** The number handled in parallel if each is a separate document that nobody else waits for. */
const AT_ONCE = 10;

/** Does the same for each, several in parallel. If one fails, no further one starts. */
export async function someAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < items.length; from += AT_ONCE) {
    await Promise.all(items.slice(from, from + AT_ONCE).map(work));
  }
}

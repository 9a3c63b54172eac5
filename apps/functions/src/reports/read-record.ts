import {
  interventionSchema,
  interventionsPath,
  messageSchema,
  messagesPath,
  type Intervention,
  type Message,
} from '@rostrum/domain';
import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { fieldsOf, readable } from '../unreadable/read-stored.ts';

/** Documents per read. */
const A_PAGE = 500;

/**
 * The public messages of a debate and what its moderator did in public, earliest first; of each no more than `most`. `isWhole`: there are
 * no more of either, readable or not.
 */
export async function readRecord(
  db: Firestore,
  roomId: string,
  most = Infinity,
): Promise<{ messages: Message[]; acts: Intervention[]; isWhole: boolean }> {
  const messages = db.collection(messagesPath(roomId)).where('state', '==', 'shown').orderBy('createdAtMs');
  const acts = db.collection(interventionsPath(roomId)).where('to', '==', 'all').orderBy('atMs');
  const [said, done] = await Promise.all([readUpTo(most + 1, messages), readUpTo(most + 1, acts)]);
  return {
    isWhole: said.length <= most && done.length <= most,
    messages: readable(said.slice(0, most), (one) => ({ id: one.id, ...fieldsOf(messageSchema, one) })),
    acts: readable(done.slice(0, most), (one) => ({ id: one.id, ...fieldsOf(interventionSchema, one) })),
  };
}

/** The first documents of a query, in pages. */
export async function readUpTo(most: number, query: Query): Promise<QueryDocumentSnapshot[]> {
  const all: QueryDocumentSnapshot[] = [];
  for (let last: QueryDocumentSnapshot | undefined; all.length < most;) {
    const size = Math.min(A_PAGE, most - all.length);
    const page = await (last ? query.startAfter(last) : query).limit(size).get();
    all.push(...page.docs);
    last = page.docs.at(-1);
    if (page.size < size || !last) break;
  }
  return all;
}

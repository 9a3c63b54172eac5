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

/** The public messages of a debate, earliest first. */
export async function readRecord(
  db: Firestore,
  roomId: string,
): Promise<{ messages: Message[]; acts: Intervention[] }> {
  const messages = db.collection(messagesPath(roomId)).where('state', '==', 'shown').orderBy('createdAtMs');
  const acts = db.collection(interventionsPath(roomId)).where('to', '==', 'all').orderBy('atMs');
  const [said, done] = await Promise.all([readAll(messages), readAll(acts)]);
  return {
    messages: readable(said, (one) => ({ id: one.id, ...fieldsOf(messageSchema, one) })),
    acts: readable(done, (one) => ({ id: one.id, ...fieldsOf(interventionSchema, one) })),
  };
}

async function readAll(query: Query): Promise<QueryDocumentSnapshot[]> {
  const all: QueryDocumentSnapshot[] = [];
  for (let last: QueryDocumentSnapshot | undefined; ;) {
    const page = await (last ? query.startAfter(last) : query).limit(A_PAGE).get();
    all.push(...page.docs);
    last = page.docs.at(-1);
    if (page.size < A_PAGE || !last) return all;
  }
}

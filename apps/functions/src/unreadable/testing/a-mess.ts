import { DOCUMENT_SCHEMAS, documentSchemaAt } from '@rostrum/domain';
import type { Firestore } from 'firebase-admin/firestore';

/** The subjects of the broken documents: a person, and a readable room and topic. */
export type About = { uid: string; name: string; roomId: string; topicId: string };

/**
 * The places of the broken documents: several per collection. They are in the readable room, at the topic and beside
 * the person; a document with a fixed name has its own place.
 */
function placesOf({ uid, roomId, topicId }: About, count: number): string[] {
  const parents: Readonly<Record<string, string>> = {
    rooms: roomId,
    topics: topicId,
    people: uid,
    progress: uid,
  };
  return Object.keys(DOCUMENT_SCHEMAS).flatMap((place) => {
    const names = place.split('/');
    const last = names.lastIndexOf('*');
    if (last < 0) return [];
    return Array.from({ length: count }, (_, at) =>
      names
        .map((name, index) => {
          if (name !== '*') return name;
          return index === last
            ? `mess-${roomId.slice(0, 8)}-${at}`
            : (parents[names[index - 1] ?? ''] ?? 'some');
        })
        .join('/'),
    );
  });
}

/** The fields by which queries find a document, in a document that no schema accepts. */
function messFields({ uid, name }: About): Record<string, unknown> {
  return {
    uid,
    by: uid,
    about: uid,
    to: uid,
    from: uid,
    fromUid: uid,
    authorId: uid,
    hostId: uid,
    peopleIds: [uid],
    people: { [uid]: { displayName: name, photoURL: '' } },
    debate: { removed: [uid] },
    displayName: name,
    authorName: name,
    byName: name,
    fromName: name,
    toName: name,
    state: 'shown',
    status: 'live',
    visibility: 'public',
    // Due, so that sweepers find it, and no whole number.
    dueAtMs: 0.5,
    isListed: true,
    nameKey: '!',
    lastSeenAtMs: Number.POSITIVE_INFINITY,
    createdAtMs: Number.NaN,
    atMs: 'never',
    readAt: 7,
    done: 7,
    answer: 7,
    kind: 7,
    entries: 7,
    scores: 7,
    roomId: 7,
    type: 7,
    says: [7],
    count: 'many',
    sessionsEndedAtMs: -1,
    inputTokens: 'many',
    seq: 'first',
    motion: { is: [7] },
    windowStartedAtMs: null,
    topicId: [],
    updatedAtMs: {},
    nodes: 7,
    scored: 7,
    marks: 7,
    path: 7,
    before: 7,
    after: 7,
  };
}

/**
 * The same with only the fields that a schema knows, and the person's id, so that names appear only where the product
 * shows them.
 */
function messAt(path: string, about: About): Record<string, unknown> {
  const schema = documentSchemaAt(path);
  const known = schema && 'shape' in schema ? Object.keys(Object(schema.shape)) : [];
  const fields = Object.entries(messFields(about)).filter(([name]) => name === 'uid' || known.includes(name));
  const found = { ...Object.fromEntries(fields), mess: 7 };
  if (schema?.safeParse(found).success) throw new Error(`A schema takes what is no document: ${path}`);
  return found;
}

/** Adds this many documents that the schema refuses to each collection, and to the paths in `more`. */
export async function makeMess(
  db: Firestore,
  about: About,
  count: number,
  more: readonly string[] = [],
): Promise<string[]> {
  const paths = [...placesOf(about, count), ...more];
  const writer = db.bulkWriter({ throttling: false });
  for (const path of paths) void writer.set(db.doc(path), messAt(path, about));
  await writer.close();
  return paths;
}

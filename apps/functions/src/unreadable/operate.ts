import {
  accept,
  documentSchemaAt,
  dueAtMs,
  listedUnreadableSchema,
  refuse,
  repairOf,
  ROOMS,
  roomSchema,
  UNREADABLE,
  UNREADABLE_PAGE,
  unreadablePath,
  unreadableSchema,
  type ListedUnreadable,
  type Repair,
  type Result,
  type UnreadableAnswers,
  type UnreadableCommand,
  type UnreadableRefusal,
} from '@rostrum/domain';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { log } from '../logging/log.ts';
import { readIfReadable } from './read-stored.ts';

type Answered = Result<UnreadableAnswers[UnreadableCommand['type']], UnreadableRefusal>;
type OperatorContext = { db: Firestore; uid: string };

/** An operator's commands for unreadable documents. The caller was checked before. A missing entry is done. */
export async function operate({ db, uid }: OperatorContext, command: UnreadableCommand): Promise<Answered> {
  if (command.type === 'list') return accept(await list(db, command.beforeMs));
  const entry = await db.doc(unreadablePath(command.id)).get();
  const path: unknown = entry.get('path');
  if (typeof path !== 'string') return accept(command.type === 'check' ? { isReadable: true } : {});
  const found = { entry, document: await db.doc(path).get() };
  switch (command.type) {
    case 'check':
      return accept(await check(found));
    case 'repair':
      return repair(db, uid, found, command.drops);
    case 'remove':
      await db.recursiveDelete(found.document.ref);
      await entry.ref.delete();
      log('unreadableRemoved', { uid, path });
      return accept({});
  }
}

async function list(db: Firestore, beforeMs: number | null): Promise<UnreadableAnswers['list']> {
  // A broken entry with an impossible time must not fill the page.
  const newest = db
    .collection(UNREADABLE)
    .where('lastSeenAtMs', '<=', Number.MAX_SAFE_INTEGER)
    .orderBy('lastSeenAtMs', 'desc');
  const page = beforeMs === null ? newest : newest.startAfter(beforeMs);
  const { docs } = await page.limit(UNREADABLE_PAGE).get();
  const entries = docs.flatMap((one): Omit<ListedUnreadable, 'drops'>[] => {
    const entry = unreadableSchema.safeParse(one.data());
    return entry.success ? [{ ...entry.data, id: one.id }] : [];
  });
  const refs = entries.map(({ path }) => db.doc(path));
  const documents = refs.length > 0 ? await db.getAll(...refs) : [];
  const listed = entries.map((entry, at) =>
    listedUnreadableSchema.parse({ ...entry, drops: repairFor(documents[at])?.drops ?? null }),
  );
  return { entries: listed, isMore: docs.length === UNREADABLE_PAGE };
}

type ListedDocument = { entry: DocumentSnapshot; document: DocumentSnapshot };

/** Removes a document from the list if it is gone or readable by now. */
async function check({ entry, document }: ListedDocument): Promise<UnreadableAnswers['check']> {
  const schema = documentSchemaAt(document.ref.path);
  const isReadable = !document.exists || (schema?.safeParse(document.data()).success ?? false);
  if (isReadable) {
    await wakeRoom(document);
    await entry.ref.delete();
  }
  return { isReadable };
}

/** Acts only if the document is still the one the operator saw. */
async function repair(
  db: Firestore,
  uid: string,
  { entry, document }: ListedDocument,
  drops: readonly string[],
): Promise<Answered> {
  if ((await check({ entry, document })).isReadable) return accept({});
  const planned = repairFor(document);
  if (!planned) return refuse('no-repair');
  if (planned.drops.join('\n') !== drops.join('\n')) return refuse('repair-changed');
  const wasRepaired = await db.runTransaction(async (tx) => {
    const now = await tx.get(document.ref);
    if (!document.updateTime || !now.updateTime?.isEqual(document.updateTime)) return false;
    tx.set(document.ref, planned.fields);
    tx.delete(entry.ref);
    return true;
  });
  if (!wasRepaired) return refuse('repair-changed');
  log('unreadableRepaired', { uid, path: document.ref.path, drops });
  await wakeRoom(await document.ref.get());
  return accept({});
}

function repairFor(document: DocumentSnapshot | undefined): Repair | undefined {
  const schema = document && documentSchemaAt(document.ref.path);
  return schema && repairOf(schema, document.data() ?? {});
}

/** Returns a repaired room to the sweeper, which had set it aside as unreadable. */
async function wakeRoom(document: DocumentSnapshot): Promise<void> {
  if (document.ref.parent.path !== ROOMS) return;
  const room = readIfReadable(roomSchema, document);
  if (room?.dueAtMs !== null) return;
  await document.ref.update({ dueAtMs: dueAtMs(room.debate, room.opensAtMs) });
}

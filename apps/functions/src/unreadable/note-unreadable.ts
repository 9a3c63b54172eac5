import { idsIn, unreadableId, unreadablePath, type UnreadableEntry } from '@rostrum/domain';
import { FieldValue, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { log } from '../logging/log.ts';

/** How long this instance does not report the same document again. */
const SILENT_MS = 3_600_000;
/** The most reports of an instance per minute, so that a fault of ours does not flood the database. */
const A_MINUTE = 60;
const MINUTE_MS = 60_000;

const noted = new Map<string, number>();
const pending = new Set<Promise<void>>();

/**
 * Notes an unreadable document for the operators, and logs it once under its id. The caller continues immediately;
 * `notesWritten` waits. `problems`: names of fields only.
 */
export function noteUnreadable(
  { path, firestore }: DocumentReference,
  problems: readonly string[],
  atMs = Date.now(),
): void {
  if (atMs - (noted.get(path) ?? -Infinity) < SILENT_MS || !hasRoom(atMs)) return;
  noted.set(path, atMs);
  const writing = writeEntry(firestore, path, problems, atMs)
    .catch((error: unknown) => log('unreadableNotNoted', { error, path }))
    .finally(() => pending.delete(writing));
  pending.add(writing);
}

/** Waits until all notes are stored. Call it before a function ends, because the platform may stop it then. */
export async function notesWritten(): Promise<void> {
  await Promise.all(pending);
}

function hasRoom(atMs: number): boolean {
  for (const [path, notedAtMs] of noted) if (atMs - notedAtMs >= SILENT_MS) noted.delete(path);
  return [...noted.values()].filter((notedAtMs) => atMs - notedAtMs < MINUTE_MS).length < A_MINUTE;
}

/** Stores the entry of a document, or adds one to its count. */
async function writeEntry(
  db: Firestore,
  path: string,
  problems: readonly string[],
  atMs: number,
): Promise<void> {
  const id = await unreadableId(path);
  log('unreadable', { unreadable: id, path, problems });
  const again = { problems: [...problems], lastSeenAtMs: atMs };
  const first: UnreadableEntry = { ...again, path, ids: idsIn(path), firstSeenAtMs: atMs, count: 1 };
  const ref = db.doc(unreadablePath(id));
  try {
    await ref.create(first);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === ALREADY_EXISTS)) throw error;
    await ref.update({ ...again, count: FieldValue.increment(1) });
  }
}

/** Firestore's code for a document that already exists. */
const ALREADY_EXISTS = 6;

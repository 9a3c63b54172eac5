import { triesTold } from './entrance/take-limits.ts';
import { servedTold } from './spending/spending-desk.ts';
import { notesWritten } from './unreadable/note-unreadable.ts';

/** Waits for what this run notes beside its work. Call it before a function ends, because the platform may stop it then. */
export async function everythingTold(): Promise<void> {
  await Promise.all([notesWritten(), triesTold(), servedTold()]);
}

import { notesWritten } from './note-unreadable.ts';
import { UnreadableDocument } from './read-stored.ts';

/**
 * Runs a task. If its document is unreadable the task ends, because a redelivery would not help. Other faults
 * throw, and the task is redelivered.
 */
export async function skipUnreadable(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
  } finally {
    await notesWritten();
  }
}

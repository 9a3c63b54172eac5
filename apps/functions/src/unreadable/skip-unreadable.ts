import { notesWritten } from './note-unreadable.ts';
import { UnreadableDocument } from './read-stored.ts';

/**
 * Does the work of a task. What it is about may be a document that can't be read: then the task is over, because delivering
 * it again would not help. Other faults throw, and it is delivered again.
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

import { randomUUID } from 'node:crypto';
import {
  accept,
  LIMITS,
  screenshotPath,
  type PictureCommandOf,
  type PictureRefusal,
  type Result,
} from '@rostrum/domain';
import { storeUnclaimed, type Shelves } from './files.ts';
import { answeredBefore, keepOnce, type PictureAsked } from './keep-once.ts';
import { redraw } from './redraw.ts';

/** Keeps a redrawn picture for a note to the makers; it is removed if no note names it within an hour. */
export async function keepScreenshot(
  shelves: Shelves,
  asked: PictureAsked,
  { bytes }: PictureCommandOf<'keepScreenshot'>,
): Promise<Result<Record<string, string>, PictureRefusal>> {
  const before = await answeredBefore(shelves.db, asked);
  if (before) return accept(before);
  const made = await redraw(Buffer.from(bytes, 'base64'), 'screenshot');
  if (!made.ok) return made;
  const { uid, atMs } = asked;
  const fileName = randomUUID();
  const path = screenshotPath(uid, fileName);
  const dueAtMs = atMs + LIMITS.pictureWaitMinutes * 60_000;
  await storeUnclaimed(shelves, path, { uid, dueAtMs }, made.value);
  return keepOnce(shelves, asked, path, async () => accept({ answer: { fileName }, leftover: null }));
}

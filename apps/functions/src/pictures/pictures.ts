import {
  LIMITS,
  PICTURE_REFUSALS,
  pictureCommandSchema,
  type PictureCommand,
  type PictureRefusal,
  type Result,
} from '@rostrum/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { database, ownBucket } from '../admin.ts';
import { BODY_BOUNDS } from '../entrance/body-bounds.ts';
import { openArea } from '../entrance/open-area.ts';
import type { PictureAsked } from './keep-once.ts';
import { removePhoto, setPhoto } from './photo.ts';
import { keepScreenshot } from './screenshot.ts';

/** Decoding one picture may take 130 MB: this allows four at once and the rest of the process. */
const OPTIONS = { memory: '1GiB', concurrency: 4, timeoutSeconds: 60 } as const;

/** The largest picture in base64, and its envelope. */
const TEXT_LENGTH = Math.ceil(LIMITS.screenshotMaxBytes / 3) * 4 + 4;
const bounds = { ...BODY_BOUNDS, textLength: TEXT_LENGTH, bytes: TEXT_LENGTH + 10_000 };

/** The area's one callable. Photos and screenshots come in its body, so no file is stored as it was sent. */
export const pictures = openArea(
  {
    name: 'pictures',
    command: pictureCommandSchema,
    refusals: PICTURE_REFUSALS,
    options: { ...OPTIONS, bounds },
  },
  ({ uid, commandId, atMs, command }) => handle(database(), { uid, commandId, atMs }, command),
);

function handle(
  db: Firestore,
  asked: PictureAsked,
  command: PictureCommand,
): Promise<Result<Record<string, string>, PictureRefusal>> {
  const shelves = { db, bucket: ownBucket() };
  switch (command.type) {
    case 'setPhoto':
      return setPhoto(shelves, asked, command);
    case 'removePhoto':
      return removePhoto(shelves, asked);
    case 'keepScreenshot':
      return keepScreenshot(shelves, asked, command);
  }
}

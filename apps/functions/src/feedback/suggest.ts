import {
  accept,
  LIMITS,
  refuse,
  SCREENSHOT_TYPE,
  screenshotPath,
  suggestionPath,
  type SuggestionDocument,
} from '@rostrum/domain';
import { ownBucket } from '../admin.ts';
import { idFor } from '../rooms/command-id.ts';
import { countTry } from '../rooms/try-limit.ts';
import type { FeedbackHandler } from './context.ts';

const WINDOW = { limit: 10, windowMs: 3_600_000 };

/** Keeps what somebody tells the makers. The picture, if there is one, was uploaded before. */
export const suggest: FeedbackHandler<'suggest'> = async (
  { db, tx, uid, commandId, atMs },
  { kind, text, page, screenshot },
) => {
  const ref = db.doc(suggestionPath(idFor(uid, commandId)));
  if ((await tx.get(ref)).exists) return accept({});
  const tries = await countTry(db, tx, `suggest-${uid}`, { atMs, ...WINDOW });
  if (!tries.allowed) return refuse('too-fast');
  if (screenshot !== null && !(await isPicture(uid, screenshot))) return refuse('picture-missing');
  tries.record();
  const suggestion: SuggestionDocument = {
    by: uid,
    kind,
    text,
    page,
    screenshot,
    state: 'received',
    answer: '',
    atMs,
    changedAtMs: atMs,
  };
  tx.create(ref, suggestion);
  return accept({});
};

async function isPicture(uid: string, fileName: string): Promise<boolean> {
  const file = ownBucket().file(screenshotPath(uid, fileName));
  if (!(await file.exists())[0]) return false;
  const [{ contentType, size }] = await file.getMetadata();
  return contentType === SCREENSHOT_TYPE && Number(size) <= LIMITS.screenshotMaxBytes;
}

/** What the makers say to a note, and what became of it. */
export const answerSuggestion: FeedbackHandler<'answerSuggestion'> = async (
  { db, tx, atMs, isOperator },
  { suggestionId, state, answer },
) => {
  if (!isOperator) return refuse('not-an-operator');
  const ref = db.doc(suggestionPath(suggestionId));
  if (!(await tx.get(ref)).exists) return refuse('suggestion-unknown');
  tx.update(ref, { state, answer, changedAtMs: atMs });
  return accept({});
};

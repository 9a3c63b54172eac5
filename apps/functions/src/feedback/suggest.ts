import { accept, refuse, screenshotPath, suggestionPath, type SuggestionDocument } from '@rostrum/domain';
import { claimFile } from '../pictures/files.ts';
import { idFor } from '@rostrum/rooms';
import type { FeedbackHandler } from './context.ts';

/** Stores a note to the makers. Its picture, if there is one, arrived before it. */
export const suggest: FeedbackHandler<'suggest'> = async (
  { db, tx, uid, commandId, atMs },
  { kind, text, page, screenshot },
) => {
  const ref = db.doc(suggestionPath(idFor(uid, commandId)));
  if ((await tx.get(ref)).exists) return accept({});
  const picture = screenshot === null ? null : await claimFile(db, tx, screenshotPath(uid, screenshot), atMs);
  if (picture?.isThere === false) return refuse('picture-missing');
  picture?.write();
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

/** The makers' answer to a note, and its outcome. */
export const answerSuggestion: FeedbackHandler<'answerSuggestion'> = async (
  { db, tx, atMs },
  { suggestionId, state, answer },
) => {
  const ref = db.doc(suggestionPath(suggestionId));
  if (!(await tx.get(ref)).exists) return refuse('suggestion-unknown');
  tx.update(ref, { state, answer, changedAtMs: atMs });
  return accept({});
};

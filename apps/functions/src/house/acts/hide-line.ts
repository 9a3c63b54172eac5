import {
  backchannelPath,
  chatSchema,
  countCharacters,
  HIDDEN_LINES,
  hiddenWordsPath,
  hiddenWordsSchema,
  type CaseSubject,
  type Hidden,
  type HiddenWords,
} from '@rostrum/domain';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';

type Line = Pick<Extract<CaseSubject, { kind: 'chatLine' }>, 'roomId' | 'lineId'>;

const pathOf = ({ roomId, lineId }: Line) => `${backchannelPath(roomId)}/${lineId}`;

/** Reads the data for hiding a backchannel line; undefined if there is nothing to hide. */
export async function hidingLine(
  db: Firestore,
  tx: Transaction,
  line: Line,
  { by, atMs, decisionId }: Pick<Hidden, 'by' | 'atMs' | 'decisionId'>,
): Promise<{ before: Record<string, string>; write: () => void } | undefined> {
  const ref = db.doc(pathOf(line));
  const stored = await tx.get(ref);
  const found = stored.exists ? chatSchema.parse(stored.data()) : undefined;
  if (!found || found.hidden) return undefined;
  const { authorId, text } = found;
  const hidden: Hidden = { by, atMs, decisionId, characters: countCharacters(text) };
  const words: HiddenWords = { authorId, by, text, edits: [] };
  const write = () => {
    tx.set(db.doc(hiddenWordsPath(pathOf(line))), words);
    tx.update(ref, { text: HIDDEN_LINES[by], hidden });
  };
  return { before: {}, write };
}

/** Shows a hidden line again; undefined if its words are gone. */
export async function showingLine(
  db: Firestore,
  tx: Transaction,
  line: Line,
): Promise<{ write: () => void } | undefined> {
  const wordsRef = db.doc(hiddenWordsPath(pathOf(line)));
  const stored = await tx.get(wordsRef);
  if (!stored.exists) return undefined;
  const { text } = hiddenWordsSchema.parse(stored.data());
  const write = () => {
    tx.update(db.doc(pathOf(line)), { text, hidden: FieldValue.delete() });
    tx.delete(wordsRef);
  };
  return { write };
}

import {
  countCharacters,
  HIDDEN_LINES,
  hiddenWordsPath,
  hiddenWordsSchema,
  interventionPath,
  interventionSchema,
  interventionsPath,
  messagesPath,
  messageSchema,
  type Hidden,
  type HiddenWords,
  type InterventionDocument,
  type MessageDocument,
  type Quote,
} from '@rostrum/domain';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

/** The quotes of a message and the moderator's acts about it, which are hidden with it. */
const COPIES_MOST = 100;

type Place = { db: Firestore; tx: Transaction; roomId: string; messageId: string };
type Copies = { quotes: { id: string; quote: Quote }[]; acts: { id: string; act: InterventionDocument }[] };

const pathOf = ({ roomId, messageId }: Place) => `${messagesPath(roomId)}/${messageId}`;

/** The messages that quote one, and the moderator's acts about it. */
async function readCopies({ db, tx, roomId, messageId }: Place): Promise<Copies> {
  const quoting = db.collection(messagesPath(roomId)).where('quote.messageId', '==', messageId);
  const about = db.collection(interventionsPath(roomId)).where('messageId', '==', messageId);
  const [messages, acts] = [await tx.get(quoting.limit(COPIES_MOST)), await tx.get(about.limit(COPIES_MOST))];
  return {
    quotes: messages.docs.flatMap((one) => {
      const { quote } = messageSchema.parse(one.data());
      return quote ? [{ id: one.id, quote }] : [];
    }),
    acts: acts.docs.map((one) => ({ id: one.id, act: interventionSchema.parse(one.data()) })),
  };
}

/**
 * Reads the data for hiding a message that people have read. The message keeps its place on the floor and in the
 * log. A line replaces its words, and replaces them in quotes by others and by the moderator. The words are stored
 * below it, for people who may see them.
 */
export async function hidingWords(
  place: Place,
  message: MessageDocument,
  { by, atMs, decisionId }: Pick<Hidden, 'by' | 'atMs' | 'decisionId'>,
): Promise<{ before: Record<string, string>; write: () => void }> {
  const { db, tx, roomId } = place;
  const { quotes, acts } = await readCopies(place);
  const { authorId, text, edits } = message;
  const quoted = acts.filter(({ act }) => act.quote !== null || act.spans.length > 0);
  const before = Object.fromEntries([
    ...quotes.map(({ id, quote }) => [`quote:${id}`, quote.text]),
    ...quoted.map(({ id, act }) => [`act:${id}`, JSON.stringify({ quote: act.quote, spans: act.spans })]),
  ]);
  const characters = countCharacters(edits[0]?.text ?? text);
  const hidden: Hidden = { by, atMs, decisionId, characters };
  const words: HiddenWords = { authorId, by, text, edits };
  const line = HIDDEN_LINES[by];
  const write = () => {
    tx.set(db.doc(hiddenWordsPath(pathOf(place))), words);
    tx.update(db.doc(pathOf(place)), { text: line, edits: [], spans: [], hidden });
    for (const { id } of quotes) tx.update(db.doc(`${messagesPath(roomId)}/${id}`), { 'quote.text': line });
    for (const { id } of quoted) tx.update(db.doc(interventionPath(roomId, id)), { quote: null, spans: [] });
  };
  return { before, write };
}

const quotedSchema = z.object({
  quote: interventionSchema.shape.quote,
  spans: interventionSchema.shape.spans,
});

/** Shows the words of a hidden message again, in their old place. Undefined if they are gone, as after a deletion. */
export async function showingWords(
  place: Place,
  before: Record<string, string>,
): Promise<{ text: string; write: () => void } | undefined> {
  const { db, tx, roomId } = place;
  const wordsRef = db.doc(hiddenWordsPath(pathOf(place)));
  const copies = Object.entries(before).flatMap(([key, value]) => {
    const [, kind, id] = /^(quote|act):(.+)$/.exec(key) ?? [];
    return kind && id ? [{ kind, id, value }] : [];
  });
  const refs = copies.map(({ kind, id }) =>
    db.doc(kind === 'quote' ? `${messagesPath(roomId)}/${id}` : interventionPath(roomId, id)),
  );
  const [stored, ...found] = await tx.getAll(wordsRef, ...refs);
  if (!stored?.exists) return undefined;
  const { text, edits } = hiddenWordsSchema.parse(stored.data());
  const write = () => {
    tx.update(db.doc(pathOf(place)), { text, edits, hidden: FieldValue.delete() });
    tx.delete(wordsRef);
    for (const [at, { kind, value }] of copies.entries()) {
      const one = found[at];
      if (!one?.exists) continue;
      tx.update(one.ref, kind === 'quote' ? { 'quote.text': value } : quotedSchema.parse(JSON.parse(value)));
    }
  };
  return { text, write };
}

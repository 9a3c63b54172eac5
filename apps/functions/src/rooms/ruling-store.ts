import {
  appealDocumentSchema,
  appealPath,
  callPath,
  interventionPath,
  interventionSchema,
  unfairPath,
  votePath,
  voteSchema,
  type Appeal,
  type AppealDocument,
  type CallDocument,
  type Intervention,
  type Unfair,
  type Vote,
} from '@rostrum/domain';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Reader, Writer } from './reader-writer.ts';
import { readIfReadable, readStored } from '../unreadable/read-stored.ts';

/** Reads and writes what people say to the moderator's acts: who called one unfair, appeals, and whom it has called. */
export class RulingStore {
  readonly #db: Firestore;
  readonly #reader: Reader;
  readonly #tx: Writer;

  constructor(db: Firestore, reader: Reader, writer: Writer) {
    this.#db = db;
    this.#reader = reader;
    this.#tx = writer;
  }

  async readAct(roomId: string, id: string): Promise<Intervention | undefined> {
    const found = await this.#readOne(interventionPath(roomId, id));
    const act = readIfReadable(interventionSchema, found);
    return act && { id, ...act };
  }

  async readAppeal(roomId: string, interventionId: string): Promise<AppealDocument | undefined> {
    const found = await this.#readOne(appealPath(roomId, interventionId));
    return readStored(appealDocumentSchema, found);
  }

  async readVote(roomId: string, uid: string): Promise<Vote | undefined> {
    const found = await this.#readOne(votePath(roomId, uid));
    return readIfReadable(voteSchema, found);
  }

  putUnfair(roomId: string, interventionId: string, uid: string, unfair: Unfair): void {
    this.#tx.set(this.#doc(unfairPath(roomId, interventionId, uid)), unfair);
  }

  fileAppeal(interventionId: string, appeal: AppealDocument): void {
    const { by, atMs, verdict, decidedBy, decidedAtMs, roomId } = appeal;
    this.#tx.create(this.#doc(appealPath(roomId, interventionId)), appeal);
    this.#noteAppeal(roomId, interventionId, { by, atMs, verdict, decidedBy, decidedAtMs });
  }

  closeAppeal(roomId: string, interventionId: string, appeal: Appeal): void {
    const { verdict, decidedBy, decidedAtMs } = appeal;
    this.#tx.update(this.#doc(appealPath(roomId, interventionId)), { verdict, decidedBy, decidedAtMs });
    this.#noteAppeal(roomId, interventionId, appeal);
  }

  /** What is readable with the act itself: that it was appealed, and what became of that. */
  #noteAppeal(roomId: string, interventionId: string, appeal: Appeal): void {
    this.#tx.update(this.#doc(interventionPath(roomId, interventionId)), { appeal });
  }

  putCall(uid: string, call: CallDocument): void {
    this.#tx.set(this.#doc(callPath(uid, call.roomId)), call);
  }

  deleteCall(uid: string, roomId: string): void {
    this.#tx.delete(this.#doc(callPath(uid, roomId)));
  }

  #doc(path: string): DocumentReference {
    return this.#db.doc(path);
  }

  async #readOne(path: string): Promise<DocumentSnapshot | undefined> {
    return (await this.#reader.getAll(this.#doc(path)))[0];
  }
}

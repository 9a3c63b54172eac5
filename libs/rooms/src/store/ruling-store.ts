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
import { getOne, type Reader, type Writer } from '../port/documents.ts';
import { readIfReadable, readStored } from '../port/read-stored.ts';

/** Reads and writes people's responses to the moderator's acts: “unfair”, appeals, and the moderator's calls. */
export class RulingStore {
  readonly #reader: Reader;
  readonly #writer: Writer;

  constructor(reader: Reader, writer: Writer) {
    this.#reader = reader;
    this.#writer = writer;
  }

  async readAct(roomId: string, id: string): Promise<Intervention | undefined> {
    const found = await getOne(this.#reader, interventionPath(roomId, id));
    const act = readIfReadable(interventionSchema, found);
    return act && { id, ...act };
  }

  async readAppeal(roomId: string, interventionId: string): Promise<AppealDocument | undefined> {
    const found = await getOne(this.#reader, appealPath(roomId, interventionId));
    return readStored(appealDocumentSchema, found);
  }

  async readVote(roomId: string, uid: string): Promise<Vote | undefined> {
    const found = await getOne(this.#reader, votePath(roomId, uid));
    return readIfReadable(voteSchema, found);
  }

  putUnfair(roomId: string, interventionId: string, uid: string, unfair: Unfair): void {
    this.#writer.set(unfairPath(roomId, interventionId, uid), unfair);
  }

  fileAppeal(interventionId: string, appeal: AppealDocument): void {
    const { by, atMs, verdict, decidedBy, decidedAtMs, roomId } = appeal;
    this.#writer.create(appealPath(roomId, interventionId), appeal);
    this.#noteAppeal(roomId, interventionId, { by, atMs, verdict, decidedBy, decidedAtMs });
  }

  closeAppeal(roomId: string, interventionId: string, appeal: Appeal): void {
    const { verdict, decidedBy, decidedAtMs, answer } = appeal;
    const decided = { verdict, decidedBy, decidedAtMs, ...(answer !== undefined && { answer }) };
    this.#writer.update(appealPath(roomId, interventionId), decided);
    this.#noteAppeal(roomId, interventionId, appeal);
  }

  /** The part of an appeal that every reader of the act can read: its existence and its outcome. */
  #noteAppeal(roomId: string, interventionId: string, appeal: Appeal): void {
    this.#writer.update(interventionPath(roomId, interventionId), { appeal });
  }

  putCall(uid: string, call: CallDocument): void {
    this.#writer.set(callPath(uid, call.roomId), call);
  }

  deleteCall(uid: string, roomId: string): void {
    this.#writer.delete(callPath(uid, roomId));
  }
}

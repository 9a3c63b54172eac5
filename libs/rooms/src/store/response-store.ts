import {
  backchannelPath,
  flagPath,
  LIMITS,
  messagesPath,
  reactionDocumentSchema,
  reactionPath,
  votePath,
  votesPath,
  voteSchema,
  type Ballot,
  type ChatDocument,
  type Choice,
  type FlagDocument,
  type MessageDocument,
  type Reaction,
  type Vote,
} from '@rostrum/domain';
import { getOne, type Reader, type Writer } from '../port/documents.ts';
import { fieldsOf, readable, readIfReadable } from '../port/read-stored.ts';

/** Reads and writes people's responses to the debate: votes, reactions, flags, and words in the backchannel. */
export class ResponseStore {
  readonly #reader: Reader;
  readonly #writer: Writer;

  constructor(reader: Reader, writer: Writer) {
    this.#reader = reader;
    this.#writer = writer;
  }

  /** Votes by uid. */
  async readVotes(roomId: string): Promise<Map<string, Vote>> {
    const votes = await this.#reader.query({ collection: votesPath(roomId), limit: LIMITS.votesCounted });
    return new Map(readable(votes, (vote) => [vote.id, fieldsOf(voteSchema, vote)] as const));
  }

  putVote(roomId: string, uid: string, ballot: Ballot, choice: Choice): void {
    this.#writer.merge(votePath(roomId, uid), { uid, [ballot]: choice });
  }

  async readReaction(roomId: string, messageId: string, uid: string): Promise<Reaction | null> {
    const found = await getOne(this.#reader, reactionPath(roomId, messageId, uid));
    return readIfReadable(reactionDocumentSchema, found)?.reaction ?? null;
  }

  /** `counts`: the message's reactions with this one. */
  putReaction(
    roomId: string,
    messageId: string,
    uid: string,
    reaction: Reaction | null,
    counts: MessageDocument['reactions'],
    atMs: number,
  ): void {
    const path = reactionPath(roomId, messageId, uid);
    if (reaction) this.#writer.set(path, { uid, reaction, atMs });
    else this.#writer.delete(path);
    this.#writer.update(`${messagesPath(roomId)}/${messageId}`, { reactions: counts });
  }

  putFlag(roomId: string, flag: FlagDocument): void {
    this.#writer.set(flagPath(roomId, flag.messageId, flag.by), flag);
  }

  putChat(roomId: string, id: string, line: ChatDocument): void {
    this.#writer.set(`${backchannelPath(roomId)}/${id}`, line);
  }
}

import { carePath, careSchema, isCareId, type Care } from '@rostrum/domain';
import type { ActedDecision } from '@rostrum/moderator';
import { getOne, type Reader, type Writer } from '../port/documents.ts';
import { readIfReadable } from '../port/read-stored.ts';

/** Reads and writes what the moderator says to a person that it is worried about, and to the host where the room says so. */
export class CareStore {
  readonly #reader: Reader;
  readonly #writer: Writer;

  constructor(reader: Reader, writer: Writer) {
    this.#reader = reader;
    this.#writer = writer;
  }

  /** A card of this person's own; undefined for everybody else. */
  async readOwn(roomId: string, id: string, uid: string): Promise<Care | undefined> {
    if (!isCareId(id)) return undefined;
    const card = readIfReadable(careSchema, await getOne(this.#reader, carePath(roomId, id)));
    return card?.to === uid && card.about === uid ? { id, ...card } : undefined;
  }

  /** `about`: the person, who is the addressee of the first card. */
  record(roomId: string, cards: readonly ActedDecision[]): void {
    const about = cards[0]?.intervention.to;
    if (about === undefined) return;
    for (const { id, intervention } of cards) {
      this.#writer.set(carePath(roomId, id), { ...intervention, about });
    }
  }

  /** The person says that it was not about them; the host's card goes. */
  answer(roomId: string, { id }: Care, atMs: number): void {
    this.#writer.update(carePath(roomId, id), { answeredAtMs: atMs });
    this.#writer.delete(carePath(roomId, `${id}-host`));
  }
}

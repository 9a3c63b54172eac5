import { captionPath, captionSchema, type CaptionDocument } from '@rostrum/domain';
import { getOne, type Reader, type Writer } from '../port/documents.ts';
import { readIfReadable } from '../port/read-stored.ts';

/** Reads and writes the captions of people who dictate. */
export class CaptionStore {
  readonly #reader: Reader;
  readonly #writer: Writer;

  constructor(reader: Reader, writer: Writer) {
    this.#reader = reader;
    this.#writer = writer;
  }

  async read(roomId: string, uid: string): Promise<CaptionDocument | undefined> {
    return readIfReadable(captionSchema, await getOne(this.#reader, captionPath(roomId, uid)));
  }

  put(roomId: string, caption: CaptionDocument): void {
    this.#writer.set(captionPath(roomId, caption.uid), caption);
  }

  remove(roomId: string, uid: string): void {
    this.#writer.delete(captionPath(roomId, uid));
  }
}

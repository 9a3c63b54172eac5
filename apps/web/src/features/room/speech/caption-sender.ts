import { LIMITS } from '@rostrum/domain';
import { lastWords } from './transcript.ts';

/** A little more than the server's minimum, so that the way of a message does not make it early. */
export const CAPTION_EVERY_MS = LIMITS.captionLeastMs + 200;
/** After a refusal, such as for a muted person. */
const REFUSED_MS = 10_000;

type Told = 'shown' | 'kept' | 'early' | 'gone' | undefined;
/** Sends a caption, or takes it away; undefined if it was refused or did not arrive. */
export type SendCaption = (text: string | null) => Promise<Told>;

/** Sends the last dictated words at most once in two seconds, one at a time, and nothing while they stay the same. */
export class CaptionSender {
  readonly #send: SendCaption;
  readonly #onKept: (isKept: boolean) => void;
  #latest = '';
  #sent = '';
  #isUp = false;
  #isOver = false;
  #isPosted = false;
  #isSending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: SendCaption, onKept: (isKept: boolean) => void) {
    this.#send = send;
    this.#onKept = onKept;
  }

  say(words: string): void {
    this.#latest = lastWords(words, LIMITS.captionMaxLength);
    if (!this.#isOver && !this.#isSending && this.#timer === undefined) void this.#tell();
  }

  /** Nothing more is sent. Where the words were posted, the server has taken the caption away with them. */
  end({ isPosted }: { isPosted: boolean }): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#isPosted = isPosted;
    clearTimeout(this.#timer);
    if (!this.#isSending && this.#isUp && !isPosted) void this.#send(null);
  }

  async #tell(): Promise<void> {
    const text = this.#latest;
    if (text === '' || text === this.#sent) return;
    this.#isSending = true;
    const told = await this.#send(text).catch(() => undefined);
    this.#isSending = false;
    if (told === 'shown') this.#isUp = true;
    // It may have arrived after the posted words.
    if (this.#isOver) {
      if (told === 'shown' || (this.#isUp && !this.#isPosted)) void this.#send(null);
      return;
    }
    if (told === 'shown' || told === 'kept') {
      this.#sent = text;
      this.#onKept(told === 'kept');
    }
    this.#timer = setTimeout(() => this.#next(), told === undefined ? REFUSED_MS : CAPTION_EVERY_MS);
  }

  #next(): void {
    this.#timer = undefined;
    void this.#tell();
  }
}

import { LIMITS, type RoomAnswers } from '@rostrum/domain';
import { lastWords } from './transcript.ts';

/** A little more than the server's minimum, so that the way of a message does not make it early. */
export const CAPTION_EVERY_MS = LIMITS.captionLeastMs + 200;
/** After a refusal, such as for a muted person. */
const REFUSED_MS = 10_000;
/** While captions are off for everybody; asking costs a call. */
const OFF_MS = 600_000;

type Told = RoomAnswers['caption']['state'] | undefined;
/** What the speaker learns: others see the words, the moderator keeps them back, or captions are off for everybody. */
export type Seen = 'shown' | 'kept' | 'off';
/** Sends a caption, or takes it away; undefined if it was refused or did not arrive. */
export type SendCaption = (text: string | null) => Promise<Told>;

/** Sends the last dictated words at most once in two seconds, one at a time, and nothing while they stay the same. */
export class CaptionSender {
  readonly #send: SendCaption;
  readonly #onSeen: (seen: Seen) => void;
  #latest = '';
  #sent = '';
  #isUp = false;
  #isOver = false;
  #isPosted = false;
  #isSending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: SendCaption, onSeen: (seen: Seen) => void) {
    this.#send = send;
    this.#onSeen = onSeen;
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
    if (told === 'shown' || told === 'kept' || told === 'off') {
      this.#sent = text;
      this.#onSeen(told);
    }
    if (told === 'off') this.#takeAway();
    this.#timer = setTimeout(() => this.#next(), pauseAfter(told));
  }

  /** Nobody sees newer words, so nobody should go on reading old ones. */
  #takeAway(): void {
    if (this.#isUp) void this.#send(null);
    this.#isUp = false;
  }

  #next(): void {
    this.#timer = undefined;
    void this.#tell();
  }
}

function pauseAfter(told: Told): number {
  if (told === 'off') return OFF_MS;
  return told === undefined ? REFUSED_MS : CAPTION_EVERY_MS;
}

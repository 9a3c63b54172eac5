import type { Recognition } from '../../../shared/speech/browser-speech.ts';
import { readResults, type Heard } from './transcript.ts';

/** Why listening ended without the person's wish. */
export type Trouble = 'denied' | 'no-microphone' | 'network' | 'language' | 'silence' | 'cut-off';

export type ListenerHears = {
  onListening: () => void;
  /** All results of this round so far. */
  onHeard: (heard: Heard[]) => void;
  /** The browser stopped; the next results begin at nothing. */
  onRound: () => void;
  onEnd: (trouble: Trouble | undefined) => void;
};

const TROUBLES: Readonly<Record<string, Trouble>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'audio-capture': 'no-microphone',
  network: 'network',
  'language-not-supported': 'language',
};

/** Browsers stop by themselves after a pause. Listening continues until so many rounds in a row were empty. */
export const EMPTY_ROUNDS = 5;
export const ROUND_PAUSE_MS = 300;

/** Listens until the person stops, through the pauses and the moods of the browser. */
export class Listener {
  readonly #create: () => Recognition;
  readonly #hears: ListenerHears;
  #recognition: Recognition | undefined;
  #isWanted = true;
  #isOver = false;
  #empty = 0;
  #lastError = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(create: () => Recognition, hears: ListenerHears) {
    this.#create = create;
    this.#hears = hears;
    this.#begin();
  }

  /** Ends after the words that the browser still holds. */
  stop(): void {
    this.#isWanted = false;
    if (this.#timer !== undefined) return this.#end(undefined);
    this.#recognition?.stop();
    // Some never confirm.
    this.#timer = setTimeout(() => this.#end(undefined), 3 * ROUND_PAUSE_MS);
  }

  /** Ends at once; later results are nobody's. */
  abort(): void {
    this.#end(undefined);
  }

  #begin(): void {
    this.#timer = undefined;
    try {
      const recognition = this.#create();
      this.#recognition = recognition;
      let hasHeard = false;
      const isNow = () => !this.#isOver && this.#recognition === recognition;
      recognition.onstart = () => isNow() && this.#hears.onListening();
      recognition.onresult = ({ results }) => {
        const heard = readResults(results);
        if (!isNow() || heard.length === 0) return;
        hasHeard = true;
        this.#hears.onHeard(heard);
      };
      recognition.onerror = ({ error }) => {
        if (isNow()) this.#lastError = error;
      };
      recognition.onend = () => isNow() && this.#roundEnded(hasHeard);
      recognition.start();
    } catch {
      this.#roundEnded(false);
    }
  }

  #roundEnded(hasHeard: boolean): void {
    const trouble = TROUBLES[this.#lastError];
    if (trouble || !this.#isWanted) return this.#end(trouble);
    this.#empty = hasHeard ? 0 : this.#empty + 1;
    if (this.#empty >= EMPTY_ROUNDS)
      return this.#end(this.#lastError === 'no-speech' ? 'silence' : 'cut-off');
    this.#lastError = hasHeard ? '' : this.#lastError;
    this.#hears.onRound();
    this.#timer = setTimeout(() => this.#begin(), ROUND_PAUSE_MS);
  }

  #end(trouble: Trouble | undefined): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#recognition?.abort();
    this.#hears.onEnd(trouble);
  }
}

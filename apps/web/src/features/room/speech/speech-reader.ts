import { piecesOf, voiceFor } from './voices.ts';

/** A text to be read, in its language. */
export type Speech = { id: string; text: string; lang: string };

/** Older ones are left out, so that the voice does not fall behind the debate. */
const WAITING_AT_MOST = 3;
/** A voice that has not ended by then never says so: milliseconds for each character, and for the start. */
const CHARACTER_MS = 150;
const START_MS = 5_000;

/** Reads speeches aloud, one after the other, with the voices of the browser. */
export class SpeechReader {
  readonly #synthesis: SpeechSynthesis;
  readonly #onSilent: (lang: string) => void;
  #waiting: Speech[] = [];
  #current: string | undefined;
  /** Counts the changes of mind: what an earlier piece reports means nothing. */
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  /** `onSilent`: no voice of this browser speaks the language. */
  constructor(synthesis: SpeechSynthesis, onSilent: (lang: string) => void) {
    this.#synthesis = synthesis;
    this.#onSilent = onSilent;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The id of the speech that is being read. */
  readonly current = (): string | undefined => this.#current;

  /** Reads this one now, and nothing that waited. */
  readNow(speech: Speech): void {
    this.stop();
    this.#begin(speech);
  }

  /** Reads this one after the others. */
  readNext(speech: Speech): void {
    if (this.#current === undefined) return this.#begin(speech);
    this.#waiting = [...this.#waiting, speech].slice(-WAITING_AT_MOST);
  }

  stop(): void {
    this.#waiting = [];
    this.#turn += 1;
    clearTimeout(this.#timer);
    if (this.#current === undefined) return;
    this.#synthesis.cancel();
    this.#set(undefined);
  }

  #begin(speech: Speech): void {
    const voices = this.#synthesis.getVoices();
    const voice = voiceFor(voices, speech.lang, navigator.languages);
    if (voices.length > 0 && !voice) {
      this.#onSilent(speech.lang);
      return this.#next();
    }
    this.#set(speech.id);
    this.#read(piecesOf(speech.text, speech.lang), speech.lang, voice);
  }

  #read([piece, ...rest]: string[], lang: string, voice: SpeechSynthesisVoice | undefined): void {
    if (piece === undefined) return this.#next();
    const turn = (this.#turn += 1);
    const goOn = () => {
      if (turn !== this.#turn) return;
      clearTimeout(this.#timer);
      this.#read(rest, lang, voice);
    };
    const utterance = new SpeechSynthesisUtterance(piece);
    utterance.lang = voice?.lang ?? lang;
    if (voice) utterance.voice = voice;
    utterance.onend = goOn;
    utterance.onerror = goOn;
    this.#timer = setTimeout(goOn, START_MS + piece.length * CHARACTER_MS);
    this.#synthesis.speak(utterance);
  }

  #next(): void {
    const [next, ...waiting] = this.#waiting;
    this.#waiting = waiting;
    if (next) this.#begin(next);
    else this.#set(undefined);
  }

  #set(current: string | undefined): void {
    this.#current = current;
    for (const listener of this.#listeners) listener();
  }
}

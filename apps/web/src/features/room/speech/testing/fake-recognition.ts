import type { Recognition } from '../../../../shared/speech/browser-speech.ts';

type Guess = { text: string; isFinal?: boolean; confidence?: number };

/** A browser's recognition that a test speaks for. It behaves as badly as the test says. */
export class FakeRecognition implements Recognition {
  static all: FakeRecognition[] = [];
  static available: ((wish: { langs: string[] }) => Promise<string>) | undefined;
  static install: (() => Promise<boolean>) | undefined;
  /** What the next calls of `start` do; the last one stays. */
  static onStart: (one: FakeRecognition) => void = (one) => one.onstart?.();

  static reset(): void {
    FakeRecognition.all = [];
    FakeRecognition.available = undefined;
    FakeRecognition.install = undefined;
    FakeRecognition.onStart = (one) => one.onstart?.();
  }

  static get last(): FakeRecognition {
    const last = FakeRecognition.all.at(-1);
    if (!last) throw new Error('Nobody listens');
    return last;
  }

  lang = '';
  continuous = false;
  interimResults = false;
  processLocally?: boolean;
  onstart: Recognition['onstart'] = null;
  onresult: Recognition['onresult'] = null;
  onerror: Recognition['onerror'] = null;
  onend: Recognition['onend'] = null;
  isStopped = false;
  isAborted = false;

  constructor() {
    FakeRecognition.all.push(this);
  }

  start(): void {
    FakeRecognition.onStart(this);
  }

  stop(): void {
    this.isStopped = true;
  }

  abort(): void {
    this.isAborted = true;
  }

  /** Everything heard in this round so far. */
  hears(...guesses: (string | Guess)[]): void {
    const results = guesses.map((guess) => {
      const { text, isFinal = true, confidence = 0.9 } = typeof guess === 'string' ? { text: guess } : guess;
      return Object.assign([{ transcript: text, confidence }], { isFinal });
    });
    this.onresult?.({ results });
  }

  fails(error: string): void {
    this.onerror?.({ error });
    this.onend?.();
  }

  ends(): void {
    this.onend?.();
  }
}

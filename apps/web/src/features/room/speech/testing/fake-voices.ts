import { vi } from 'vitest';

type Utterance = { text: string; lang: string; onend?: () => void; onerror?: () => void };
type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default' | 'name' | 'voiceURI'>;

/** The voices of a browser, which a test ends by hand. */
export class FakeVoices {
  spoken: Utterance[] = [];
  cancelled = 0;
  langs: string[] = ['en-GB', 'de-DE'];

  getVoices(): Voice[] {
    return this.langs.map((lang) => ({
      lang,
      localService: true,
      default: false,
      name: lang,
      voiceURI: lang,
    }));
  }

  speak(utterance: Utterance): void {
    this.spoken.push(utterance);
  }

  cancel(): void {
    this.cancelled += 1;
    this.spoken.at(-1)?.onerror?.();
  }

  endLast(): void {
    this.spoken.at(-1)?.onend?.();
  }

  get texts(): string[] {
    return this.spoken.map(({ text }) => text);
  }
}

/** Replaces the browser's own voices. */
export function stubVoices(): FakeVoices {
  const voices = new FakeVoices();
  vi.stubGlobal('speechSynthesis', voices);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = '';
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  return voices;
}

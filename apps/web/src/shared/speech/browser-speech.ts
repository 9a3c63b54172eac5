/** One attempt to hear somebody, as browsers offer it. Its events may come late, twice, or not at all. */
export type Recognition = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  onstart: (() => void) | null;
  onresult: ((event: { results: ArrayLike<RecognitionResult> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  stop: () => void;
  abort: () => void;
};
type RecognitionResult = ArrayLike<{ transcript: string; confidence: number }> & { isFinal: boolean };

type OnDevice = { langs: string[]; processLocally: true };
type RecognitionClass = {
  new (): Recognition;
  available?: (wish: OnDevice) => Promise<string>;
  install?: (wish: OnDevice) => Promise<boolean>;
};

declare global {
  var SpeechRecognition: RecognitionClass | undefined;
  var webkitSpeechRecognition: RecognitionClass | undefined;
}

function recognitionClass(): RecognitionClass | undefined {
  return globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition;
}

/** Whether this browser turns speech into words. */
export function canDictate(): boolean {
  return recognitionClass() !== undefined;
}

/** The voices of this browser; undefined without any interface for them. */
export function browserVoices(): SpeechSynthesis | undefined {
  const canSpeak = 'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis;
  return canSpeak ? globalThis.speechSynthesis : undefined;
}

/**
 * Where the sound of a voice goes: it stays on the `device`, it could once a language pack was fetched (`download`), or
 * it goes to the `service` of the browser's maker.
 */
export type SoundPlace = 'device' | 'download' | 'service';

const ANSWER_MS = 2_000;
const ON_DEVICE: Readonly<Record<string, SoundPlace>> = {
  available: 'device',
  downloadable: 'download',
  downloading: 'download',
};

/** Where the sound would go in a language. A browser that does not answer sends it away. */
export async function placeOfSound(lang: string): Promise<SoundPlace> {
  const Recognizer = recognitionClass();
  if (!Recognizer?.available) return 'service';
  try {
    const late = new Promise<string>((resolve) => setTimeout(() => resolve('unavailable'), ANSWER_MS));
    const answer = await Promise.race([Recognizer.available({ langs: [lang], processLocally: true }), late]);
    return ON_DEVICE[answer] ?? 'service';
  } catch {
    return 'service';
  }
}

/** Fetches a language pack; false if the browser did not get it. */
export async function fetchLanguage(lang: string): Promise<boolean> {
  try {
    return (await recognitionClass()?.install?.({ langs: [lang], processLocally: true })) === true;
  } catch {
    return false;
  }
}

/** @throws Error where the browser has no recognition */
export function newRecognition(lang: string, place: SoundPlace): Recognition {
  const Recognizer = recognitionClass();
  if (!Recognizer) throw new Error('This browser has no speech recognition');
  const recognition = new Recognizer();
  recognition.lang = lang;
  recognition.continuous = true;
  recognition.interimResults = true;
  if (place === 'device') recognition.processLocally = true;
  return recognition;
}

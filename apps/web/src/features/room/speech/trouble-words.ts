import type { Trouble } from './listener.ts';

/** Why dictation ended, and what to do. The words so far are always in the composer. */
export const TROUBLE_WORDS: Readonly<Record<Trouble, string>> = {
  denied:
    'Your browser does not let this page use the microphone. Allow it beside the address, then dictate again.',
  'no-microphone': 'No microphone was found. Connect one, then dictate again.',
  network: 'The speech service of your browser did not answer. Your words so far are kept.',
  language: 'Your browser does not understand this language. Dictate again to choose another one.',
  silence: 'Nothing was heard for a while, so dictation has ended. Your words are kept.',
  'cut-off': 'Your browser stopped listening. Another tab may be using the microphone. Your words are kept.',
};

import * as m from '@rostrum/words/room-speech';
import type { Trouble } from './listener.ts';

/** Why dictation ended, and what to do. The words so far are always in the composer. */
export const TROUBLE_WORDS: Readonly<Record<Trouble, () => string>> = {
  denied: m.denied,
  'no-microphone': m.noMicrophone,
  network: m.serviceSilent,
  language: m.languageUnknown,
  silence: m.nothingHeard,
  'cut-off': m.cutOff,
};

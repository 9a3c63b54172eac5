export { Captions, CaptionsProvider } from './captions.tsx';
export { DictateButton } from './dictate-button.tsx';
export { DictationNote } from './dictation-note.tsx';
export { ReadAloudButton, ReadAloudItem, ReadMessageItem } from './read-aloud-button.tsx';
export { SpeechProvider } from './speech-context.tsx';

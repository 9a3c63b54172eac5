import { language } from '@rostrum/words';

/** The input of a callable, which then answers in the page's language. Every call of one goes through here. */
export const inPageLanguage = <Input>(input: Input) => ({ ...input, language: language() });

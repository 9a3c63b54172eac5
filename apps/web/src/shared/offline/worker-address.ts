import { FIRST_LANGUAGE, language } from '@rostrum/words';

/**
 * The one worker of the product, for files kept offline and for push, by the language whose programs it keeps. Two on one scope
 * replace each other: after a change of language the next page registers its own, which takes over without a word.
 */
export const workerAddress = (): string =>
  language() === FIRST_LANGUAGE ? '/worker.js' : `/worker.js?language=${language()}`;

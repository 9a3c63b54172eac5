export { AnswerTooLong, boundedFetch } from './bounded-fetch.ts';
export { bundledEncoder } from './bundled-encoder.ts';
export { chooseEncoder } from './choose-encoder.ts';

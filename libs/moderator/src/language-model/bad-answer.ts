import * as z from 'zod/mini';

/** Why an answer of a model is not used. Nothing of a bad answer is. */
const badAnswerSchema = z.enum([
  'notJson',
  'cutShort',
  'wrongShape',
  'unknownId',
  'repeatedId',
  'spanOutside',
  'wrongQuote',
  'wrongSide',
  'notPlain',
  'tooLong',
  'foreignWord',
  'lostSlot',
  'rude',
  'unfair',
  'repeated',
]);
export type BadAnswer = z.infer<typeof badAnswerSchema>;

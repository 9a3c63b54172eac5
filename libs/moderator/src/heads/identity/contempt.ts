import { HARM } from './contempt-harm.ts';
import { HATRED } from './contempt-hatred.ts';
import { JUDGEMENTS } from './contempt-judgements.ts';
import type { Contempt } from './contempt-words.ts';
import { WORTH } from './contempt-worth.ts';

/** Contempt without a bad word: the claim and its target make it contempt. */
export const CONTEMPT: Contempt = [...HARM, ...JUDGEMENTS, ...HATRED, ...WORTH];

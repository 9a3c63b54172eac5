import { lexemeOf } from '../../lexicon/lexeme.ts';
import { GROUP, WORD } from '../../lexicon/word-class.ts';
import { tokensOf } from '../make/find-subjects.ts';

/** Groups of which a motion speaks as of anything else: each is half of the people, or an age that all reach. */
const EVERYBODY = new Set('women men girls boys children pupils students adults people young old'.split(' '));

/** Whether a text speaks of people for what they are: "black people", "immigrants". No motion about them is made from words. */
export function namesGroup(text: string): boolean {
  const tokens = tokensOf(text);
  return tokens.some(({ word }, at) => {
    if (EVERYBODY.has(word)) return false;
    const { classes } = lexemeOf(word);
    const isNoun = (classes & WORD.groupNoun) !== 0 && /[^us]s$/.test(word);
    return isNoun || ((classes & GROUP) !== 0 && /^(?:people|folk|folks)$/.test(tokens[at + 1]?.word ?? ''));
  });
}

import { GROUP, WORD } from '../../lexicon/word-class.ts';
import type { SentenceView } from './sentence-view.ts';

const GLUE_CLASSES =
  WORD.all |
  WORD.they |
  WORD.you |
  WORD.intensifier |
  GROUP |
  WORD.profanity |
  WORD.derogatory |
  WORD.insultAdjective;
const GLUE_WORDS = new Set(
  'the a an of with by for at to being be around about other more in on every any one single like your my our his her near off out from up down entire whole common little people lives this that end stop rid'.split(
    ' ',
  ),
);

/** Whether only articles, degree words and the like, plus `others`, are between two words. */
export function isLinked(view: SentenceView, from: number, to: number, others = 0): boolean {
  let left = others;
  for (let place = from + 1; place < to; place += 1) {
    if (!(view.at(place) & GLUE_CLASSES) && !GLUE_WORDS.has(view.word(place))) left -= 1;
    if (left < 0 || APART.test(view.word(place))) return false;
  }
  return true;
}

const APART = /^(?:and|but|because|when|if|that's|while|who|which|is|are|was|were|when|against|between)$/;

/** Words that may follow an adjective that is used as a noun ("a Muslim who …", "gay and proud"). */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `who that which and or but in with from as like to for of on at by than because when while if so about into over
  is are was were be been has have had do does did will would can could should must may might not never all also just only
  too very really always i you he she it we they them us me this these those the a an my your his her our their 's so
  then there here what why how where out up down off again anymore without among between under ought shall gonna
  need needs deserve deserves want wants think thinks make makes get gets go goes keep keeps take takes look looks seem seems
  act acts come comes know knows think live lives hate hates
  today tomorrow now ever yet tonight again too like just even really`.split(/\s+/),
);

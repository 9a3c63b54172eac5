import * as m from '@rostrum/words/moderator-findings';

export const ABOUT_LABEL_WORDS = {
  pattern: m.pattern,
  'deciding word': m.decidingWord,
  'deciding words': m.decidingWords,
  found: m.found,
  'not judged': m.notJudged,
  'left out': m.leftOut,
  'words that are quoted, reported, denied or supposed': m.mentioned,
  'read in': m.readIn,
  'read by': m.readBy,
  'its score': m.itsScore,
  'two readers, who agree': m.twoReaders,
  'the second reader alone, by the words and their meaning': m.secondReaderAlone,
  'one reader; the phrase is explicit': m.explicitPhrase,
  'the second reader, after it was shown': m.afterShown,
  'left alone': m.leftAlone,
  'the second reader does not agree': m.secondDisagrees,
  'found by': m.foundBy,
  'a language model': m.languageModel,
  yes: m.yes,
} as const;

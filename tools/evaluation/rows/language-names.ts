import { OTHER_LANGUAGES } from '@rostrum/domain';
import { languageParts, nameLanguage } from '@rostrum/moderator/languages';
import { readRows } from '../../training/data.ts';
import { LANGUAGE_FILES, readLanguage } from '../../training/languages/rows.ts';
import { bootstrap } from '../../training/metrics.ts';
import type { EvaluationRow, Figure } from '../figure.ts';

const [FEWEST_WORDS, MOST_WORDS] = [3, 12];
const MOST_TEXTS = 400;

/** Short texts in one language, at most so many, spread over the file. */
function shortTexts(texts: readonly { text: string }[]): string[] {
  const short = texts
    .map(({ text }) => text.replaceAll('@user', '').trim())
    .filter((text) => {
      const { length } = text.split(/\s+/);
      return (
        /\p{Script=Han}|\p{Script=Hiragana}/u.test(text) || (length >= FEWEST_WORDS && length <= MOST_WORDS)
      );
    });
  const step = Math.max(1, Math.floor(short.length / MOST_TEXTS));
  return short.filter((_, at) => at % step === 0).slice(0, MOST_TEXTS);
}

export const ROW: EvaluationRow = {
  name: 'language-names',
  data: [...LANGUAGE_FILES, 'talk_topicalchat'],
  measure: () => {
    const samples = [
      { language: 'en', texts: shortTexts(readRows('talk_topicalchat')) },
      ...OTHER_LANGUAGES.map((language) => ({ language, texts: shortTexts(readLanguage(language)) })),
    ];
    const named = samples.map(({ language, texts }) =>
      figure(
        `short texts in ${language} named right`,
        texts.map((text) => nameLanguage(text) === language),
        language === 'hi-Latn' ? 0.75 : 0.95,
      ),
    );
    const [english, ...others] = samples;
    const mixed = others.flatMap(({ language, texts }) =>
      texts.map((text, at) => {
        const parts = languageParts(`${english?.texts[at] ?? ''}.\n${text}`);
        return (
          parts.some((part) => part.language === 'en') && parts.some((part) => part.language === language)
        );
      }),
    );
    return [...named, figure('an English sentence and another one, both languages named', mixed, 0.9)];
  },
};

function figure(what: string, right: readonly boolean[], atLeast: number): Figure {
  const share = (places: readonly number[]) =>
    places.reduce((sum, at) => sum + Number(right[at] ?? false), 0) / places.length;
  return {
    head: 'language',
    figure: what,
    value: share(right.map((_, at) => at)),
    interval: bootstrap(right.length, share),
    trivial: '–',
    wordList: '–',
    aim: { atLeast },
    reference: 'docs/decisions/0037',
  };
}

import { OTHER_LANGUAGES, READ_LANGUAGES, type OtherLanguage } from '@rostrum/domain';
import { judgeOtherLanguage } from '@rostrum/moderator/languages';
import { createJudge, HINT, LANGUAGE_DATA } from '@rostrum/moderator/training';
import { groupedFolds } from '../../training/folds.ts';
import { TRAINED_LANGUAGES } from '../../training/heads/languages.ts';
import { contemptRows, trainContempt } from '../../training/languages/contempt.ts';
import { isUnseen, LANGUAGE_FILES, readLanguage, type LanguageText } from '../../training/languages/rows.ts';
import { bootstrap } from '../../training/metrics.ts';
import { share, type EvaluationRow, type Figure } from '../figure.ts';

/** What is flagged in a text: as contempt for a group, or as any attack at all. */
type Judged = { text: LanguageText; isContempt: boolean; isHinted: boolean; isAttack: boolean };

const OF_NO_GROUP = /^target_/;

export const ROW: EvaluationRow = {
  name: 'languages',
  data: LANGUAGE_FILES,
  measure: () => OTHER_LANGUAGES.flatMap(figuresOf),
};

function figuresOf(language: OtherLanguage): Figure[] {
  const judged = judgeUnseen(language, readLanguage(language));
  const templates = judged.flatMap(({ text, isContempt, isHinted }) =>
    text.from === 'template' && isUnseen(text.group) && !OF_NO_GROUP.test(text.functionality)
      ? { isHateful: text.isHateful, group: text.group, flagged: isContempt, hinted: isHinted }
      : [],
  );
  const ordinary = judged.flatMap(({ text, isAttack }) =>
    text.from === 'talk' && text.isOrdinary && isUnseen(text.group)
      ? { group: text.group, flagged: isAttack }
      : [],
  );
  const told = READ_LANGUAGES.get(language)?.figures;
  const figure = (
    what: string,
    rows: readonly { group: string; flagged: boolean }[],
    aim: Figure['aim'],
    shown?: number | null,
  ): Figure[] =>
    rows.length === 0
      ? []
      : [
          {
            head: language,
            figure: what,
            ...measured(rows),
            aim,
            reference: `shown to people: ${shown ? share(shown) : '–'}`,
            ...NO_RIVAL,
          },
        ];
  return [
    ...figure(
      'hateful sentences found, multi_hatecheck, unseen templates',
      templates.filter(({ isHateful }) => isHateful),
      { atLeast: 0.55 },
      told?.hatefulFound,
    ),
    ...figure(
      'fair sentences about groups flagged, multi_hatecheck, unseen templates',
      templates.filter(({ isHateful }) => !isHateful),
      { atMost: 0.15 },
      told?.fairFlagged,
    ),
    ...(TRAINED_LANGUAGES.includes(language)
      ? [true, false].flatMap((isHateful) =>
          figure(
            `${isHateful ? 'hateful' : 'fair'} sentences with a hint, which accuses nobody, multi_hatecheck, unseen templates`,
            templates.flatMap((row) => (row.isHateful === isHateful ? { ...row, flagged: row.hinted } : [])),
            isHateful ? { atLeast: 0.55 } : { atMost: 0.15 },
          ),
        )
      : []),
    ...figure('ordinary talk flagged, unseen half', ordinary, { atMost: 0.02 }, told?.ordinaryFlagged),
  ];
}

const NO_RIVAL = {
  trivial: 'always yes 1',
  wordList: '–',
  note: 'rules by words and forms miss what is spelled wrongly or only implied. Models were tried; on other talk their AUC is below .65, so they may only hint.',
} as const;

function measured(rows: readonly { group: string; flagged: boolean }[]): Pick<Figure, 'value' | 'interval'> {
  const flagged = (places: readonly number[]) =>
    places.reduce((sum, at) => sum + Number(rows[at]?.flagged ?? false), 0) / places.length;
  return {
    value: flagged(rows.map((_, at) => at)),
    interval: bootstrap(rows.length, flagged, { groups: rows.map(({ group }) => group) }),
  };
}

/** Every text judged by a model that saw no text of its group. */
function judgeUnseen(language: OtherLanguage, texts: readonly LanguageText[]): Judged[] {
  if (!TRAINED_LANGUAGES.includes(language)) {
    return texts.map((text) => judgedBy((words) => judgeOtherLanguage(words, language), text));
  }
  const rows = contemptRows(language, texts);
  const folds = groupedFolds(texts.map(({ group }) => group));
  return [...new Set(folds)].flatMap((fold) => {
    const weights = trainContempt(rows.filter((_, at) => folds[at] !== fold));
    const judge = createJudge(LANGUAGE_DATA[language], weights);
    return texts.flatMap((text, at) => (folds[at] === fold ? judgedBy(judge, text) : []));
  });
}

function judgedBy(judge: ReturnType<typeof createJudge>, text: LanguageText): Judged {
  const { identityAttack, threat, personAttack, eggingOn } = judge(text.text);
  const isContempt = identityAttack.flag || threat.flag;
  const isHinted = isContempt || identityAttack.score >= HINT;
  return { text, isContempt, isHinted, isAttack: isContempt || personAttack.flag || eggingOn.flag };
}

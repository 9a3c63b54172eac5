import {
  detectPersonAttack,
  hashFeature,
  identityHits,
  plainFeatures,
  type Analysis,
  type CivilityHead,
} from '@rostrum/moderator/training';
import { readRows, type DataFile } from '../data.ts';
import { trainingAnalyser } from '../vocabulary.ts';

export const CIVILITY_DATA = [
  'civility_cmv',
  'civility_davidson',
  'civility_hatecheck',
  'civility_toxigen',
  'fairness_templates',
  'debate_kpa_arguments',
  'debate_perspectrum',
  'fallacy_reddit',
  'quality_convarg_rank',
] as const satisfies readonly DataFile[];

/** `before`: the message that a message of civility_cmv answers. `clean`: arguments of calm debates. */
export type Source =
  'cmv' | 'before' | 'davidson' | 'hatecheck' | 'toxigen' | 'fairness' | 'kpa' | 'perspectrum';

/** How much a row counts for a head, and what is true of it; a head that it says nothing about is missing. */
export type Target = { y: 0 | 1; weight: number };
export type CivilityRow = {
  source: Source;
  text: string;
  /** The file's own label. */
  label: string;
  /** Rows of one group are never on both sides of a fold. */
  group: string;
  /** The same text with the same label, seen before. */
  analysis: Analysis;
  plain: Float64Array;
  /** Of the two linear models. */
  attack: Target | undefined;
  offence: Target | undefined;
  trees: Partial<Record<CivilityHead, Target>>;
  /** Kept out of training to keep it short; measured all the same. */
  measuredOnly: boolean;
};

type Raw = Omit<CivilityRow, 'analysis' | 'plain' | 'measuredOnly'> & { keep?: number };

let rows: CivilityRow[] | undefined;

/** All labelled texts about civility, read once. */
export function civilityRows(): CivilityRow[] {
  rows ??= rawRows().map(prepare);
  return rows;
}

/** One text as the heads see it. */
export function prepareText(text: string): Pick<CivilityRow, 'analysis' | 'plain'> {
  const analysis = trainingAnalyser()(text);
  const pattern = detectPersonAttack(text)?.score ?? 0;
  return { analysis, plain: plainFeatures({ analysis, pattern, identity: identityHits(analysis) }) };
}

function prepare({ keep = 1, ...row }: Raw): CivilityRow {
  const draw = (hashFeature(row.text, 77) % 1_000) / 1_000;
  return { ...row, ...prepareText(row.text), measuredOnly: draw >= keep };
}

function rawRows(): Raw[] {
  return [...cmv(), ...davidson(), ...hatecheck(), ...toxigen(), ...fairness(), ...clean()];
}

function cmv(): Raw[] {
  return readRows('civility_cmv').flatMap((row): Raw[] => {
    const y = row.label === 'ad_hominem' ? 1 : 0;
    const base = { label: row.label, group: `cmv-${row.thread}`, offence: undefined };
    const said: Raw = {
      ...base,
      source: 'cmv',
      text: row.text,
      attack: { y, weight: 1 },
      trees: { personAttack: { y, weight: 1 }, toxicity: { y, weight: 0.5 } },
    };
    const before: Raw = {
      ...base,
      source: 'before',
      text: row.context.at(-1)?.text ?? '',
      attack: { y: 0, weight: 0.3 },
      trees: { personAttack: { y: 0, weight: 0.5 } },
    };
    return [said, before];
  });
}

const DAVIDSON_WEIGHT = { offensive: 0.4, hate: 1, neither: 1 } as const;

function davidson(): Raw[] {
  return readRows('civility_davidson').map(({ text, label }) => {
    const target: Target = { y: label === 'neither' ? 0 : 1, weight: DAVIDSON_WEIGHT[label] };
    const keep = label === 'offensive' ? 0.4 : 1;
    return {
      source: 'davidson',
      text,
      label,
      group: sameText('davidson', text),
      attack: undefined,
      offence: target,
      trees: { toxicity: target },
      keep,
    };
  });
}

/** Retweets and repeats count as one text. */
function sameText(source: string, text: string): string {
  const words =
    text
      .toLowerCase()
      .replace(/^rt\b/, '')
      .match(/[a-z']+/g) ?? [];
  return `${source}-${hashFeature(
    words
      .filter((word) => word !== 'user')
      .slice(0, 12)
      .join(' '),
  )}`;
}

function hatecheck(): Raw[] {
  return readRows('civility_hatecheck').map(({ text, label, functionality, template }) => {
    const y = label === 'hateful' ? 1 : 0;
    return {
      source: 'hatecheck',
      text,
      label: functionality,
      group: `hatecheck-${template}`,
      attack: undefined,
      offence:
        functionality.startsWith('target_') || functionality.startsWith('profanity_nh')
          ? undefined
          : { y, weight: 0.4 },
      trees: { identityAttack: { y, weight: y === 1 ? 0.8 : 1.2 } },
    };
  });
}

function toxigen(): Raw[] {
  return readRows('civility_toxigen').map(({ text, label, score }) => {
    const y = label === 'hate' ? 1 : 0;
    return {
      source: 'toxigen',
      text,
      label,
      group: sameText('toxigen', text),
      attack: undefined,
      offence: { y, weight: 1 },
      trees: {
        toxicity: { y, weight: 1 },
        ...(score > 4 || score < 2 ? { identityAttack: { y, weight: 0.1 } } : {}),
      },
    };
  });
}

function fairness(): Raw[] {
  return readRows('fairness_templates').map(({ text, label, term }) => {
    const y = label === 'toxic' ? 1 : 0;
    return {
      source: 'fairness',
      text,
      label,
      group: `fairness-${term}`,
      attack: undefined,
      offence: { y, weight: 0.3 },
      trees: { toxicity: { y, weight: 0.3 }, identityAttack: { y, weight: 0.15 } },
      keep: 0.3,
    };
  });
}

/** Nobody flagged these arguments: they are what a debate sounds like. */
function clean(): Raw[] {
  const target = (weight: number): Target => ({ y: 0, weight });
  const base = {
    label: 'clean',
    attack: target(0.1),
    offence: target(0.15),
    trees: { personAttack: target(0.3), toxicity: target(0.4), identityAttack: target(0.15) },
    keep: 0.5,
  };
  return [
    ...readRows('debate_kpa_arguments').map(({ text, topic }): Raw => ({
      ...base,
      source: 'kpa',
      text,
      group: `kpa-${topic}`,
    })),
    ...readRows('debate_perspectrum').map(({ text, claim_id }): Raw => ({
      ...base,
      source: 'perspectrum',
      text,
      group: `perspectrum-${claim_id}`,
    })),
  ];
}

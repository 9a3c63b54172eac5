import {
  detectPersonAttack,
  groupGramsOf,
  hashFeature,
  identityHits,
  plainFeatures,
  repairedText,
} from '@rostrum/moderator/training';
import { readRows, type DataFile } from '../data.ts';
import { trainingAnalyser } from '../vocabulary.ts';
import { groupSentences } from './group-sentences.ts';
import { ownSentences } from './own-sentences.ts';
import type { CivilityRow, Raw, Target } from './row.ts';
import { TALK_DATA, talk } from './talk.ts';

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
  ...TALK_DATA,
] as const satisfies readonly DataFile[];

const read = new Map<boolean, CivilityRow[]>();

/** All labelled texts about civility, or those for training; read once. */
export function civilityRows({ forTraining = false } = {}): CivilityRow[] {
  const known = read.get(forTraining);
  if (known) return known;
  const rows = rawRows()
    .filter((row) => !forTraining || !isMeasuredOnly(row))
    .map(prepare);
  read.set(forTraining, rows);
  return rows;
}

/** One text as the heads see it. */
export function prepareText(text: string): Pick<CivilityRow, 'analysis' | 'groupGrams' | 'plain'> {
  const analysis = trainingAnalyser()(text);
  const pattern = detectPersonAttack(repairedText(analysis))?.score ?? 0;
  const identity = identityHits(analysis);
  return {
    analysis,
    groupGrams: groupGramsOf(analysis, identity),
    plain: plainFeatures({ analysis, pattern, identity }),
  };
}

function prepare(raw: Raw): CivilityRow {
  const { keep: _, ...row } = raw;
  return { ...row, ...prepareText(row.text), measuredOnly: isMeasuredOnly(raw) };
}

function isMeasuredOnly({ text, keep = 1 }: Raw): boolean {
  return (hashFeature(text, 77) % 1_000) / 1_000 >= keep;
}

function rawRows(): Raw[] {
  return [
    ...cmv(),
    ...davidson(),
    ...hatecheck(),
    ...toxigen(),
    ...fairness(),
    ...clean(),
    ...own(),
    ...aboutGroups(),
    ...talk(),
  ];
}

function cmv(): Raw[] {
  return readRows('civility_cmv').flatMap((row): Raw[] => {
    const y = row.label === 'ad_hominem' ? 1 : 0;
    const base = { label: row.label, group: `cmv-${row.thread}` };
    const said: Raw = {
      ...base,
      source: 'cmv',
      text: row.text,
      linear: { attack: { y, weight: 1 } },
      trees: { personAttack: { y, weight: 1 }, toxicity: { y, weight: 0.5 } },
    };
    const before: Raw = {
      ...base,
      source: 'before',
      text: row.context.at(-1)?.text ?? '',
      linear: { attack: { y: 0, weight: 0.3 } },
      trees: { personAttack: { y: 0, weight: 0.5 } },
    };
    return [said, before];
  });
}

const DAVIDSON_WEIGHT = { offensive: 0.5, hate: 1.2, neither: 1.5 } as const;

function davidson(): Raw[] {
  return readRows('civility_davidson').map(({ text, label }) => {
    const target: Target = { y: label === 'neither' ? 0 : 1, weight: DAVIDSON_WEIGHT[label] };
    const keep = label === 'offensive' ? 0.5 : 1;
    return {
      source: 'davidson',
      text,
      label,
      group: sameText('davidson', text),
      linear: { offence: target },
      trees: { toxicity: target, ...(label === 'neither' ? { personAttack: { y: 0, weight: 0.02 } } : {}) },
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
      linear:
        functionality.startsWith('target_') || functionality.startsWith('profanity_nh')
          ? {}
          : { offence: { y, weight: 0.2 }, contempt: { y, weight: 0.5 } },
      trees: {
        identityAttack: { y, weight: y === 1 ? 0.8 : 1.2 },
        ...(/^(?:ident|negate_neg|profanity_nh|counter|target_obj|slur_homonym)/.test(functionality)
          ? { personAttack: { y: 0, weight: 0.05 }, toxicity: { y: 0, weight: 0.15 } }
          : {}),
        ...(y === 1 ? { toxicity: { y: 1, weight: 0.15 } } : {}),
      },
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
      linear: { offence: { y, weight: 0.5 }, contempt: { y, weight: 1 } },
      trees: {
        toxicity: { y, weight: 1 },
        ...(y === 0 ? { personAttack: { y: 0, weight: 0.02 } } : {}),
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
      linear: {
        offence: { y, weight: 0.3 },
        contempt: { y, weight: 0.2 },
        ...(y === 0 ? { attack: { y: 0, weight: 0.05 } } : {}),
      },
      trees: {
        toxicity: { y, weight: 0.3 },
        identityAttack: { y, weight: 0.15 },
        ...(y === 0 ? { personAttack: { y: 0, weight: 0.06 } } : {}),
      },
      keep: 0.3,
    };
  });
}

/** Nobody flagged these arguments: they are how a debate sounds. */
function clean(): Raw[] {
  const target = (weight: number): Target => ({ y: 0, weight });
  const base = {
    label: 'clean',
    linear: { attack: target(0.1), offence: target(0.15), contempt: target(0.3) },
    trees: { personAttack: target(0.1), toxicity: target(0.4), identityAttack: target(0.15) },
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

/** Hard words about a claim beside hard words about a person. */
function own(): Raw[] {
  return ownSentences().map(({ text, isAttack, group }): Raw => {
    const y = isAttack ? 1 : 0;
    return {
      source: 'own',
      text,
      label: isAttack ? 'attack' : 'fair',
      group,
      linear: { attack: { y, weight: 0.3 }, offence: { y, weight: 0.4 } },
      trees: {
        personAttack: { y, weight: 0.5 },
        toxicity: { y, weight: 0.7 },
        identityAttack: { y: 0, weight: 0.1 },
      },
    };
  });
}

/** Statements about groups, in the many forms that have no telltale word for contempt or its refutation. */
function aboutGroups(): Raw[] {
  return groupSentences().map(({ text, isHateful, group }): Raw => {
    const y = isHateful ? 1 : 0;
    return {
      source: 'groups',
      text,
      label: isHateful ? 'hateful' : 'fair',
      group,
      linear: { contempt: { y, weight: 1.5 } },
      trees: { identityAttack: { y, weight: 1 }, toxicity: { y, weight: 0.1 } },
    };
  });
}

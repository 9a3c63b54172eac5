import { readBank } from '@rostrum/bank/source';
import { bundledEncoder } from '@rostrum/encoder';
import { gate } from '@rostrum/moderator/gate';
import { checkMotion, isFault, scoreMotion, type FindingKind } from '@rostrum/moderator/motions';
import { openMotionReader } from '@rostrum/moderator/reader';
import { hasData } from '../../training/data.ts';
import { auc, bootstrap, pick, type Scored } from '../../training/metrics.ts';
import { remembering } from '../../training/reader/vectors.ts';
import { countedShare } from '../counted-share.ts';
import { DEBATED, debatedMotions } from '../debated-motions.ts';
import type { EvaluationRow, Figure } from '../figure.ts';
import { measuredHalf, readSet } from '../substance/read-set.ts';

type MotionRow = {
  id: string;
  motion: string;
  verdict: 'fair' | 'faulty';
  kinds: string[];
  attacksPeople: boolean;
};

/** The kinds of the set, with the findings that name them. */
const KINDS: Readonly<Record<string, readonly FindingKind[]>> = {
  'attacks-people': ['attacksPeople'],
  'accuses-private-person': ['accusesPerson'],
  'statement-of-fact': ['statementOfFact', 'settledFact'],
  truism: ['truism'],
  'two-in-one': ['doubleBarrelled'],
  'stacked-negations': ['negations'],
  vague: ['ambiguous', 'noStandard'],
  'no-motion': ['noMotion'],
  'order-to-ai': ['order'],
  'other-language': ['otherLanguage'],
  'settled-fact': ['settledFact'],
  loaded: ['loaded'],
};

const faultsOf = (motion: string) => checkMotion(motion).filter(isFault);
const findsKind = ({ motion, kinds }: MotionRow) =>
  faultsOf(motion).some(({ kind }) => kinds.some((wanted) => KINDS[wanted]?.includes(kind)));
const rewritesOf = (motion: string) => [
  ...new Set(checkMotion(motion).flatMap(({ rewrite }) => rewrite ?? [])),
];

/** The check of motions, on the labelled set, the bank, and motions that people debated. */
export const ROW: EvaluationRow = {
  name: 'substance-motions',
  data: [],
  measure: async () => {
    const rows = readSet<MotionRow>('motions');
    const fair = rows.filter(({ verdict }) => verdict === 'fair');
    const faulty = rows.filter(({ verdict }) => verdict === 'faulty');
    const attackers = rows.filter(({ attacksPeople }) => attacksPeople);
    const scored = scoresOf(rows);
    const half = measuredHalf();
    tellFailures(
      'fair, and a fault is found',
      fair.filter(({ motion }) => faultsOf(motion).length > 0),
    );
    tellFailures(
      'its kind is not found',
      faulty.filter((row) => !findsKind(row)),
    );
    const passes = ({ motion }: MotionRow) => gate(motion, 'motion').ok;
    const read = await readByMeaning([...attackers, ...fair]);
    const passesBoth = (row: MotionRow) => passes(row) && !read.has(row.id);
    tellFailures('attacks people and passes', attackers.filter(passes));
    tellFailures(
      'fair, and cannot be published',
      fair.filter((row) => !passes(row)),
    );
    tellFailures(
      'fair, and reads as an attack by its meaning',
      fair.filter(({ id }) => read.has(id)),
    );
    return [
      {
        ...OURS,
        figure: `AUC, ${half} half`,
        value: auc(scored),
        interval: bootstrap(rows.length, (places) => auc(pick(scored, places))),
        aim: { atLeast: 0.95 },
      },
      shareOf(`motions that attack people and can be published, ${half} half`, attackers, passes, {
        atMost: 0,
      }),
      shareOf(`fair motions that cannot be published, ${half} half`, fair, (row) => !passes(row), {
        atMost: 0,
      }),
      shareOf(`the same two with the reader of motions: attacks, ${half} half`, attackers, passesBoth, {
        atMost: 0,
      }),
      shareOf(`and fair motions, ${half} half`, fair, (row) => !passesBoth(row), { atMost: 0.01 }),
      shareOf(`attacks that the reader finds by itself, ${half} half`, attackers, ({ id }) => read.has(id), {
        atLeast: 1,
      }),
      shareOf(`fair motions with a fault, ${half} half`, fair, ({ motion }) => faultsOf(motion).length > 0, {
        atMost: 0.03,
      }),
      shareOf(`faulty motions whose kind is found, ${half} half`, faulty, findsKind, { atLeast: 0.85 }),
      shareOf(
        `offered rewrites that pass the check, ${half} half`,
        rows.flatMap(({ motion }) => rewritesOf(motion)),
        (rewrite) => faultsOf(rewrite).length === 0,
        { atLeast: 1 },
      ),
      shareOf('motions of the bank with a fault', readBank(), ({ motion }) => faultsOf(motion).length > 0, {
        atMost: 0,
      }),
      ...debated(),
    ];
  },
};

const OURS = { head: 'fairness of motions', trivial: '–', wordList: '–', reference: 'none; the aim is ours' };

/** The ids of those that read as an attack by their meaning. */
async function readByMeaning(rows: readonly MotionRow[]): Promise<Set<string>> {
  const reader = openMotionReader(remembering(bundledEncoder()));
  const found = new Set<string>();
  for (const { id, motion } of rows) if ((await reader.read(motion)) === 'attack') found.add(id);
  return found;
}

function scoresOf(rows: readonly MotionRow[]): Scored {
  return {
    scores: rows.map(({ motion }) => scoreMotion(motion)),
    labels: rows.map(({ verdict }) => (verdict === 'faulty' ? 1 : 0)),
  };
}

const shareOf = <Row>(figure: string, rows: readonly Row[], is: (row: Row) => boolean, aim: Figure['aim']) =>
  countedShare(OURS, figure, rows, is, aim);

function debated(): Figure[] {
  if (!hasData(...DEBATED)) return [];
  return [
    shareOf(
      'motions and claims of real debates with a fault',
      debatedMotions(),
      (motion) => faultsOf(motion).length > 0,
      { atMost: 0.03 },
    ),
  ];
}

/** Every failure of the open half with its words, of the shut half by its id alone. */
function tellFailures(what: string, rows: readonly MotionRow[]): void {
  const isOpen = measuredHalf() === 'open';
  for (const { id, motion, kinds } of rows) {
    console.error(`${what}: ${id}${isOpen ? ` ${kinds.join(', ')} | ${motion}` : ''}`);
  }
}

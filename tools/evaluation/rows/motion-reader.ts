import { readBank } from '@rostrum/bank/source';
import { bundledEncoder } from '@rostrum/encoder';
import { gate } from '@rostrum/moderator/gate';
import { WEIGHTS } from '@rostrum/moderator/motion-weights';
import { WEIGHTS as READER } from '@rostrum/moderator/reader-weights';
import { createAnalyser, englishWords, scoreMotionFeatures, sortOfMotion } from '@rostrum/moderator/training';
import { auc, bootstrap, pick, type Scored } from '../../training/metrics.ts';
import { clearLimits } from '../../training/motions/clear-limits.ts';
import {
  foldsBy,
  HELD_OUT,
  trainOn,
  unseenScores,
  type HeldOut,
} from '../../training/motions/fit-motions.ts';
import { motionParts } from '../../training/motions/motion-parts.ts';
import {
  motionRows,
  motionsOfRules,
  type LabelledMotion,
  type MotionRow,
} from '../../training/motions/motion-row.ts';
import { DEBATED, debatedMotions } from '../debated-motions.ts';
import type { EvaluationRow, Figure } from '../figure.ts';
import { countedShare } from '../counted-share.ts';

const OURS = { head: 'reader of motions', trivial: '–', wordList: '–', reference: 'none; the aim is ours' };

/** The reader of motions on motions that it had not seen: forms and grounds held out, real debates, and those of the rules. */
export const ROW: EvaluationRow = {
  name: 'motion-reader',
  data: DEBATED,
  measure: async () => {
    const [rows, others] = [motionRows(), motionsOfRules()];
    const real = [...readBank().map(({ motion }) => motion), ...debatedMotions()];
    const partsOf = await motionParts(bundledEncoder(), READER, [
      ...[...rows, ...others].map(({ motion }) => motion),
      ...real,
    ]);
    const data = { rows, others, partsOf };
    const isFound = (motion: string) => scoreMotionFeatures(WEIGHTS, partsOf(motion)) >= WEIGHTS.attackFrom;
    const stranger = trainOn(rows, partsOf);
    const isFoundByStranger = ({ motion }: LabelledMotion) =>
      scoreMotionFeatures(stranger, partsOf(motion)) >= WEIGHTS.attackFrom;
    return [
      countedShare(OURS, 'attacks on people that the rules find', rows.filter(isAttack), isHeld, ALL),
      countedShare(
        OURS,
        'near misses that the gate refuses without the reader, whose rules were mended after a look',
        rows.filter((row) => !isAttack(row)),
        isHeld,
        FEW,
      ),
      ...HELD_OUT.flatMap((by) => heldOutFigures(rows, by, unseenScores(data, by))),
      countedShare(OURS, 'motions of the bank and of real debates taken for attacks', real, isFound, FEW),
      countedShare(
        OURS,
        'attacks that the rules were made with, found by a model that had not seen them',
        others.filter(isAttack),
        isFoundByStranger,
        ALL,
      ),
      countedShare(
        OURS,
        'fair motions that the rules were made with, taken for attacks by that model',
        others.filter((motion) => !isAttack(motion)),
        isFoundByStranger,
        FEW,
      ),
    ];
  },
};

/** A motion that attacks people cannot be published. */
const ALL = { atLeast: 1 };
const FEW = { atMost: 0.01 };

const isAttack = ({ attacks }: LabelledMotion) => attacks;
const isHeld = ({ motion }: LabelledMotion) => !gate(motion, 'motion').ok;

type ScoredRow = { row: MotionRow; score: number; fold: number };

function heldOutFigures(rows: readonly MotionRow[], by: HeldOut, scores: Float64Array): Figure[] {
  const folds = foldsBy(rows, by);
  const scored = rows.map((row, at) => ({ row, score: scores[at] ?? 0, fold: folds[at] ?? 0 }));
  const isFound = ({ score }: ScoredRow) => score >= WEIGHTS.attackFrom;
  const attacks = scored.filter(({ row }) => row.attacks);
  const fair = scored.filter(({ row }) => !row.attacks);
  const labelled: Scored = { scores, labels: rows.map(({ attacks: is }) => (is ? 1 : 0)) };
  tellFolds(by, scored, isFound);
  return [
    {
      ...OURS,
      figure: `attacks told from near misses, ${by}s held out: AUC`,
      value: auc(labelled),
      interval: bootstrap(rows.length, (places) => auc(pick(labelled, places)), {
        groups: rows.map((row) => row[by]),
      }),
      aim: { atLeast: 0.95 },
    },
    countedShare(OURS, `attacks found, ${by}s held out`, attacks, isFound, ALL),
    countedShare(
      OURS,
      `attacks found that the rules miss, ${by}s held out`,
      attacks.filter(({ row }) => !isHeld(row)),
      isFound,
      ALL,
    ),
    countedShare(
      OURS,
      `attacks found by the rules or the reader, ${by}s held out`,
      attacks,
      (one) => isHeld(one.row) || isFound(one),
      ALL,
    ),
    countedShare(OURS, `near misses taken for attacks, ${by}s held out`, fair, isFound, FEW),
    countedShare(
      OURS,
      `attacks that would be clear, ${by}s held out from the scores and the limits`,
      attacks,
      isClearFor(attacks),
      { atMost: 0.005 },
    ),
  ];
}

/** Whether an attack is clear by the limits that the other folds give. */
function isClearFor(attacks: readonly ScoredRow[]): (one: ScoredRow) => boolean {
  const analyse = createAnalyser(englishWords());
  const sorted = attacks.map((one) => ({ ...one, sort: sortOfMotion(analyse(one.row.motion)) }));
  const folds = [...new Set(sorted.map(({ fold }) => fold))];
  const limits = new Map(folds.map((own) => [own, clearLimits(sorted.filter(({ fold }) => fold !== own))]));
  const cleared = sorted.filter(({ sort, score, fold }) => score < (limits.get(fold)?.[sort] ?? -Infinity));
  const ids = new Set(cleared.map(({ row }) => row.id));
  return ({ row }) => ids.has(row.id) && !isHeld(row);
}

/** What is found in each fold, and the near misses that are taken for attacks, with their words. */
function tellFolds(by: HeldOut, scored: readonly ScoredRow[], isFound: (one: ScoredRow) => boolean): void {
  for (const fold of [...new Set(scored.map((one) => one.fold))].toSorted((one, other) => one - other)) {
    const inFold = scored.filter((one) => one.fold === fold);
    const count = (attacks: boolean) => {
      const those = inFold.filter(({ row }) => row.attacks === attacks);
      return `${those.filter(isFound).length} of ${those.length}`;
    };
    const names = [...new Set(inFold.map(({ row }) => row[by]))].toSorted().join(', ');
    console.error(`${by}s ${fold + 1}: attacks ${count(true)}, near misses ${count(false)} (${names})`);
  }
  for (const { row } of scored.filter((one) => !one.row.attacks && isFound(one))) {
    console.error(`fair, and taken for an attack, ${by}s held out: ${row.id} | ${row.motion}`);
  }
}

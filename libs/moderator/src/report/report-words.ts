import type { DebateReport, NotJudged, TurningPoint, WorkedBy } from '@rostrum/domain';
import { formatList } from '@rostrum/words';
import * as m from '@rostrum/words/moderator-report';

/** Why a part of a report is left out, as people read it. */
export const NOT_JUDGED_WORDS: Readonly<Record<NotJudged, () => string>> = {
  language: m.notJudgedLanguage,
  oneSide: m.notJudgedOneSide,
  short: m.notJudgedShort,
  thin: m.notJudgedThin,
};

/** Who chose the lines; empty for the embedded engine where no model was asked. */
export const LINES_WORDS: Readonly<Record<WorkedBy, () => string>> = {
  embedded: () => '',
  model: m.linesByModel,
  embeddedInstead: m.linesInstead,
};

const TURNING_POINT: Readonly<Record<TurningPoint['kind'], (counted: { count: number }) => string>> = {
  conceded: m.conceded,
  changedMinds: m.changedMinds,
  clash: m.clash,
  intervened: m.intervened,
};

export function turningPointWords({ kind, count }: TurningPoint): string {
  return TURNING_POINT[kind]({ count });
}

/** "4 lines of argument: 2 answered, 1 dropped, 1 conceded". */
export function linesWords({ lines }: DebateReport): string {
  const { leftOut: _leftOut, ...counts } = lines;
  const all = m.lines({ count: Object.values(counts).reduce((sum, count) => sum + count, 0) });
  const fates = (['answered', 'dropped', 'conceded', 'open', 'unjudged'] as const).flatMap((fate) =>
    counts[fate] > 0 ? [m.fate({ fate, count: counts[fate] })] : [],
  );
  return fates.length > 0 ? m.linesAndFates({ lines: all, fates: formatList(fates, { type: 'unit' }) }) : all;
}

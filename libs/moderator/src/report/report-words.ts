import type { DebateReport, NotJudged, TurningPoint } from '@rostrum/domain';

/** Why a part of a report is left out, as people read it. */
export const NOT_JUDGED_WORDS: Readonly<Record<NotJudged, string>> = {
  language: 'Not judged: most of this debate is in a language that the moderator does not read.',
  oneSide: 'Not judged: one side said nothing.',
  short: 'Not judged: too little was said.',
  thin: 'Too thin to judge: a verdict needs two messages from each side, and at least three sentences between them that argue for something.',
};

/** Above lines that no engine of ours chose. */
export const LINES_BY_MODEL = 'A language model chose the lines; the words are theirs who said them.';

export function turningPointWords({ kind, count }: TurningPoint): string {
  const words: Record<TurningPoint['kind'], string> = {
    conceded: 'A claim is conceded',
    changedMinds: count === 1 ? 'One person changes their mind' : `${count} people change their minds`,
    clash: `${count} answers to one claim`,
    intervened: 'The moderator steps in',
  };
  return words[kind];
}

/** "4 lines of argument: 2 answered, 1 dropped, 1 conceded". */
export function linesWords({ lines }: DebateReport): string {
  const { leftOut: _leftOut, ...counts } = lines;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const names = {
    answered: 'answered',
    dropped: 'dropped',
    conceded: 'conceded',
    open: 'open',
    unjudged: 'not judged',
  };
  const parts = (['answered', 'dropped', 'conceded', 'open', 'unjudged'] as const).flatMap((fate) =>
    counts[fate] > 0 ? [`${counts[fate]} ${names[fate]}`] : [],
  );
  const head = all === 1 ? 'One line of argument' : `${all} lines of argument`;
  return parts.length > 0 ? `${head}: ${parts.join(', ')}` : head;
}

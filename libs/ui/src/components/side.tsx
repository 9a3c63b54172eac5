import * as m from '@rostrum/words/ui';
import { cx } from '../cx.ts';

export type SideName = 'for' | 'against';
export type Leaning = SideName | 'undecided';

export const SIDE_WORDS: Readonly<Record<Leaning, () => string>> = {
  for: m.sideFor,
  against: m.sideAgainst,
  undecided: m.sideUndecided,
};

/** The shape of a side: a disc, a square on its corner, a dash. Hollow: nobody sits there. */
export function Pip({ side, hollow = false }: { side?: Leaning; hollow?: boolean }) {
  return <i className={cx('pip', side, hollow && 'pip-empty')} aria-hidden="true" />;
}

/** A side is always colour, shape and word. `word` replaces the usual one, as in "For 46%". */
export function Side({ side, word, end = false }: { side: Leaning; word?: string; end?: boolean }) {
  return (
    <span className={cx('side', side)}>
      {!end && <Pip />}
      {word ?? SIDE_WORDS[side]()}
      {end && <Pip />}
    </span>
  );
}

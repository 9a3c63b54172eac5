import { withLengths, withPace, type Format, type Step } from '../format.ts';
import { BRITISH_PARLIAMENTARY } from '../formats/british-parliamentary.ts';
import { LINCOLN_DOUGLAS } from '../formats/lincoln-douglas.ts';
import { OPEN_FLOOR } from '../formats/open-floor.ts';
import { OXFORD } from '../formats/oxford.ts';
import { PUBLIC_FORUM } from '../formats/public-forum.ts';
import { QUICK_CLASH } from '../formats/quick-clash.ts';

/** The named steps of a format, each so short that a story of a few minutes reaches its end. */
function cut(
  format: Format,
  seconds: number,
  stepIds: readonly string[],
  changes: Partial<Step> = {},
): Format {
  const lengths = Object.fromEntries(stepIds.map((id) => [id, seconds]));
  const { steps, ...rest } = withLengths(format, lengths);
  const kept = steps.filter(({ id }) => stepIds.includes(id));
  return { ...rest, steps: kept.map((step) => ({ ...step, ...changes })) };
}

const QUICK = withLengths(QUICK_CLASH, { preparation: 20, 'opening-for': 20, 'opening-against': 20 });

/** The formats of the stories: one for each kind of rule. */
export const STORY_FORMATS: readonly Format[] = [
  QUICK,
  { ...cut(QUICK_CLASH, 40, ['cross-examination', 'rebuttal-for', 'rebuttal-against']), restatesFirst: true },
  { ...cut(LINCOLN_DOUGLAS, 40, ['ac', 'cx-neg', 'nc']), prepBankSeconds: 20 },
  { ...cut(PUBLIC_FORUM, 30, ['a1', 'b1', 'crossfire-1', 'a2']), prepBankSeconds: 20 },
  {
    ...cut(BRITISH_PARLIAMENTARY, 60, ['pm', 'lo'], { poi: { fromSeconds: 5, toSeconds: 55 } }),
    preparationSeconds: 10,
  },
  cut(OXFORD, 40, ['questions', 'closing-for-1', 'vote-after']),
  cut(OPEN_FLOOR, 50, ['block-1', 'block-2', 'summary-for', 'summary-against']),
  withPace(QUICK, 'correspondence'),
  withLengths(withPace(QUICK_CLASH, 'written'), {
    preparation: 20,
    'opening-for': 40,
    'opening-against': 40,
  }),
  {
    ...cut(withPace(BRITISH_PARLIAMENTARY, 'written'), 90, ['pm', 'lo'], {
      poi: { fromSeconds: 5, toSeconds: 85 },
    }),
    preparationSeconds: 10,
  },
];

import { CIVILITY_HEADS, LINEAR_NAMES, type CivilityHead, type Cuts } from '@rostrum/moderator/training';
import { chooseCuts } from '../civility/cuts.ts';
import { CIVILITY_DATA, civilityRows } from '../civility/rows.ts';
import { fitCivility, unseenScores } from '../civility/stack.ts';
import type { TrainedHead } from '../head.ts';

/** Personal attacks, toxicity and attacks on groups: three linear models and the trees of three heads. */
export const HEAD: TrainedHead = {
  name: 'civility',
  data: CIVILITY_DATA,
  train: () => {
    const rows = civilityRows({ forTraining: true });
    const fitted = fitCivility(rows);
    const cuts = Object.fromEntries(
      CIVILITY_HEADS.map((head) => [head, chooseCuts(head, rows, unseenScores(head, rows, fitted))]),
    ) as Record<CivilityHead, Cuts>;
    return [
      ...LINEAR_NAMES.map((name) => ({ name: `${name}-words`, weights: fitted.weights.linear[name] })),
      { name: 'civility-trees', weights: { trees: fitted.weights.trees, cuts } },
    ];
  },
};

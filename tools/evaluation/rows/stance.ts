import { groupedFolds, outOfFold } from '../../training/folds.ts';
import { scoreStance, trainStance } from '../../training/heads/stance.ts';
import { STANCE_FILES, stanceRows, type StanceFile } from '../../training/debate/stance-rows.ts';
import { bootstrap } from '../../training/metrics.ts';
import { share, type EvaluationRow, type Figure } from '../figure.ts';

const AIMS: Record<StanceFile, { atLeast: number; reference: string }> = {
  debate_kpa_arguments: { atLeast: 0.79, reference: '.75' },
  debate_perspectrum: { atLeast: 0.69, reference: '.67' },
};
export const ROW: EvaluationRow = {
  name: 'stance',
  data: STANCE_FILES,
  measure: () => {
    const rows = stanceRows();
    const motions = rows.map(({ motion }) => motion);
    const scores = outOfFold(groupedFolds(motions), (places) => {
      const model = trainStance(places.flatMap((place) => rows[place] ?? []));
      return (place) => {
        const row = rows[place];
        return row ? scoreStance(model, row) : 0;
      };
    });
    return STANCE_FILES.map((file): Figure => {
      const places = rows.flatMap((row, place) => (row.file === file ? [place] : []));
      const correct = places.map((place) => ((scores[place] ?? 0) > 0 ? 1 : 0) === rows[place]?.y);
      const accuracy = (chosen: readonly number[]) =>
        chosen.filter((at) => correct[at] ?? false).length / chosen.length;
      const all = places.map((_, at) => at);
      const forShare = places.filter((place) => rows[place]?.y === 1).length / places.length;
      return {
        head: 'stance',
        figure: `accuracy on unseen motions, ${file}`,
        value: accuracy(all),
        interval: bootstrap(all.length, accuracy, { groups: places.map((place) => motions[place] ?? '') }),
        trivial: `always the commoner side ${share(Math.max(forShare, 1 - forShare))}`,
        wordList: '–',
        aim: { atLeast: AIMS[file].atLeast },
        reference: AIMS[file].reference,
      };
    });
  },
};

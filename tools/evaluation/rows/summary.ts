import { chooseSummary, groupBy } from '@rostrum/moderator/training';
import { readRows } from '../../training/data.ts';
import { KEY_POINT_FILES } from '../../training/debate/key-point-rows.ts';
import { wordSpaceWithout } from '../../training/heads/word-space.ts';
import { bootstrap } from '../../training/metrics.ts';
import { seededRandom } from '@rostrum/moderator/training';
import { share, type EvaluationRow } from '../figure.ts';

const CHOSEN = 5;
const DRAWS = 50;

/** No figure of the choice is trained, and the word space is one that saw none of these texts. */
export const ROW: EvaluationRow = {
  name: 'summary',
  data: KEY_POINT_FILES,
  measure: () => {
    const space = wordSpaceWithout(...KEY_POINT_FILES);
    const points = readRows('debate_kpa_keypoints');
    const sides = [
      ...groupBy(readRows('debate_kpa_arguments'), ({ topic, stance }) => `${stance} ${topic}`).values(),
    ];
    const random = seededRandom(3);
    const covered = (side: (typeof sides)[number], ids: readonly string[]) => {
      const [first] = side;
      const all = points.filter(({ topic, stance }) => topic === first?.topic && stance === first?.stance);
      const made = new Set(side.filter(({ id }) => ids.includes(id)).flatMap(({ match }) => match));
      return made.size / all.length;
    };
    const engine = sides.map((side) =>
      covered(
        side,
        chooseSummary(
          side.map(({ id, text }) => ({ id, text })),
          side[0]?.topic ?? '',
          CHOSEN,
          space,
        ),
      ),
    );
    const byChance = sides.map((side) =>
      meanOf(
        Array.from({ length: DRAWS }, () =>
          covered(
            side,
            Array.from({ length: CHOSEN }, () => side[Math.floor(random() * side.length)]?.id ?? ''),
          ),
        ),
      ),
    );
    const longest = sides.map((side) =>
      covered(
        side,
        side
          .toSorted((one, other) => other.text.length - one.text.length)
          .slice(0, CHOSEN)
          .map(({ id }) => id),
      ),
    );
    return [
      {
        head: 'summary',
        figure: 'key points covered by five messages, mean over sides of motions, debate_kpa',
        value: meanOf(engine),
        interval: bootstrap(sides.length, (places) => meanOf(places.map((place) => engine[place] ?? 0))),
        trivial: `random ${share(meanOf(byChance))}, longest ${share(meanOf(longest))}`,
        wordList: '–',
        aim: { atLeast: 0.62 },
        reference: '.56; LexRank .37',
      },
    ];
  },
};

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

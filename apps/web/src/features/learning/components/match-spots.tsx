import { shuffled, type ExerciseOf } from '@rostrum/domain';
import { cx, Select } from '@rostrum/ui';
import * as m from '@rostrum/words/learning';
import { isAt } from '../logic/spot-words.ts';
import type { SpotProps } from './spot-props.ts';

const NOTHING = '-1';

/** The given halves on the left, lists to choose the others on the right. */
export function MatchSpots({ exercise, answer, onAnswer, isChecked }: SpotProps<ExerciseOf<'match'>>) {
  const { pairs, id } = exercise;
  const halves = shuffled(pairs.length, id).filter(
    (place) => pairs.findIndex(({ right }) => right === pairs[place]?.right) === place,
  );
  const options = [
    { value: NOTHING, label: m.choose(), disabled: true },
    ...halves.map((place) => ({ value: String(place), label: pairs[place]?.right ?? '' })),
  ];
  return (
    <ul className="matches" aria-label={exercise.ask}>
      {pairs.map(({ left, right }, index) => {
        const chosen = answer[index] ?? -1;
        const isHit = isAt(exercise, chosen, index);
        return (
          <li key={left}>
            <span className="serif" lang="en">
              {left}
            </span>
            {isChecked ? (
              <span className={cx('match-half', isHit && 'is-right')}>
                <span lang="en">{right}</span>
                {!isHit && (
                  <span className="spot-says">{m.youChose({ half: pairs[chosen]?.right ?? '' })}</span>
                )}
              </span>
            ) : (
              <Select
                label={m.belongsTo({ half: left })}
                options={options}
                value={String(chosen)}
                onChange={(value) => onAnswer(answer.map((one, at) => (at === index ? Number(value) : one)))}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

import type { ExerciseOf } from '@rostrum/domain';
import { cx } from '@rostrum/ui';
import * as m from '@rostrum/words/learning';
import type { SpotProps } from './spot-props.ts';

/** A passage in which pieces can be marked: a checkbox for each, in the running text. */
export function MarkSpots({ exercise, answer, onAnswer, isChecked }: SpotProps<ExerciseOf<'mark'>>) {
  const toggle = (place: number) =>
    onAnswer(answer.includes(place) ? answer.filter((one) => one !== place) : [...answer, place]);
  return (
    <fieldset aria-label={exercise.ask} className="marks serif">
      {exercise.passage.map(({ text, target }, place) =>
        target === null ? (
          <span key={place} lang="en">
            {text}
          </span>
        ) : (
          <label
            key={place}
            className={cx(
              'mark-piece',
              answer.includes(place) && 'is-marked',
              isChecked && target && 'is-right',
            )}
          >
            <input
              type="checkbox"
              className="visually-hidden"
              checked={answer.includes(place)}
              disabled={isChecked}
              onChange={() => toggle(place)}
            />
            <span lang="en">{text}</span>
            {isChecked && target && <span className="visually-hidden"> {m.toBeMarked()}</span>}
          </label>
        ),
      )}
    </fieldset>
  );
}

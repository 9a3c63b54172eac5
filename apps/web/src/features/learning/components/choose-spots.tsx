import { shuffled, type ExerciseOf } from '@rostrum/domain';
import { cx } from '@rostrum/ui';
import { useId } from 'react';
import * as m from '@rostrum/words/learning';
import type { SpotProps } from './spot-props.ts';

/** Sentences of which one is chosen. Radio buttons underneath: one tab stop, arrows move the choice. */
export function ChooseSpots({ exercise, answer, onAnswer, isChecked }: SpotProps<ExerciseOf<'choose'>>) {
  const name = useId();
  return (
    <div className="spots" role="radiogroup" aria-label={exercise.ask}>
      {shuffled(exercise.options.length, exercise.id).map((place) => {
        const { text, right } = exercise.options[place] ?? { text: '', right: false };
        const isChosen = answer[0] === place;
        return (
          <label
            key={place}
            className={cx('spot', isChosen && 'spot-chosen', isChecked && right && 'spot-right')}
          >
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={isChosen}
              disabled={isChecked}
              onChange={() => onAnswer([place])}
            />
            <span lang="en">{text}</span>
            {isChecked && right && (
              <span className="spot-says">{isChosen ? m.chosenRight() : m.rightOne()}</span>
            )}
            {isChecked && isChosen && !right && <span className="spot-says">{m.chosen()}</span>}
          </label>
        );
      })}
    </div>
  );
}

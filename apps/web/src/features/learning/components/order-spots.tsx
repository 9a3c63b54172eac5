import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ExerciseOf } from '@rostrum/domain';
import { cx, IconButton } from '@rostrum/ui';
import * as m from '@rostrum/words/learning';
import type { SpotProps } from './spot-props.ts';

/** Sentences that are moved up and down until their order is right. */
export function OrderSpots({ exercise, answer, onAnswer, isChecked }: SpotProps<ExerciseOf<'order'>>) {
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<string>(undefined);
  // A moved button loses the focus with its sentence; at the end of the list the focus goes the other way.
  useEffect(() => {
    const [way, place] = moved.current?.split(' ') ?? [];
    moved.current = undefined;
    const button = (which: string) =>
      list.current?.querySelector<HTMLElement>(`[data-move="${which} ${place}"]`);
    if (way && place) (button(way) ?? button(way === 'up' ? 'down' : 'up'))?.focus();
  }, [answer]);
  const move = (index: number, by: -1 | 1) => {
    const next = [...answer];
    const [place = 0] = next.splice(index, 1);
    next.splice(index + by, 0, place);
    moved.current = `${by < 0 ? 'up' : 'down'} ${place}`;
    onAnswer(next);
  };
  return (
    <ol className="spots spot-order" aria-label={exercise.ask} ref={list}>
      {answer.map((place, index) => {
        const text = exercise.items[place] ?? '';
        return (
          <li key={place} className={cx('spot', isChecked && place === index && 'spot-right')}>
            <span>
              <span lang="en">{text}</span>
              {isChecked && (
                <span className="spot-says">
                  {place === index ? m.inPlace() : m.belongsAt({ place: place + 1 })}
                </span>
              )}
            </span>
            {!isChecked && (
              <span className="spot-moves">
                {index > 0 && (
                  <IconButton
                    icon={ArrowUp}
                    label={m.moveUp({ text })}
                    data-move={`up ${place}`}
                    onClick={() => move(index, -1)}
                  />
                )}
                {index < answer.length - 1 && (
                  <IconButton
                    icon={ArrowDown}
                    label={m.moveDown({ text })}
                    data-move={`down ${place}`}
                    onClick={() => move(index, 1)}
                  />
                )}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

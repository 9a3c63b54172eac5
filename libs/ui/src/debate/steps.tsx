import type { CSSProperties } from 'react';
import * as m from '@rostrum/words/ui-debate';
import { cx } from '../cx.ts';
import { lengthText } from './time.ts';

export interface Step {
  id: string;
  name: string;
  seconds: number;
  side?: 'for' | 'against' | 'both' | undefined;
}

export interface StepsProps {
  steps: readonly Step[];
  /** Index of the step that runs; -1 before the first, `steps.length` after the last. */
  current: number;
  /** The elapsed share, 0 … 1. */
  progress?: number;
  /** Names under the wider steps and under the current one, in up to two lines. */
  labelled?: boolean;
  /** Coloured by whose step it is: for choosing a format, before anything has happened. */
  bySide?: boolean;
}

/** The steps of a debate as a line: done, current, next, each as wide as it is long. */
export function Steps({ steps, current, progress = 0, labelled = false, bySide = false }: StepsProps) {
  return (
    <ol className={cx('steps', labelled && 'steps-labelled', bySide && 'steps-sides')} aria-label={m.steps()}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          className={cx(bySide ? step.side : phaseOf(index, current))}
          style={{ '--n': step.seconds, '--done': `${Math.round(progress * 100)}%` } as CSSProperties}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className="visually-hidden">{spoken(step, index, current)}</span>
          {labelled && isNamed(steps, index, current) && (
            <span className={cx('step-name', !fits(steps, step) && 'step-name-long')} aria-hidden="true">
              {step.name}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The part of the line that a step needs before its name fits under it: some for any name, and more for a long one. */
const WIDE_ENOUGH = 0.12;
const CHARACTER = 0.0098;
/** The most of the line that the name of a short step takes while the step runs: 8 rem, in two lines. */
const LONGEST = 0.23;

function shareOf(steps: readonly Step[], some: readonly Step[]): number {
  const secondsOf = (of: readonly Step[]) => of.reduce((sum, { seconds }) => sum + seconds, 0);
  return secondsOf(some) / secondsOf(steps);
}

/** The characters of the longer line where a name is best divided between two words. */
function lineOf(name: string): number {
  const divided = [...name.matchAll(/ /g)].map(({ index }) => Math.max(index, name.length - index - 1));
  return Math.min(name.length, ...divided);
}

/** Whether the name of a step fits under it in two lines. */
function fits(steps: readonly Step[], step: Step): boolean {
  return shareOf(steps, [step]) >= Math.max(WIDE_ENOUGH, lineOf(step.name) * CHARACTER);
}

/** Always names the current step; others only where the name fits and the current name does not overlap it. */
function isNamed(steps: readonly Step[], index: number, current: number): boolean {
  if (index === current) return true;
  const [step, now] = [steps[index], steps[current]];
  if (!step || !fits(steps, step)) return false;
  if (!now || fits(steps, now)) return true;
  // The name of the last step grows to the left.
  const isLast = current === steps.length - 1;
  if (index < current && !isLast) return true;
  const before = isLast ? steps.slice(index + 1) : steps.slice(current, index);
  return shareOf(steps, before) >= Math.min(LONGEST, Math.max(WIDE_ENOUGH, now.name.length * CHARACTER));
}

function phaseOf(index: number, current: number): string {
  if (index < current) return 'done';
  if (index === current) return 'now';
  return index === current + 1 ? 'next' : '';
}

function spoken({ name, seconds }: Step, index: number, current: number): string {
  return m.stepAloud({ name, length: lengthText(seconds), phase: phaseOf(index, current) });
}

import { useEffect, useRef, type ReactNode } from 'react';
import type { Exercise } from '@rostrum/domain';
import * as m from '@rostrum/words/learning';

/** The question, its motion and its passage; the children answer it. */
export function ExerciseFrame({
  exercise: { ask, motion, given, kind },
  takesFocus,
  children,
}: {
  exercise: Exercise;
  /** It replaced another exercise: focus moves to its question for keyboards and screen readers. */
  takesFocus: boolean;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section className="exercise">
      <header className="exercise-head">
        <h2 className="label" tabIndex={-1} ref={heading} lang="en">
          {ask}
        </h2>
        <span className="tiny faint nowrap">{m.how({ kind })}</span>
      </header>
      {motion && <p className="motion motion-sm muted">{m.motion({ motion })}</p>}
      {given && (
        <blockquote className="serif lesson-quote" lang="en">
          {given}
        </blockquote>
      )}
      {children}
    </section>
  );
}

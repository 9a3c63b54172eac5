import type { ReactNode } from 'react';

type FigureProps = { name: string; value: ReactNode; isAlarm?: boolean; children?: ReactNode };

/** One figure of a list of figures, with its name above and what it means below. */
export function Figure({ name, value, isAlarm = false, children }: FigureProps) {
  return (
    <div className="figure">
      <dt className="tiny faint">{name}</dt>
      <dd>
        <span className="figure-value num">
          {isAlarm ? <span className="figure-alarm">{value}</span> : value}
        </span>
        <span className="tiny muted num figure-extra">{children}</span>
      </dd>
    </div>
  );
}

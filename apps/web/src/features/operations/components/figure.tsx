import type { ReactNode } from 'react';

/** One figure with its name above and what explains it below. */
export function Figure({ name, value, children }: { name: string; value: ReactNode; children: ReactNode }) {
  return (
    <div className="figure">
      <dt className="tiny faint">{name}</dt>
      <dd>
        <span className="figure-value num">{value}</span>
        <span className="tiny muted num figure-extra">{children}</span>
      </dd>
    </div>
  );
}

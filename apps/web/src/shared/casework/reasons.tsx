import type { ReactNode } from 'react';

/** Points of a statement of reasons, each under its name. */
export function Reasons({ points }: { points: readonly (readonly [term: string, detail: ReactNode])[] }) {
  return (
    <dl className="reasons">
      {points.map(([term, detail]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { ReactNode } from 'react';

/** Something is running right now. With words it breathes; without, `label` names it. */
export function LiveDot({ children, label }: { children?: ReactNode; label?: string }) {
  if (children === undefined) {
    return (
      <span className="live-dot" title={label}>
        {label && <span className="visually-hidden">{label}</span>}
      </span>
    );
  }
  return (
    <span className="live">
      <span className="live-dot" aria-hidden="true" />
      {children}
    </span>
  );
}

import type { ComponentProps, ReactNode } from 'react';

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'size'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** The label beside a switch or a tick box. */
export function ChoiceWords({ label, hint }: { label: ReactNode; hint: ReactNode }) {
  return (
    <span>
      {label}
      {hint && <span className="hint">{hint}</span>}
    </span>
  );
}

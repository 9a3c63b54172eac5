import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** Folded until opened. Native, so that find-in-page opens it too. */
export function Collapsible({
  summary,
  children,
  open = false,
}: {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
}) {
  return (
    <details className="fold" open={open}>
      <summary>
        {summary}
        <ChevronDown className="icon icon-sm" />
      </summary>
      <div className="fold-in">{children}</div>
    </details>
  );
}

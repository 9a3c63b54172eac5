import type { ReactNode } from 'react';

export interface SectionHeadProps {
  children: ReactNode;
  as?: 'h2' | 'h3';
  /** For `aria-labelledby` of the section. */
  id?: string;
  /** A count or a link at the end of the rule. */
  aside?: ReactNode;
}

/** Opens a part of a page with a rule instead of a box. */
export function SectionHead({ children, as: Heading = 'h2', id, aside }: SectionHeadProps) {
  return (
    <header className="section-head">
      <Heading id={id}>{children}</Heading>
      {aside && <span className="section-aside">{aside}</span>}
    </header>
  );
}

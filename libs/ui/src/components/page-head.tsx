import type { ReactNode } from 'react';

/** The title of a page, one sentence under it, and its actions at the end of the line. */
export function PageHead({
  title,
  lede,
  children,
}: {
  title: ReactNode;
  lede?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <header className="page-head">
      <div>
        <h1 className="page-title">{title}</h1>
        {lede && <p className="page-lede">{lede}</p>}
      </div>
      {children && <div className="row wrap">{children}</div>}
    </header>
  );
}

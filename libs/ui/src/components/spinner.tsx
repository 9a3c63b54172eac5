import { cx } from '../cx.ts';

/** A turning ring. Alone it says what is awaited; inside a control (`label` empty) the control says it. */
export function Spinner({ label, large = false }: { label?: string; large?: boolean }) {
  const ring = <span className={cx('spinner', large && 'spinner-lg')} aria-hidden="true" />;
  if (!label) return ring;
  return (
    <output className="row">
      {ring}
      <span className={large ? 'visually-hidden' : undefined}>{label}</span>
    </output>
  );
}

/** Fills the page while nothing else can stand there yet. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <output className="spinner-page">
      <span className="spinner spinner-lg" aria-hidden="true" />
      <span>{label}</span>
    </output>
  );
}

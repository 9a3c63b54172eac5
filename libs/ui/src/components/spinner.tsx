import { cx } from '../cx.ts';

/** A spinning ring. Alone it names the awaited thing; inside a control (`label` empty) the control does. */
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

/** Fills the page until there is content. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <output className="spinner-page">
      <span className="spinner spinner-lg" aria-hidden="true" />
      <span>{label}</span>
    </output>
  );
}

import * as m from '@rostrum/words/ui';
import { cx } from '../cx.ts';

/** One line that is still loading; `width` in percent. */
function Bone({ width = 100, motion = false }: { width?: number; motion?: boolean }) {
  return (
    <span className={cx('bone', motion && 'bone-motion')} style={{ width: `${width}%` }} aria-hidden="true" />
  );
}

/** A few of them, announced once as loading. */
export function Bones({ label = m.loading(), lines = 3 }: { label?: string; lines?: number }) {
  return (
    <output className="bones">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        <Bone key={line} width={WIDTHS[line % WIDTHS.length] ?? 100} motion={line === 0} />
      ))}
    </output>
  );
}

const WIDTHS = [56, 100, 82, 91];

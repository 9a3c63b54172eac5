import { BRAND } from '@rostrum/domain';
import { cx } from '../cx.ts';
import { Link } from './link.tsx';

const SEATS =
  'M1.6 16.2L5.5 16.7M3.3 11.6L6.5 13.8M7.1 8.2L8.9 11.7M12 7L12 10.9M16.9 8.2L15.1 11.7M20.7 11.6L17.5 13.8M22.4 16.2L18.5 16.7';

/**
 * The logo of the product and of its moderator: seats around a rostrum. Always decorative, because words are beside
 * it.
 */
export function Mark({ className }: { className?: string }) {
  return (
    <svg className={cx('mark', className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SEATS} stroke="currentColor" strokeWidth="2.1" fill="none" />
      <circle cx="12" cy="17.5" r="2.5" fill="currentColor" />
    </svg>
  );
}

/** Mark and name, as a link to `href`. */
export function Logo({ href = '/' }: { href?: string }) {
  return (
    <Link className="brand" href={href}>
      <Mark className="brand-mark" />
      <span className="brand-word">{BRAND}</span>
    </Link>
  );
}

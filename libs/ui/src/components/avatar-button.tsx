import { cx } from '../cx.ts';
import { Avatar } from './avatar.tsx';
import type { TriggerProps } from './trigger.ts';

export interface AvatarButtonProps extends TriggerProps {
  name: string;
  photo?: string | undefined;
  /** What it opens, as in "Account". */
  label: string;
}

/** A face that opens something: the account's menu, a profile. */
export function AvatarButton({ name, photo, label, className, ...rest }: AvatarButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx('account-button', className)}
      aria-label={label}
      title={name}
    >
      <Avatar name={name} photo={photo} />
    </button>
  );
}

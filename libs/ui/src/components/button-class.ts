import { cx } from '../cx.ts';

export type ButtonLook = 'primary' | 'plain' | 'quiet' | 'danger' | 'danger-solid';
type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonShape {
  /** One primary button a view. */
  look?: ButtonLook | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
}

export function buttonClass(
  { look = 'plain', size = 'md', block = false }: ButtonShape,
  extra?: string,
): string {
  return cx('btn', `btn-${look}`, size !== 'md' && `btn-${size}`, block && 'btn-block', extra);
}

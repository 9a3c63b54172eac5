import type { ReactElement } from 'react';
import type { LucideIcon } from 'lucide-react';
import { buttonClass } from './button-class.ts';
import type { ButtonShape } from './button-class.ts';
import { Link } from './link.tsx';
import type { LinkProps } from './link.tsx';

export interface ButtonLinkProps extends LinkProps, ButtonShape {
  icon?: LucideIcon | undefined;
  /** Draws the link with something else than the provided link component. */
  render?: ((props: LinkProps) => ReactElement) | undefined;
}

/** Looks like a button, goes somewhere. */
export function ButtonLink(props: ButtonLinkProps) {
  const { look, size, block, icon: Icon, render, className, children, ...rest } = props;
  const link: LinkProps = {
    ...rest,
    className: buttonClass({ look, size, block }, className),
    children: (
      <>
        {Icon && <Icon className={size === 'sm' ? 'icon icon-sm' : 'icon'} />}
        {children}
      </>
    ),
  };
  return render ? render(link) : <Link {...link} />;
}

import type { LucideIcon } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from '../components/link.tsx';
import { Tooltip } from '../components/tooltip.tsx';

export interface NavItemProps {
  icon: LucideIcon;
  label: string;
  /** Shows the label beside the icon on hover: for the collapsed sidebar. */
  collapsed: boolean;
  /** A link with `href`, a button with `onClick`; a link may have both. */
  href?: string;
  onClick?: (event: MouseEvent) => void;
  current?: boolean;
  children?: ReactNode;
}

/** One line of the sidebar. Collapsed, only the icon is visible; the accessible name stays. */
export function NavItem({
  icon: Icon,
  label,
  collapsed,
  href,
  onClick,
  current = false,
  children,
}: NavItemProps) {
  const content = (
    <>
      <Icon className="icon" />
      <span className="nav-label">{label}</span>
      {children}
    </>
  );
  const item =
    href === undefined ? (
      <button type="button" className="nav-item" onClick={onClick}>
        {content}
      </button>
    ) : (
      <Link href={href} className="nav-item" aria-current={current ? 'page' : undefined} onClick={onClick}>
        {content}
      </Link>
    );
  return (
    <Tooltip words={label} side="right" off={!collapsed}>
      {item}
    </Tooltip>
  );
}

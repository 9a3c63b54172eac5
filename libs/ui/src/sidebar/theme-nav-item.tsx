import { useThemeToggle } from '../theme/use-theme-toggle.ts';
import { NavItem } from './nav-item.tsx';

/** The theme toggle as a line of the sidebar. */
export function ThemeNavItem({ collapsed }: { collapsed: boolean }) {
  const { icon, label, next } = useThemeToggle();
  return <NavItem icon={icon} label={label} collapsed={collapsed} onClick={next} />;
}

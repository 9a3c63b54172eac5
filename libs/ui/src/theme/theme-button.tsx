import { Button } from '../components/button.tsx';
import { useThemeToggle } from './use-theme-toggle.ts';

/** The theme toggle for pages without a sidebar. */
export function ThemeButton() {
  const { icon, label, next } = useThemeToggle();
  return (
    <Button look="quiet" size="sm" icon={icon} onClick={next}>
      {label}
    </Button>
  );
}

import { Button } from '../components/button.tsx';
import { useThemeToggle } from './use-theme-toggle.ts';

/** The theme toggle where there is no sidebar. */
export function ThemeButton() {
  const { icon, label, next } = useThemeToggle();
  return (
    <Button look="quiet" size="sm" icon={icon} onClick={next}>
      {label}
    </Button>
  );
}

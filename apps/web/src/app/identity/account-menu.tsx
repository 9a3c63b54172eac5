import { UserButton } from '@clerk/clerk-react';
import { Settings, type LucideIcon } from 'lucide-react';
import { PATHS } from '../paths.ts';

/** A page that the menu leads to beside the settings. */
export type AccountMenuPage = { label: string; icon: LucideIcon; path: string };

const SETTINGS: AccountMenuPage = { label: 'Settings', icon: Settings, path: PATHS.settings };

/** Clerk's own menu of the account, with the way to what is set here and to other `pages`. */
export function AccountMenu({ pages = [] }: { pages?: readonly AccountMenuPage[] }) {
  return (
    <UserButton>
      <UserButton.MenuItems>
        {[SETTINGS, ...pages].map(({ label, icon: Icon, path }) => (
          <UserButton.Link
            key={path}
            label={label}
            labelIcon={<Icon className="icon" aria-hidden="true" />}
            href={path}
          />
        ))}
      </UserButton.MenuItems>
    </UserButton>
  );
}

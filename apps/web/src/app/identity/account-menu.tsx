import { UserButton } from '@clerk/clerk-react';
import { Settings } from 'lucide-react';
import { PATHS } from '../paths.ts';

/** Clerk's own menu of the account, with the way to what is set here. */
export function AccountMenu() {
  return (
    <UserButton>
      <UserButton.MenuItems>
        <UserButton.Link
          label="Settings"
          labelIcon={<Settings className="icon" aria-hidden="true" />}
          href={PATHS.settings}
        />
      </UserButton.MenuItems>
    </UserButton>
  );
}

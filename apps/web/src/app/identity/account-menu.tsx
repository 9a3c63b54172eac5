import type { Duty } from '@rostrum/domain';
import { SECTIONS, sectionUrl, type Section } from '../../shared/navigation/sections.ts';
import { UserButton } from './clerk.ts';

const ALL: readonly Section[] = SECTIONS;

/** Clerk's own account menu, with links to our settings and to the pages for people with a duty. */
export function AccountMenu({ duties = [] }: { duties?: readonly Duty[] }) {
  const sections = ALL.filter(
    ({ isInAccountMenu, duty }) => isInAccountMenu && (duty === undefined || duties.includes(duty)),
  );
  return (
    <UserButton>
      <UserButton.MenuItems>
        {sections.map(({ page, label, icon: Icon }) => (
          <UserButton.Link
            key={page}
            label={label()}
            labelIcon={<Icon className="icon" aria-hidden="true" />}
            href={sectionUrl({ page })}
          />
        ))}
      </UserButton.MenuItems>
    </UserButton>
  );
}

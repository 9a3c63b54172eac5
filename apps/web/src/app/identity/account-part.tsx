import { createPortal } from 'react-dom';
import { ButtonLink } from '@rostrum/ui';
import * as m from '@rostrum/words/identity';
import { PATHS } from '../../shared/navigation/paths.ts';
import { AccountMenu } from './account-menu.tsx';
import { useVisitor } from '../visitor.tsx';

/** Draws the account into the public header for signed-in people; others keep the header's plain links. */
export function AccountPart() {
  const { visitor, accountSlot } = useVisitor();
  if (visitor !== 'signedIn' || !accountSlot) return null;
  return createPortal(
    <>
      <ButtonLink href={PATHS.dashboard} look="plain">
        {m.dashboard()}
      </ButtonLink>
      <AccountMenu />
    </>,
    accountSlot,
  );
}

import { ButtonLink, EmptyState } from '@rostrum/ui';
import * as m from '@rostrum/words/goodbye';
import { PageTitle } from '../shared/navigation/page-title.tsx';
import { PATHS } from '../shared/navigation/paths.ts';

/** The page after an account is deleted: what is gone, what will go, and what stays. */
export function GoodbyePage() {
  return (
    <>
      <PageTitle>{m.goodbye()}</PageTitle>
      <EmptyState
        level={1}
        title={m.accountDeleted()}
        action={<ButtonLink href={PATHS.home}>{m.goHome()}</ButtonLink>}
      >
        {m.accountDeletedHint()}
      </EmptyState>
    </>
  );
}

import { ButtonLink, EmptyState } from '@rostrum/ui';
import { PageTitle } from '../shared/navigation/page-title.tsx';
import { PATHS } from '../shared/navigation/paths.ts';

/** The page after an account is deleted: what is gone, what will go, and what stays. */
export function GoodbyePage() {
  return (
    <>
      <PageTitle>Goodbye</PageTitle>
      <EmptyState
        level={1}
        title="Your account is deleted"
        action={<ButtonLink href={PATHS.home}>To the front page</ButtonLink>}
      >
        You are signed out, and nobody finds you here any more. Your photo, your name on what you said and
        everything else that was yours is being removed now; that takes a few minutes. What you said in
        debates stays, by a “Deleted user”.
      </EmptyState>
    </>
  );
}

import { Button, EmptyState } from '@rostrum/ui';
import { PageTitle } from '../../../shared/navigation/page-title.tsx';

/** For a member of the house who signed in with only their password: what is missing, and how to get it. */
export function SecondFactorFirst({ onLogOut }: { onLogOut: () => void }) {
  return (
    <div className="page">
      <PageTitle>House</PageTitle>
      <EmptyState
        level={1}
        title="Sign in with your second factor"
        action={
          <Button look="primary" onClick={onLogOut}>
            Log out and sign in again
          </Button>
        }
      >
        What people report is opened with two factors only. If you have none yet, open the user menu, choose
        Manage account and then Security, and add an authenticator app. Then log out and sign in with it.
      </EmptyState>
    </div>
  );
}

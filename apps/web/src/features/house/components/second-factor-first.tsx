import { Button, EmptyState } from '@rostrum/ui';
import * as m from '@rostrum/words/house';
import { PageTitle } from '../../../shared/navigation/page-title.tsx';

/** For a member of the house who signed in with only their password: what is missing, and how to get it. */
export function SecondFactorFirst({ onLogOut }: { onLogOut: () => void }) {
  return (
    <div className="page">
      <PageTitle>{m.title()}</PageTitle>
      <EmptyState
        level={1}
        title={m.secondFactor()}
        action={
          <Button look="primary" onClick={onLogOut}>
            {m.signInAgain()}
          </Button>
        }
      >
        {m.secondFactorHow()}
      </EmptyState>
    </div>
  );
}

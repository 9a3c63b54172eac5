import { ButtonLink, EmptyState } from '@rostrum/ui';
import * as m from '@rostrum/words/not-found';
import { PageTitle } from '../../shared/navigation/page-title.tsx';
import { PATHS } from '../../shared/navigation/paths.ts';

/** An address under `/app` that leads nowhere. */
export function NotFoundInApp() {
  return (
    <>
      <PageTitle>{m.pageTitle()}</PageTitle>
      <EmptyState
        level={1}
        title={m.title()}
        action={
          <ButtonLink href={PATHS.dashboard} look="primary">
            {m.goToDashboard()}
          </ButtonLink>
        }
      >
        {m.hint()}
      </EmptyState>
    </>
  );
}

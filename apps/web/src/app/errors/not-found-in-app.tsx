import { ButtonLink, EmptyState } from '@rostrum/ui';
import { PageTitle } from '../../shared/navigation/page-title.tsx';
import { PATHS } from '../../shared/navigation/paths.ts';

/** An address under `/app` that leads nowhere. */
export function NotFoundInApp() {
  return (
    <>
      <PageTitle>Page not found</PageTitle>
      <EmptyState
        level={1}
        title="Nobody sits here"
        action={
          <ButtonLink href={PATHS.dashboard} look="primary">
            To the dashboard
          </ButtonLink>
        }
      >
        This address leads to no page. It may have been mistyped, or the page has moved.
      </EmptyState>
    </>
  );
}

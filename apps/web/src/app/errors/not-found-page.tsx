import { ButtonLink, EmptyState } from '@rostrum/ui';
import { PageTitle } from '../../shared/navigation/page-title.tsx';
import { PATHS } from '../../shared/navigation/paths.ts';

/** An address that leads nowhere. */
export function NotFoundPage() {
  return (
    <>
      <PageTitle>Page not found</PageTitle>
      <meta name="robots" content="noindex" />
      <EmptyState
        level={1}
        title="Nobody sits here"
        action={
          <>
            <ButtonLink href={PATHS.home} look="primary">
              To the front page
            </ButtonLink>
            <ButtonLink href={PATHS.help}>Help</ButtonLink>
          </>
        }
      >
        This address leads to no page. It may have been mistyped, or the page has moved.
      </EmptyState>
    </>
  );
}

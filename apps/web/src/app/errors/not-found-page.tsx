import { ButtonLink, EmptyState } from '@rostrum/ui';
import * as m from '@rostrum/words/not-found';
import { PageTitle } from '../../shared/navigation/page-title.tsx';
import { PATHS } from '../../shared/navigation/paths.ts';

/** An address that leads nowhere. */
export function NotFoundPage() {
  return (
    <>
      <PageTitle>{m.pageTitle()}</PageTitle>
      <meta name="robots" content="noindex" />
      <EmptyState
        level={1}
        title={m.title()}
        action={
          <>
            <ButtonLink href={PATHS.home} look="primary">
              {m.goHome()}
            </ButtonLink>
            <ButtonLink href={PATHS.help}>{m.help()}</ButtonLink>
          </>
        }
      >
        {m.hint()}
      </EmptyState>
    </>
  );
}

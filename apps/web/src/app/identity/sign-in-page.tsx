import { lazy, Suspense, useState, type ReactNode } from 'react';
import { asNode, ErrorState, GateShell, Spinner } from '@rostrum/ui';
import * as m from '@rostrum/words/identity';
import { Navigate } from 'react-router-dom';
import { PageTitle } from '../../shared/navigation/page-title.tsx';
import { PATHS } from '../../shared/navigation/paths.ts';
import { linkTo } from '../../shared/navigation/link-to.tsx';
import { useClerkIdentity } from './clerk-identity.ts';
import { SignIn, SignUp } from './clerk.ts';
import { invitedCode } from './invited-code.ts';
import { SessionEnded } from './session-ended.tsx';
import { TIME_LIMIT_MS } from './time-limit.ts';
import { useLasting } from '../../shared/timing/use-lasting.ts';

const InvitationCard = lazy(async () => ({
  default: (await import('./invitation-card.tsx')).InvitationCard,
}));

/** Clerk's own form in our theme. Where it leads is fixed by the provider around it. */
export function SignInPage() {
  return (
    <Gate title={m.signIn()} leadsTo={PATHS.app}>
      <SessionEnded />
      <SignIn routing="path" path={PATHS.signIn} signUpUrl={PATHS.signUp} fallback={<Waiting />} />
    </Gate>
  );
}

export function SignUpPage() {
  return (
    <Gate title={m.register()} leadsTo={PATHS.onboarding}>
      <SignUp routing="path" path={PATHS.signUp} signInUrl={PATHS.signIn} fallback={<Waiting />} />
      <p className="small muted">
        {asNode(
          m.termsApply({
            terms: linkTo(PATHS.terms),
            privacy: linkTo(PATHS.privacy),
          }),
        )}
      </p>
    </Gate>
  );
}

/**
 * A form for signed-out people. A signed-in person goes straight to its target: Clerk's form draws nothing for them
 * and does not always send them on.
 */
function Gate({ title, leadsTo, children }: { title: string; leadsTo: string; children: ReactNode }) {
  const { state } = useClerkIdentity();
  const [found, setFound] = useState(state);
  if (found === 'loading' && state !== 'loading') setFound(state);
  const forgotten = useLasting(found !== 'signedIn' && state === 'signedIn', 3_000);
  const unreachable = useLasting(found === 'loading', TIME_LIMIT_MS);
  if (found === 'signedIn' || forgotten) return <Navigate to={leadsTo} replace />;
  return (
    <GateShell statement={m.statement()}>
      <PageTitle>{title}</PageTitle>
      {found === 'signedOut' && (
        <>
          <Invitation />
          {children}
        </>
      )}
      {found === 'loading' && (unreachable ? <Unreachable /> : <Waiting />)}
    </GateShell>
  );
}

/** The invitation whose link led here. The form does not wait for it. */
function Invitation() {
  const [code] = useState(invitedCode);
  if (code === undefined) return null;
  return (
    <Suspense fallback={null}>
      <InvitationCard code={code} />
    </Suspense>
  );
}

function Waiting() {
  return <Spinner large label={m.openingForm()} />;
}

function Unreachable() {
  return (
    <ErrorState level={1} small title={m.unreachable()} onRetry={() => location.reload()}>
      {m.unreachableHint()}
    </ErrorState>
  );
}

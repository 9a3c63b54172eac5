import { useEffect, useRef, useState } from 'react';
import { Check } from 'lucide-react';
import { useProfile, useWelcome } from '@rostrum/data';
import {
  NEW_WELCOME,
  nextStep,
  WELCOME_STEPS,
  type Profile,
  type Welcome,
  type WelcomeStep,
} from '@rostrum/domain';
import { BareShell, Bones, Button, ErrorState } from '@rostrum/ui';
import * as m from '@rostrum/words/onboarding';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../shared/navigation/paths.ts';
import { PageTitle } from '../../shared/navigation/page-title.tsx';
import { useSession } from '../../shared/session/session.ts';
import { useCommand } from '../../shared/commands/use-command.ts';
import { InterestsStep } from './components/interests-step.tsx';
import { NameStep } from './components/name-step.tsx';
import { PhotoStep } from './components/photo-step.tsx';
import { RulesStep } from './components/rules-step.tsx';

const NAMES: Readonly<Record<WelcomeStep, () => string>> = {
  name: m.nameStep,
  photo: m.photoStep,
  interests: m.interestsStep,
  rules: m.rulesStep,
};

/** The first visit: a person's name, photo and interests, and the house rules. */
export function OnboardingPage() {
  const { uid, logOut } = useSession();
  const welcome = useWelcome(uid);
  const profile = useProfile(uid);
  const failed = welcome.status === 'error' ? welcome : profile.status === 'error' ? profile : undefined;
  return (
    <BareShell
      action={
        <Button look="quiet" onClick={logOut}>
          {m.logOut()}
        </Button>
      }
    >
      <PageTitle>{m.pageTitle()}</PageTitle>
      {failed ? (
        <ErrorState title={m.failed()} onRetry={failed.retry}>
          {failed.message}
        </ErrorState>
      ) : welcome.status === 'ready' && profile.status === 'ready' ? (
        <Steps welcome={welcome.value ?? NEW_WELCOME} profile={profile.value} />
      ) : (
        <Bones label={m.loading()} lines={6} />
      )}
    </BareShell>
  );
}

/** Begins where the person stopped last time; a person who has finished may look at it again. */
function Steps({ welcome, profile }: { welcome: Welcome; profile: Profile | null }) {
  const navigate = useNavigate();
  const [step, setStep] = useState<WelcomeStep>(() => nextStep(welcome) ?? 'name');
  const { run } = useCommand('people');
  const form = useFocusedHeading(step);
  const at = WELCOME_STEPS.indexOf(step);
  const go = (by: 1 | -1) => setStep(WELCOME_STEPS[at + by] ?? step);
  const pass = async () => {
    // The step itself is saved; at worst the page asks for it again.
    await run({ type: 'passStep', step });
    go(1);
  };
  const props = { profile, onDone: () => void pass(), onBack: () => go(-1) };
  return (
    <div className="onboard">
      <StepList current={at} />
      <div ref={form}>
        {step === 'name' && <NameStep profile={profile} onDone={() => go(1)} />}
        {step === 'photo' && <PhotoStep {...props} />}
        {step === 'interests' && <InterestsStep {...props} />}
        {step === 'rules' && (
          <RulesStep
            hasAccepted={welcome.rulesAcceptedAtMs !== null}
            onBack={() => go(-1)}
            onDone={() => void navigate(PATHS.app)}
          />
        )}
      </div>
    </div>
  );
}

function StepList({ current }: { current: number }) {
  return (
    <ol className="onboard-steps" aria-label={m.stepOf({ step: current + 1, steps: WELCOME_STEPS.length })}>
      {WELCOME_STEPS.map((step, index) => (
        <li
          key={step}
          className={index < current ? 'done' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          {index < current ? <Check className="icon icon-sm" /> : <span className="num">{index + 1}</span>}
          <span>{NAMES[step]()}</span>
        </li>
      ))}
    </ol>
  );
}

/** The next step begins at its heading, also for people who cannot see the change. */
function useFocusedHeading(step: WelcomeStep) {
  const form = useRef<HTMLDivElement>(null);
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    const heading = form.current?.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [step]);
  return form;
}

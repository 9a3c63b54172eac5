import { useEffect, useRef, useState } from 'react';
import { Check } from 'lucide-react';
import { BareShell, Button } from '@rostrum/ui';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../app/paths.ts';
import { PageTitle } from '../../page-title.tsx';
import { useSession } from '../../session/session.ts';
import { NameStep } from './name-step.tsx';
import { RulesStep } from './rules-step.tsx';

const STEPS = ['Name', 'House rules'];

/** The first visit: how somebody is called, and the rules of the house. */
export function OnboardingPage() {
  const { logOut } = useSession();
  const navigate = useNavigate();
  const [step, setStep] = useState(0);
  const form = useFocusedHeading(step);
  return (
    <BareShell
      action={
        <Button look="quiet" onClick={logOut}>
          Logout
        </Button>
      }
    >
      <PageTitle>Welcome</PageTitle>
      <div className="onboard">
        <StepList current={step} />
        <div ref={form}>
          {step === 0 ? (
            <NameStep onDone={() => setStep(1)} />
          ) : (
            <RulesStep onBack={() => setStep(0)} onDone={() => void navigate(PATHS.app)} />
          )}
        </div>
      </div>
    </BareShell>
  );
}

function StepList({ current }: { current: number }) {
  return (
    <ol className="onboard-steps" aria-label={`Step ${current + 1} of ${STEPS.length}`}>
      {STEPS.map((name, index) => (
        <li
          key={name}
          className={index < current ? 'done' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          {index < current ? <Check className="icon icon-sm" /> : <span className="num">{index + 1}</span>}
          <span>{name}</span>
        </li>
      ))}
    </ol>
  );
}

/** The next step begins at its heading, also for those who cannot see that it changed. */
function useFocusedHeading(step: number) {
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

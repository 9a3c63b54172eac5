import type { Profile } from '@rostrum/domain';
import { Link, Switch } from '@rostrum/ui';
import { useState } from 'react';
import { PATHS } from '../../../shared/navigation/paths.ts';
import { useCommand } from '../../../shared/commands/use-command.ts';
import { Section } from './section.tsx';

type Choice = 'isVisible' | 'isFeedbackVisible' | 'isCompared' | 'isFindable';

/** Privacy settings; saved at once, and enforced by the server. */
export function PrivacySection({ profile }: { profile: Profile }) {
  const [problem, setProblem] = useState<string | null>(null);
  const switchOf = (choice: Choice, label: string, hint: string) => (
    <PrivacySwitch {...{ profile, choice, label, hint }} onProblem={setProblem} />
  );
  return (
    <Section name="privacy" title="Privacy" about="Changed at once, on every device.">
      {switchOf(
        'isVisible',
        'Others find me',
        'In People and in searches. Hidden, only those whom you follow see your profile. Your name stays on what you say in debates.',
      )}
      {switchOf(
        'isFeedbackVisible',
        'Others see my strengths',
        'What feedback on your debates found, on your profile. Scores are never shown.',
      )}
      {switchOf(
        'isCompared',
        'Compare me with others',
        'From your next debate on your scores count, without your name, and your plots show the middle of everybody’s.',
      )}
      {switchOf(
        'isFindable',
        'Search engines may list my debates',
        'The public page of a debate is listed only where everybody who spoke allows it. Search engines may keep a copy for a while after you switch this off.',
      )}
      <p role="alert" className="hint hint-bad">
        {problem}
      </p>
      <p className="small muted">
        Whom you have blocked stands in <Link href={PATHS.people}>People</Link>.
      </p>
    </Section>
  );
}

type PrivacySwitchProps = {
  profile: Profile;
  choice: Choice;
  label: string;
  hint: string;
  /** Called with the reason for a refusal; null without one. */
  onProblem: (problem: string | null) => void;
};

/** Shows the choice until the profile contains it. */
function PrivacySwitch({ profile, choice, label, hint, onProblem }: PrivacySwitchProps) {
  const { run } = useCommand('people');
  const [pending, setPending] = useState<boolean>();
  const choose = async (value: boolean) => {
    onProblem(null);
    setPending(value);
    await run(
      { type: 'saveProfile', [choice]: value },
      { onRefused: ({ message }) => onProblem(message), again: () => void choose(value) },
    );
    // From here on the profile counts, which changed before the answer came.
    setPending(undefined);
  };
  return (
    <Switch
      label={label}
      hint={hint}
      checked={pending ?? profile[choice]}
      disabled={pending !== undefined}
      onChange={(event) => void choose(event.currentTarget.checked)}
    />
  );
}

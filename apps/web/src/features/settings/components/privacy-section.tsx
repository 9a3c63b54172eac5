import type { Profile } from '@rostrum/domain';
import { asNode, Switch } from '@rostrum/ui';
import * as m from '@rostrum/words/settings';
import { useState } from 'react';
import { PATHS } from '../../../shared/navigation/paths.ts';
import { linkTo } from '../../../shared/navigation/link-to.tsx';
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
    <Section name="privacy" title={m.privacy()} about={m.privacyAbout()}>
      {switchOf('isVisible', m.visible(), m.visibleHint())}
      {switchOf('isFeedbackVisible', m.strengths(), m.strengthsHint())}
      {switchOf('isCompared', m.compared(), m.comparedHint())}
      {switchOf('isFindable', m.findable(), m.findableHint())}
      <p role="alert" className="hint hint-bad">
        {problem}
      </p>
      <p className="small muted">
        {asNode(
          m.blockedWhere({
            people: linkTo(PATHS.people),
          }),
        )}
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

import { useWelcome } from '@rostrum/data';
import { dismiss, notify } from '@rostrum/ui';
import * as m from '@rostrum/words/notices';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../navigation/paths.ts';

/**
 * Reminds a person who has not accepted the house rules that they can look around, and links to the rules. It stays
 * until then.
 */
export function useRulesReminder(uid: string): void {
  const welcome = useWelcome(uid);
  const navigate = useNavigate();
  const isMissing = welcome.status === 'ready' && (welcome.value?.rulesAcceptedAtMs ?? null) === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    const id = notify({
      text: m.rulesReminder(),
      action: { label: m.readRules(), onClick: () => void navigate(PATHS.onboarding) },
    });
    return () => dismiss(id);
  }, [isMissing, navigate]);
}

import { applyPolicy, judgeDraft, type PolicyDecision } from '@rostrum/moderator';
import { EXAMPLE } from '../example.ts';

/** What the moderator would do with a draft if it were posted in a room of standard strictness. */
export type Verdict = Exclude<PolicyDecision, { act: 'silence' }> | null;

const NAMES = { jonas: EXAMPLE.against.name };

/** The engine and the policy of real rooms, in this browser; nothing is sent anywhere. */
export function judge(text: string): Verdict {
  const { decisions } = applyPolicy(
    {},
    {
      type: 'posted',
      messageId: 'draft',
      text,
      authorId: 'visitor',
      hostId: null,
      side: 'for',
      standing: 'onTurn',
      floor: [],
      names: NAMES,
      signals: judgeDraft(text, { names: Object.values(NAMES) }),
      strictness: 'standard',
    },
    0,
  );
  const [decision] = decisions;
  return decision === undefined || decision.act === 'silence' ? null : decision;
}

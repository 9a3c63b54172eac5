import { HOUSE_APPEAL_DAYS, HOUSE_GROUNDS, isBlank, type Case, type HouseAct } from '@rostrum/domain';
import { houseActsWords } from '../../../../shared/casework/house-act-words.ts';
import { Reasons } from '../../../../shared/casework/reasons.tsx';
import { untilWords } from '../../../../shared/casework/until-words.ts';
import { dayWords } from '../../../../shared/casework/when-words.ts';
import type { DecisionDraft } from '../../logic/draft.ts';

const DAY_MS = 86_400_000;

export type DecisionPreviewProps = {
  reported: Case;
  draft: DecisionDraft;
  acts: readonly HouseAct[];
  nowMs: number;
};

/** The decision as those concerned will read it. */
export function DecisionPreview({ reported, draft, acts, nowMs }: DecisionPreviewProps) {
  const reason = isBlank(draft.explanation) ? '…' : draft.explanation;
  const appeal = `Another moderator looks again. Until ${dayWords(nowMs + HOUSE_APPEAL_DAYS * DAY_MS)}.`;
  return (
    <section className="preview-box" aria-label="Preview">
      <h2 className="tiny faint">
        {acts.length > 0 ? `As ${reported.aboutName} will read it` : 'As those who reported it will read it'}
      </h2>
      {acts.length === 0 ? (
        <Reasons
          points={[
            ['What', 'No action.'],
            ['Reason', reason],
            ['Appeal', appeal],
          ]}
        />
      ) : (
        <Reasons
          points={[
            ['What', `${houseActsWords(acts)}.`],
            ['Until', untilWords(acts.length, untilMsOf(acts, nowMs))],
            ['Rule', `${HOUSE_GROUNDS[draft.ground]}. A house rule, not a law.`],
            ['Reason', reason],
            ['Appeal', appeal],
          ]}
        />
      )}
      {acts.length > 0 && (
        <p className="tiny faint">
          Where it stood and that a report led to it is added. Those who reported it read:{' '}
          {houseActsWords(acts)}, and the reason.
        </p>
      )}
    </section>
  );
}

/** The end of the suspension, in epoch milliseconds; null without one, or if it is permanent. */
function untilMsOf(acts: readonly HouseAct[], nowMs: number): number | null {
  const suspension = acts.find((one) => one.act === 'suspend');
  return suspension && suspension.days !== null ? nowMs + suspension.days * DAY_MS : null;
}

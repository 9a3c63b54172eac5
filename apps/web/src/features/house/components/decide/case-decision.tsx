import {
  CASE_REASON_LIST,
  isRestricting,
  proposeStep,
  type Case,
  type CaseReason,
  type HouseDecision,
} from '@rostrum/domain';
import { notify } from '@rostrum/ui';
import * as m from '@rostrum/words/house';
import { useState } from 'react';
import { useCommand } from '../../../../shared/commands/use-command.ts';
import { useHeldWords } from '../../../../shared/commands/use-held-words.ts';
import { DecisionForm } from './decision-form.tsx';
import { DecisionPreview } from './decision-preview.tsx';
import { houseActsOf, newDraft } from '../../logic/draft.ts';

export type CaseDecisionProps = {
  reported: Case;
  /** Earlier decisions about the person; undefined until known. */
  past: readonly HouseDecision[] | undefined;
  nowMs: number;
};

/** The decision of a case: acts, ground and reason, as the people concerned will read it. */
export function CaseDecision({ reported, past, nowMs }: CaseDecisionProps) {
  const { id: caseId, round, subject, about } = reported;
  const [draft, setDraft] = useState(() => newDraft(gravest(reported)));
  const { busy, run } = useCommand('house');
  const words = useHeldWords();
  const acts = houseActsOf(subject.kind, draft);
  const decide = async () => {
    const { ground, explanation, isUnfounded } = draft;
    words.forget();
    const command = {
      type: 'decide' as const,
      caseId,
      round,
      acts,
      ground: isRestricting(acts) ? ground : null,
      explanation,
      isUnfounded,
    };
    const hearers = { onHeld: words.onHeld, again: () => void decide() };
    if (await run<'decide'>(command, hearers)) notify({ text: m.done(), tone: 'good' });
  };
  const proposal = past && about !== '' ? proposeStep(past, draft.ground, nowMs) : undefined;
  return (
    <div className="decide">
      <DecisionForm
        {...{ reported, draft, proposal }}
        busy={busy !== null}
        refused={words.at('explanation')}
        onDraft={(changed) => {
          words.forget();
          setDraft(changed);
        }}
        onDecide={() => void decide()}
      />
      <DecisionPreview {...{ reported, draft, acts, nowMs }} />
    </div>
  );
}

/** The strongest argument for a ground: the most serious given reason, or the doubt that makes a topic wait. */
function gravest({ subject, reasons }: Case): CaseReason {
  if (subject.kind === 'waitingTopic') return 'hate';
  return CASE_REASON_LIST.find((reason) => (reasons[reason] ?? 0) > 0) ?? 'other';
}

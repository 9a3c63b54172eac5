import { REPEAT_WINDOW_DAYS, type RepeatProposal } from '@rostrum/domain';
import { Button } from '@rostrum/ui';
import { houseActWords } from '../../../../shared/casework/house-act-words.ts';

export type ProposalLineProps = { name: string; proposal: RepeatProposal; onTake: () => void };

/** The proposal of the rule for repeat offenders, and its count. */
export function ProposalLine({ name, proposal, onTake }: ProposalLineProps) {
  return (
    <div className="proposal small">
      <p>
        The rule for repeat offenders proposes: <b>{houseActWords(proposal.act)}</b>.
      </p>
      <p className="muted">{groundsWords(name, proposal)}</p>
      <p>
        <Button size="sm" onClick={onTake}>
          Take the proposal
        </Button>
      </p>
    </div>
  );
}

/** The basis of the proposal. */
function groundsWords(name: string, { severe, ordinary }: RepeatProposal): string {
  const before = severe + ordinary;
  const within = `in the last ${REPEAT_WINDOW_DAYS} days`;
  if (before === 0) return `The house found no other breach by ${name} ${within}.`;
  const breaches = before === 1 ? '1 other breach' : `${before} other breaches`;
  const grave = severe === 0 ? 'none of them severe' : `${severe} of them severe`;
  return `The house found ${breaches} by ${name} ${within}, ${grave}. A severe one counts twice.`;
}

import { REPEAT_WINDOW_DAYS, type RepeatProposal } from '@rostrum/domain';
import { asNode, Button } from '@rostrum/ui';
import * as m from '@rostrum/words/house';
import { houseActWords } from '../../../../shared/casework/house-act-words.ts';

export type ProposalLineProps = { name: string; proposal: RepeatProposal; onTake: () => void };

/** The proposal of the rule for repeat offenders, and its count. */
export function ProposalLine({ name, proposal, onTake }: ProposalLineProps) {
  return (
    <div className="proposal small">
      <p>
        {asNode(m.proposal({ what: houseActWords(proposal.act), act: (inside) => <b>{asNode(inside)}</b> }))}
      </p>
      <p className="muted">{groundsWords(name, proposal)}</p>
      <p>
        <Button size="sm" onClick={onTake}>
          {m.useProposal()}
        </Button>
      </p>
    </div>
  );
}

/** The basis of the proposal. */
function groundsWords(name: string, { severe, ordinary }: RepeatProposal): string {
  const count = severe + ordinary;
  const days = REPEAT_WINDOW_DAYS;
  return count === 0 ? m.proposalFirst({ name, days }) : m.proposalBasis({ name, days, count, severe });
}

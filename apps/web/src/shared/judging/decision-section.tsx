import { usePanelDecision } from '@rostrum/data';
import type { Room } from '@rostrum/domain';
import { Bones, ErrorState, SectionHead } from '@rostrum/ui';
import * as m from '@rostrum/words/judging';
import type { SaidReason } from '../casework/use-record-report.tsx';
import { DecisionView } from './decision-view.tsx';

type DecisionSectionProps = {
  room: Room;
  /** Reports a judge's reason to the house. */
  onReport?: ((said: SaidReason) => void) | undefined;
};

/** What the judges of a debate decided; empty if it had none, or while their ballots are open. */
export function DecisionSection({ room, onReport }: DecisionSectionProps) {
  const { ballots } = room.debate;
  if (!ballots?.isClosed) return null;
  return (
    <section className="grid gap-4" aria-labelledby="decision-head">
      <SectionHead id="decision-head">{m.judgesDecision()}</SectionHead>
      {ballots.filed.length > 0 ? (
        <Decided room={room} onReport={onReport} />
      ) : (
        <p className="muted">{m.noBallots()}</p>
      )}
    </section>
  );
}

function Decided({ room, onReport }: DecisionSectionProps) {
  const decision = usePanelDecision(room.id);
  if (decision.status === 'loading') return <Bones label={m.loadingDecision()} lines={3} />;
  if (decision.status === 'error') {
    return (
      <ErrorState small title={m.decisionFailed()} onRetry={decision.retry}>
        {decision.message}
      </ErrorState>
    );
  }
  return decision.value && <DecisionView room={room} decision={decision.value} onReport={onReport} />;
}

import { useDecision, useOwnAppeal, useServerNow } from '@rostrum/data';
import { useParams } from 'react-router-dom';
import { useCommand } from '../../shared/commands/use-command.ts';
import { useSession } from '../../shared/session/session.ts';
import { DecisionView } from './components/decision-view.tsx';

/** `/app/decisions/:decisionId`: a decision about a person, for them, with the way to appeal. */
export function DecisionPage() {
  const { decisionId = '' } = useParams();
  return <OneDecision key={decisionId} decisionId={decisionId} />;
}

function OneDecision({ decisionId }: { decisionId: string }) {
  const { uid } = useSession();
  const decision = useDecision(decisionId);
  const appeal = useOwnAppeal(decisionId, uid);
  const nowMs = useServerNow(60_000);
  const { busy, run } = useCommand('house');
  return (
    <DecisionView
      {...{ uid, decision, appeal, nowMs }}
      busy={busy !== null}
      onAppeal={async (reason, again) =>
        (await run<'appeal'>({ type: 'appeal', decisionId, reason }, { again })) !== undefined
      }
    />
  );
}

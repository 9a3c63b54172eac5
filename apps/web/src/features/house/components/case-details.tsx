import { useFiledReports, useHistory, useServerNow } from '@rostrum/data';
import type { Case } from '@rostrum/domain';
import * as m from '@rostrum/words/house';
import { CaseHistory } from './case-history.tsx';
import { CaseReports } from './case-reports.tsx';
import { CaseDecision } from './decide/case-decision.tsx';

/** A case in detail: each report, earlier decisions about the person, and the decision. */
export function CaseDetails({ reported, uid }: { reported: Case; uid: string }) {
  const filed = useFiledReports(reported.id);
  const history = useHistory(reported.about === '' ? null : reported.about);
  const nowMs = useServerNow(60_000);
  const isReporter = filed.status === 'ready' && filed.value.some(({ by }) => by === uid);
  const why = whyNot(reported, uid, isReporter);
  return (
    <div className="case-details">
      {reported.subject.kind !== 'waitingTopic' && <CaseReports reported={reported} filed={filed} />}
      {reported.about !== '' && <CaseHistory name={reported.aboutName} history={history} />}
      {why ? (
        <p className="case-own small">{why}</p>
      ) : (
        <CaseDecision
          reported={reported}
          past={history.status === 'ready' ? history.value : undefined}
          nowMs={nowMs}
        />
      )}
    </div>
  );
}

/** Why this member may not decide it; undefined if they may. */
function whyNot({ about, barred }: Case, uid: string, isReporter: boolean): string | undefined {
  if (about === uid) return m.aboutYou();
  if (isReporter) return m.youReported();
  if (barred.includes(uid)) return m.youDecided();
  return undefined;
}

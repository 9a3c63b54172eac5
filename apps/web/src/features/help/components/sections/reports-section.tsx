import { HOUSE_APPEAL_DAYS, REPEAT_WINDOW_DAYS, UNFOUNDED_RULE, type HouseActKind } from '@rostrum/domain';
import { asNode } from '@rostrum/ui';
import { formatList } from '@rostrum/words';
import * as m from '@rostrum/words/guide';
import { PATHS } from '../../../../shared/navigation/paths.ts';
import { linkTo } from '../../../../shared/navigation/link-to.tsx';

/** Each act of the house as something that its moderators can do. */
const CAN: Readonly<Record<HouseActKind, () => string>> = {
  hideMessage: m.canHideMessage,
  closeRoom: m.canCloseRoom,
  hideTopic: m.canHideTopic,
  askToEdit: m.canAskToEdit,
  publishTopic: m.canPublishTopic,
  refuseTopic: m.canRefuseTopic,
  holdBackProfile: m.canHoldBackProfile,
  replaceName: m.canReplaceName,
  removePhoto: m.canRemovePhoto,
  warn: m.canWarn,
  suspend: m.canSuspend,
};

/** Who can report what, who decides, and how to appeal. */
export function ReportsSection() {
  return (
    <>
      <h3>{m.hostOrHouse()}</h3>
      <dl className="guide-acts" data-claim="reports-host-or-house">
        <div>
          <dt>{m.tellHost()}</dt>
          <dd>{m.tellHostOf()}</dd>
        </div>
        <div>
          <dt>{m.tellHouse()}</dt>
          <dd>{m.tellHouseOf()}</dd>
        </div>
      </dl>
      <h3>{m.noAccount()}</h3>
      <p data-claim="reports-visitors">{asNode(m.visitors({ status: linkTo(PATHS.reports) }))}</p>
      <h3>{m.deciders()}</h3>
      <p data-claim="reports-deciders">{m.decidersAre()}</p>
      <p data-claim="reports-acts">
        {m.theyCan({ acts: formatList(Object.values(CAN).map((said) => said())) })}
      </p>
      <p data-claim="reports-reasons">{m.reasons()}</p>
      <h3>{m.waitingTitle()}</h3>
      <p data-claim="reports-waiting">{m.waitingMotions()}</p>
      <h3>{m.againTitle()}</h3>
      <p data-claim="reports-appeal">{m.again({ days: HOUSE_APPEAL_DAYS })}</p>
      <h3>{m.repeatTitle()}</h3>
      <p data-claim="reports-repeat">{m.repeat({ days: REPEAT_WINDOW_DAYS })}</p>
      <p data-claim="reports-unfounded">
        {m.unfounded({
          reports: UNFOUNDED_RULE.reports,
          within: UNFOUNDED_RULE.withinDays,
          paused: UNFOUNDED_RULE.pausedDays,
        })}
      </p>
      <h3>{m.logTitle()}</h3>
      <p data-claim="reports-log">{m.log()}</p>
    </>
  );
}

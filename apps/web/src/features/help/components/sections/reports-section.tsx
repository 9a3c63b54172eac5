import { HOUSE_APPEAL_DAYS, REPEAT_WINDOW_DAYS, UNFOUNDED_RULE, type HouseActKind } from '@rostrum/domain';
import { Link } from '@rostrum/ui';
import { joinNames } from '../../../../shared/debate-words/join-names.ts';
import { PATHS } from '../../../../shared/navigation/paths.ts';

/** Each act of the house as something that its moderators can do. */
const CAN: Readonly<Record<HouseActKind, string>> = {
  hideMessage: 'hide a message or a judge’s reason',
  closeRoom: 'close a debate',
  hideTopic: 'hide a topic',
  askToEdit: 'ask its author to edit it',
  publishTopic: 'publish a topic that waits to be read',
  refuseTopic: 'refuse to publish it',
  holdBackProfile: 'take a profile out of sight',
  replaceName: 'replace a name',
  removePhoto: 'remove a photo',
  warn: 'warn somebody',
  suspend: 'suspend an account for a time or for good',
};

/** Who can report what, who decides, and how to appeal. */
export function ReportsSection() {
  return (
    <>
      <h3>Tell the host, or report to the house</h3>
      <dl className="guide-acts" data-claim="reports-host-or-house">
        <div>
          <dt>Tell the host</dt>
          <dd>of a message in their debate. The lighter of the two: the host looks, and sees your name.</dd>
        </div>
        <div>
          <dt>Report to the house</dt>
          <dd>
            a debate, a message, a line of the backchannel, a judge’s reason, a name or profile, a photo or a
            topic. House moderators read it, and the person it is about does not learn who reported it.
          </dd>
        </div>
      </dl>
      <h3>Without an account</h3>
      <p data-claim="reports-visitors">
        The record of a finished public debate, and each message on it, can be reported by anybody. Name and
        e-mail address are optional. You get a number and a key, and with both you read{' '}
        <Link href={PATHS.reports}>what became of your report</Link>. We send no mail.
      </p>
      <h3>Who decides</h3>
      <p data-claim="reports-deciders">
        House moderators, who sign in with a second factor. Nobody decides what they reported, what is about
        them, or what they decided before. The gravest reports come first: threats, private details, sexual
        content, attacks on people for who they are. We do not promise a time.
      </p>
      <p data-claim="reports-acts">They can {joinNames(Object.values(CAN))}.</p>
      <p data-claim="reports-reasons">
        The person concerned reads a statement of reasons: what, where, for how long, on which facts and which
        rule. The people who reported it read what was done and why.
      </p>
      <h3>Motions that wait</h3>
      <p data-claim="reports-waiting">
        If the moderator cannot tell whether a motion attacks people, a house moderator reads it before others
        can. Until then only its author sees the topic, and can debate it with people they invite. A notice
        tells them the decision and its reason.
      </p>
      <h3>To have it looked at again</h3>
      <p data-claim="reports-appeal">
        For six months ({HOUSE_APPEAL_DAYS} days) the person concerned can appeal, and so can a person whose
        report led to nothing. Another moderator decides. If they agree with you, what was taken is put back.
      </p>
      <h3>Doing it again</h3>
      <p data-claim="reports-repeat">
        Each breach that the house found within the last {REPEAT_WINDOW_DAYS} days is a step: a warning, then
        seven days of suspension, then thirty, then for good. A severe one begins at seven days and counts
        twice. The rule proposes; a moderator decides. People who are suspended can still read, appeal,
        download their data and delete their account.
      </p>
      <p data-claim="reports-unfounded">
        After {UNFOUNDED_RULE.reports} plainly unfounded reports within {UNFOUNDED_RULE.withinDays} days, a
        person cannot report anything for {UNFOUNDED_RULE.pausedDays} days.
      </p>
      <h3>What is written down</h3>
      <p data-claim="reports-log">
        Every decision, of a case and of an appeal, is a line in a log: who, about whom, what, on which rule
        and when, but nobody’s words. Nobody can change or delete a line.
      </p>
    </>
  );
}

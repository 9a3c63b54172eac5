import { HOUSE_APPEAL_DAYS, REPEAT_WINDOW_DAYS, UNFOUNDED_RULE } from '@rostrum/domain';
import { Link } from '@rostrum/ui';
import { PATHS } from '../../../../shared/navigation/paths.ts';

/** Who can report what, who decides, and how to appeal. */
export function ReportsSection() {
  return (
    <>
      <h3>Tell the host, or report to the house</h3>
      <dl className="guide-acts">
        <div>
          <dt>Tell the host</dt>
          <dd>of a message in their debate. The lighter of the two: the host looks, and sees your name.</dd>
        </div>
        <div>
          <dt>Report to the house</dt>
          <dd>
            a debate, a message, a line of the backchannel, a name or profile, a photo or a topic. House
            moderators read it, and the person it is about does not learn who reported it.
          </dd>
        </div>
      </dl>
      <h3>Without an account</h3>
      <p>
        The record of a finished public debate, and each message on it, can be reported by anybody. Name and
        e-mail address are optional. You get a number and a key, and with both you read{' '}
        <Link href={PATHS.reports}>what became of your report</Link>. We send no mail.
      </p>
      <h3>Who decides</h3>
      <p>
        House moderators, who sign in with a second factor. Nobody decides what they reported, what is about
        them, or what they decided before. The gravest reports stand first: threats, private details, sexual
        content, attacks on people for who they are. We promise no hour.
      </p>
      <p>
        They can hide a message, close a debate, hide a topic, take a profile out of sight, replace a name,
        remove a photo, warn somebody, and suspend an account for a time or for good. Whom it concerns reads a
        statement of reasons: what, where, for how long, on which facts and which rule. Who reported it reads
        what was done and why.
      </p>
      <h3>To have it looked at again</h3>
      <p>
        For six months ({HOUSE_APPEAL_DAYS} days) whom a decision concerns can appeal, and so can who reported
        something where nothing was done. Another moderator decides. What was taken back is put back.
      </p>
      <h3>Those who do it again</h3>
      <p>
        Each breach that the house found within the last {REPEAT_WINDOW_DAYS} days is a step: a warning, then
        seven days of suspension, then thirty, then for good. A severe one begins at seven days and counts
        twice. The rule proposes; a moderator decides. Who is suspended can still read, appeal, download their
        data and delete their account.
      </p>
      <p>
        Who sends {UNFOUNDED_RULE.reports} plainly unfounded reports within {UNFOUNDED_RULE.withinDays} days
        cannot report for {UNFOUNDED_RULE.pausedDays} days.
      </p>
      <h3>What is written down</h3>
      <p>
        Every decision, of a case and of an appeal, is a line in a log: who, about whom, what, on which rule
        and when, but nobody’s words. Nobody can change or delete a line.
      </p>
    </>
  );
}

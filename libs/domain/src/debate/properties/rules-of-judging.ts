import { hasJudges } from '../formats/index.ts';
import { benchOf, isFinished } from '../state.ts';
import { atEachCommand, eventsOf, firstOf, unless, type Rule } from './rule.ts';

export const RULES_OF_JUDGING: Record<string, Rule> = {
  'nobody judges a debate in which they have or had a seat, or from which they were removed': atEachCommand(
    ({ after }) =>
      unless(
        after.judges.every((uid) => benchOf(after, uid) === undefined && !after.removed.includes(uid)),
        `a debater judges: ${after.judges.join(', ')}`,
      ),
  ),

  'a panel is named by the host, in a format with judges, and is odd': atEachCommand(({ before, events }) =>
    firstOf(
      ...eventsOf(events, 'judgesNamed').map(({ by, uids }) =>
        firstOf(
          unless(by === before.hostId, 'somebody else named judges'),
          unless(hasJudges(before.format), 'judges where nobody asks for them'),
          unless(uids.length % 2 === 1 || uids.length === 0, 'an even panel'),
          unless(new Set(uids).size === uids.length, 'a judge twice'),
        ),
      ),
    ),
  ),

  'the panel stands once ballots are open, except for a judge who gives the role back': atEachCommand(
    ({ before, after, events }) => {
      if (!before.ballots) return undefined;
      const left = eventsOf(events, 'judgeLeft').map(({ by }) => by);
      const stay = before.judges.filter((uid) => !left.includes(uid));
      return unless(stay.join() === after.judges.join(), 'the panel changed');
    },
  ),

  'each ballot is of one judge, and counts once': atEachCommand(({ before, command, after, events }) => {
    const filed = after.ballots?.filed ?? [];
    return firstOf(
      unless(new Set(filed).size === filed.length, 'a judge counts twice'),
      unless(
        filed.every((uid) => after.judges.includes(uid)),
        'a ballot of somebody who does not judge',
      ),
      ...eventsOf(events, 'ballotFiled').map(({ by }) =>
        firstOf(
          unless(by === command.by, 'a ballot for somebody else'),
          unless(before.ballots !== null && !before.ballots.isClosed, 'a ballot after the close'),
        ),
      ),
    );
  }),

  'ballots close once: when all are in, by the host after the judges’ time, or by the clock': atEachCommand(
    ({ before, command, after, events }) => {
      const [closed] = eventsOf(events, 'ballotsClosed');
      const wereOpen = before.ballots !== null && !before.ballots.isClosed;
      if (!closed)
        return unless(before.ballots?.isClosed !== true || after.ballots?.isClosed === true, 'opened again');
      const areIn = after.judges.every((uid) => after.ballots?.filed.includes(uid));
      const isHost = command.type === 'closeBallots' && after.atMs >= (before.ballots?.endsAtMs ?? Infinity);
      const isClock = command.type === 'advance' && after.atMs >= (before.ballots?.lapsesAtMs ?? Infinity);
      return unless(wereOpen && (areIn || isHost || isClock), 'ballots closed too early');
    },
  ),

  'judges get ballots only after the speeches': ({ end }) =>
    unless(
      end.ballots === null || isFinished(end) || end.phase === 'verdictVote',
      'ballots while people speak',
    ),
};

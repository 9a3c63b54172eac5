import { OPPONENT_UID } from '../opponent.ts';
import { hasFloor, seatTakenBy, type DebateState } from '../state.ts';
import { atEachCommand, eventsOf, firstOf, unless, type Rule } from './rule.ts';
import type { Told } from './stories.ts';

const SECOND_MS = 1_000;
const DAY_MS = 86_400 * SECOND_MS;

/** The people opposite a host who sits on a bench, derived from the seats alone. */
function opposite(state: DebateState, uid: string): string[] {
  const side = seatTakenBy(state, uid)?.side;
  return state.format.seats.flatMap((seat) => {
    const other = state.seats[seat.id];
    return side && other && seat.side !== side && other !== OPPONENT_UID ? [other] : [];
  });
}

/** Somebody opposite could answer: they sit there, and the debate does not wait for them alone. */
function hasAnswerer(state: DebateState, uid: string): boolean {
  const missing = state.phase === 'paused' ? state.missing : null;
  return opposite(state, uid).some((other) => other !== missing);
}

/** What happened to the clock or the AI by a host's will: not by time, a yield, or somebody who is gone. */
function hostsDoing({ command, events, after }: Told): boolean {
  const byHost = ['nextStep', 'extend', 'end', 'pauseModerator', 'agree'].includes(command.type);
  const moved = events.some(
    ({ type }) => type !== 'asked' && type !== 'agreed' && type !== 'declined' && type !== 'chairTaken',
  );
  return byHost && moved && after.phase !== 'abandoned';
}

/** Each yes is one's own, in time, to a question that was open, and by somebody who was asked. */
function answers({ before, command, events }: Told): string | undefined {
  const [agreed, ...more] = eventsOf(events, 'agreed');
  if (!agreed) return undefined;
  const { asked } = before;
  if (!asked || more.length > 0) return 'an answer to nothing';
  const isAsked = asked.to === null ? opposite(before, asked.by).includes(agreed.by) : asked.to === agreed.by;
  const isOpponent = agreed.by === OPPONENT_UID && opposite(before, asked.by).length === 0;
  return firstOf(
    unless(command.type === 'agree' && command.by === agreed.by, 'somebody agreed for somebody else'),
    unless(isAsked || isOpponent, `${agreed.by} was not asked`),
    unless(agreed.by !== asked.by, 'somebody agreed with themselves'),
    unless(asked.declinedBy === null && agreed.atMs <= asked.lapsesAtMs, 'too late'),
    unless('stepSeq' in command && command.stepSeq === asked.seq, 'an answer to another question'),
    unless(agreed.what === asked.what, 'something else happened'),
  );
}

function questions({ before, events }: Told): string | undefined {
  const [asked] = eventsOf(events, 'asked');
  if (!asked) return undefined;
  const waitsMs = asked.lapsesAtMs - asked.atMs;
  const isSlow = before.format.pace === 'correspondence';
  const isProposal = [20, 60].map((seconds) => seconds * SECOND_MS).includes(waitsMs);
  return firstOf(
    unless(isSlow ? waitsMs === DAY_MS : isProposal, `${waitsMs} ms to answer`),
    unless(events.length === 1, 'something happened before the answer'),
  );
}

/** A pause by a host with somebody opposite lasts a minute at most, or five with an agreement. By correspondence it is a day, and never alone. */
function pauses({ before, events }: Told): string | undefined {
  const paused = eventsOf(events, 'paused').find(({ reason }) => reason === 'host');
  const longer = eventsOf(events, 'pauseLengthened')[0];
  if (!paused && !longer) return undefined;
  const isAgreed = eventsOf(events, 'agreed').length > 0;
  if (!hasAnswerer(before, before.hostId)) return undefined;
  if (longer && !isAgreed) return 'a pause became longer by itself';
  const [endsAtMs, atMs] = longer ? [longer.endsAtMs, longer.atMs] : [paused?.endsAtMs, paused?.atMs];
  const isSlow = before.format.pace === 'correspondence';
  const mostMs = isAgreed ? (isSlow ? DAY_MS : 300 * SECOND_MS) : 60 * SECOND_MS;
  return firstOf(
    unless(endsAtMs != null && endsAtMs <= (atMs ?? 0) + mostMs, 'a pause without an end'),
    unless(isAgreed || !isSlow, 'a pause alone by correspondence'),
    unless(isAgreed || (hasFloor(before) && !before.floor.pausedAlone), 'a second pause alone in one step'),
  );
}

export const RULES_OF_CONSENT: Record<string, Rule> = {
  'a host on a bench moves neither the clock nor the AI without a yes from opposite': atEachCommand(
    (told) => {
      const { before, events } = told;
      if (!hostsDoing(told) || !hasAnswerer(before, before.hostId)) return undefined;
      return unless(eventsOf(events, 'agreed').length === 1, 'the host acted alone');
    },
  ),

  'a host on a bench does not go on alone after the moderator has stopped the debate': atEachCommand(
    ({ before, events }) => {
      const isStopped = before.phase === 'paused' && before.reason === 'moderator';
      const [resumed] = eventsOf(events, 'resumed');
      if (!isStopped || !resumed || opposite(before, before.hostId).length === 0) return undefined;
      return unless(eventsOf(events, 'agreed')[0]?.what === 'resume', 'nobody opposite agreed');
    },
  ),

  'a host on a bench names judges, or removes one, only with a yes from opposite': atEachCommand(
    ({ before, events }) => {
      const isJudgeGone = eventsOf(events, 'removed').some(({ uid }) => before.judges.includes(uid));
      const isNamed = eventsOf(events, 'judgesNamed').length > 0;
      if (!isNamed && !isJudgeGone) return undefined;
      if (opposite(before, before.hostId).length === 0) return undefined;
      return unless(eventsOf(events, 'agreed')[0]?.what === 'judges', 'the host changed the panel alone');
    },
  ),

  'nobody mutes a debater on the other bench, nor removes one once everybody is ready': atEachCommand(
    ({ before, events }) => {
      const isEarly = before.phase === 'lobby' || before.phase === 'readyCheck';
      const silenced = [...eventsOf(events, 'muted'), ...(isEarly ? [] : eventsOf(events, 'removed'))];
      return firstOf(
        ...silenced.map(({ by, uid }) =>
          unless(!opposite(before, by).includes(uid), `${by} silenced ${uid}`),
        ),
      );
    },
  ),

  'nobody agrees for somebody else, and a yes counts in its time': atEachCommand(answers),

  'a question waits for its time and changes nothing until it is answered': atEachCommand(questions),

  'one question waits at a time': atEachCommand(({ before, events }) => {
    const [asked] = eventsOf(events, 'asked');
    if (!asked || !before.asked || before.asked.declinedBy !== null) return undefined;
    const isOver = asked.atMs > before.asked.lapsesAtMs;
    const isMoot = before.asked.what !== 'end' && before.asked.what !== 'chair';
    const { by, to, what } = before.asked;
    const hasAskerLeft = what === 'chair' ? by !== before.hostId : !seatTakenBy(before, by);
    const isNobodyAsked = to !== null && before.removed.includes(to);
    return unless(isOver || isMoot || hasAskerLeft || isNobodyAsked, 'two questions');
  }),

  'nobody asks the same question more than three times in a step': atEachCommand(({ before, events }) => {
    const [asked] = eventsOf(events, 'asked');
    if (!asked || !hasFloor(before)) return undefined;
    const key = [asked.by, asked.what, ...(asked.to === null ? [] : [asked.to])].join(' ');
    return unless((before.floor.questions[key] ?? 0) < 3, 'the same question a fourth time');
  }),

  'a step counts each question that is asked in it': ({ told }) => {
    let count = 0;
    for (const { before, events, after } of told) {
      if (eventsOf(events, 'stepStarted').length > 0 || !hasFloor(before)) count = 0;
      if (!hasFloor(after)) continue;
      if (hasFloor(before)) count += eventsOf(events, 'asked').length;
      const counted = Object.values(after.floor.questions).reduce((sum, one) => sum + one, 0);
      if (counted !== count) return `${counted} questions were counted, not ${count}`;
    }
    return undefined;
  },

  'a host on a bench does not choose who speaks next': atEachCommand(({ before, command, events }) => {
    if (command.type !== 'giveFloor' || opposite(before, before.hostId).length === 0) return undefined;
    return unless(events.length === 0, 'the host chose a hand');
  }),

  'a pause by a host on a bench ends by itself': atEachCommand(pauses),

  'the chair changes hands only with the agreement of somebody without a seat, or where its host is gone':
    atEachCommand(({ before, events, after }) => {
      if (before.hostId === after.hostId) return undefined;
      const [taken] = eventsOf(events, 'chairTaken');
      if (taken?.why !== undefined) return undefined;
      const isTheirs = taken?.by === after.hostId && eventsOf(events, 'agreed')[0]?.by === after.hostId;
      return firstOf(
        unless(isTheirs, 'nobody took the chair'),
        unless(!seatTakenBy(before, after.hostId), 'a debater took the chair'),
        unless(!after.removed.includes(after.hostId), 'a removed person took the chair'),
      );
    }),

  'nobody moves a clock that was left to the moderator': atEachCommand(({ before, command, events }) => {
    if (!before.moderatorChairs || command.type === 'end') return undefined;
    const byHost = ['nextStep', 'extend', 'pause', 'pauseModerator', 'giveFloor'].includes(command.type);
    return unless(!byHost || events.length === 0, 'the host moved it');
  }),
};

import { isDeepStrictEqual } from 'node:util';
import { aDebate } from '../../testing/index.ts';
import { DEBATE_REFUSALS } from '../commands.ts';
import type { DebateEvent } from '../events.ts';
import { replay } from '../evolve.ts';
import { debateStateSchema, isFinished, type DebateState, type Phase } from '../state.ts';
import { atEachCommand, eventsOf, firstOf, unless, type Rule } from './rule.ts';

/** Reads a format once instead of after each of a hundred thousand commands. */
const { format: ANY_FORMAT } = aDebate();

/** Which phase may follow which. */
const WAYS: Record<Phase, readonly Phase[]> = {
  lobby: ['readyCheck', 'cancelled'],
  readyCheck: ['lobby', 'coinFlip', 'prep', 'live', 'cancelled'],
  coinFlip: ['lobby', 'prep', 'live', 'cancelled'],
  prep: ['lobby', 'live', 'cancelled'],
  live: ['prepBank', 'paused', 'verdictVote', 'debrief', 'abandoned'],
  prepBank: ['live', 'paused', 'verdictVote', 'debrief', 'abandoned'],
  paused: ['live', 'verdictVote', 'debrief', 'abandoned'],
  verdictVote: ['debrief'],
  debrief: ['archived'],
  archived: [],
  cancelled: [],
  abandoned: [],
};

function isStorable(state: DebateState): boolean {
  const bare = { ...state, format: ANY_FORMAT };
  const read = debateStateSchema.safeParse(bare);
  return read.success && isDeepStrictEqual(read.data, bare);
}

const OF_JUDGES: ReadonlySet<DebateEvent['type']> = new Set(['judgeLeft', 'ballotFiled', 'ballotsClosed']);

export const RULES_OF_THE_LOG: Record<string, Rule> = {
  'each command is answered with events or with a refusal that has a sentence': ({ told }) =>
    firstOf(
      ...told.map(({ decision }) =>
        decision.ok
          ? unless(decision.value.length > 0, 'an answer without events')
          : unless(DEBATE_REFUSALS[decision.refusal]().endsWith('.'), decision.refusal),
      ),
    ),

  'every state can be stored and read back': atEachCommand(({ after }) =>
    unless(isStorable(after), `the state ${JSON.stringify(after)}`),
  ),

  'the log has no gap': ({ log, end }) =>
    firstOf(
      unless(
        log.every(({ seq }, index) => seq === index),
        'a gap',
      ),
      unless(end.seq === log.length - 1, 'the state is elsewhere than its log'),
    ),

  'replaying the log gives the state exactly': ({ log, end }) =>
    unless(isDeepStrictEqual(replay(log), end), 'another state'),

  'time never runs backwards, whatever the server’s clock does': ({ log }) =>
    unless(
      log.every(({ atMs }, index) => atMs >= (log[index - 1]?.atMs ?? 0)),
      'an event before the one before it',
    ),

  'the phases follow one another as the debate does: nothing leads back but a seat left before the start':
    atEachCommand(({ before, after }) =>
      unless(
        before.phase === after.phase || WAYS[before.phase].includes(after.phase),
        `${before.phase} to ${after.phase}`,
      ),
    ),

  'a debate that is over changes no more, but for its judges’ ballots, and to be archived a week later':
    atEachCommand(({ before, events, after }) => {
      if (!isFinished(before)) return undefined;
      const others = events.filter(({ type }) => !OF_JUDGES.has(type));
      if (others.length === 0)
        return unless(before.phase === 'debrief', 'ballots of a debate without an end');
      const isArchived = before.phase === 'debrief' && others.length === 1 && after.phase === 'archived';
      return unless(isArchived && after.atMs >= before.endedAtMs + 7 * 86_400_000, `${events[0]?.type}`);
    }),

  'a last vote is held only where somebody watched': atEachCommand(({ before, events }) =>
    unless(eventsOf(events, 'verdictVoteStarted').length === 0 || before.hasAudience, 'a vote of nobody'),
  ),
};

import { isOpponent } from '../opponent.ts';
import type { Phase } from '../state.ts';
import { atEachCommand, eventsOf, firstOf, unless, type Rule } from './rule.ts';
import type { Told } from './stories.ts';

const GATHERING: readonly Phase[] = ['lobby', 'readyCheck', 'coinFlip', 'prep'];

/** The people who could host next, as the command names them; an empty chair goes to the person who acts. */
function heirs({ before, command }: Told): readonly string[] {
  const there = {
    goOut: command.type === 'goOut' ? (command.present ?? []) : [],
    reportMissing: command.type === 'reportMissing' ? [...(command.present ?? []), command.by] : [],
  };
  const named =
    command.type === 'goOut' || command.type === 'reportMissing' ? there[command.type] : [command.by];
  const isOld = command.type === 'goOut' || command.type === 'reportMissing' ? before.hostId : '';
  return named.filter((uid) => uid !== isOld && !isOpponent(uid) && !before.removed.includes(uid));
}

function succession(told: Told): string | undefined {
  const { before, command, events, after } = told;
  const taken = eventsOf(events, 'chairTaken').find(({ why }) => why !== undefined);
  if (!taken) return undefined;
  const there = heirs(told);
  const seated = there.filter((uid) => Object.values(before.seats).includes(uid));
  const chosen = command.type === 'goOut' ? there.find((uid) => uid === command.to) : undefined;
  return firstOf(
    unless(GATHERING.includes(before.phase), 'a host was replaced after the start'),
    unless(taken.by === (chosen ?? seated[0] ?? there[0]), `${taken.by} was not next`),
    unless(after.hostId === taken.by && !after.isChairEmpty, 'the chair is still empty'),
  );
}

/** Only the host goes out, or has to be missing; an empty chair is nobody’s. */
function loss({ before, command, events }: Told): string | undefined {
  const taken = eventsOf(events, 'chairTaken').find(({ why }) => why !== undefined);
  if (!taken || before.isChairEmpty) return undefined;
  const isOut = command.type === 'goOut' && command.by === before.hostId && taken.why === 'left';
  const isAway = command.type === 'reportMissing' && command.uid === before.hostId && taken.why === 'missing';
  return unless(isOut || isAway, 'a host lost the chair while they were there');
}

export const RULES_OF_THE_CHAIR: Record<string, Rule> = {
  'a host who goes before the start is followed by the person they chose, or by the first who is there, seated people first':
    atEachCommand(succession),
  'a host keeps the chair unless they go out, are missing before the start, or offer it': atEachCommand(loss),
  'a host who went out has no seat': atEachCommand(({ before, command, after }) => {
    if (command.type !== 'goOut') return undefined;
    return firstOf(
      unless(!Object.values(after.seats).includes(command.by), `${command.by} sits`),
      unless(before.hostId === command.by, 'somebody else went out'),
    );
  }),
  'a chair is left empty only where nobody is there': atEachCommand((told) =>
    unless(eventsOf(told.events, 'hostLeft').length === 0 || heirs(told).length === 0, 'somebody was there'),
  ),
};

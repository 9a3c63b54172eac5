import {
  accept,
  refuse,
  type Act,
  type Intervention,
  type Result,
  type RulingRefusal,
} from '@rostrum/domain';
import { POLICY_LIMITS } from './restraint-limits.ts';

/** Acts that only keep the debate going, or report people's actions: nobody silences or appeals them. */
const UTILITIES: ReadonlySet<Act> = new Set([
  'open',
  'time',
  'handover',
  'close',
  'summary',
  'heat',
  'callHost',
  'standDown',
  'correction',
]);

type Ruling = Result<null, RulingRefusal>;

const YES: Ruling = accept(null);

/** Rules against harm outside the debate, which neither the host nor two sides can turn off. */
export const STAYS_ON: ReadonlySet<Act> = new Set(['severe', 'privacy']);

/** Whether people may silence a type, or call it unfair. Turns belong to the debate: they cannot be silenced. */
export function mayPauseType(act: Act): Ruling {
  if (STAYS_ON.has(act)) return refuse('act-stays-on');
  return UTILITIES.has(act) || act === 'outOfTurn' ? refuse('act-not-judging') : YES;
}

/** Whether an act can be appealed at that moment, by a person who may read it. */
export function mayAppeal({ act, appeal, atMs }: Intervention, nowMs: number): Ruling {
  if (UTILITIES.has(act)) return refuse('act-not-judging');
  if (appeal) return refuse('appeal-already');
  return nowMs - atMs > POLICY_LIMITS.appealMs ? refuse('appeal-too-late') : YES;
}

/**
 * The people involved in an act: the possible decider, the person who did it (if a person did), and the message's
 * author.
 */
export type Involved = { deciders: readonly string[]; actedBy: string | null; authorId: string | null };

/** Whether `uid` decides an appeal: a person with the right who did not act, appeal or write the message. */
export function mayDecideAppeal({ appeal }: Intervention, uid: string, involved: Involved): Ruling {
  if (!appeal || appeal.verdict !== null) return refuse('appeal-missing');
  if (!involved.deciders.includes(uid)) return refuse('ruling-not-yours');
  const isInvolved = [appeal.by, involved.actedBy, involved.authorId].includes(uid);
  return isInvolved ? refuse('appeal-same-person') : YES;
}

/** Whether `uid` undoes an act without an appeal: the host, unless it is about their own words. */
export function mayUndo({ act }: Intervention, uid: string, hostId: string, authorId: string | null): Ruling {
  if (UTILITIES.has(act)) return refuse('act-not-judging');
  if (uid !== hostId) return refuse('ruling-not-yours');
  return uid === authorId ? refuse('appeal-same-person') : YES;
}

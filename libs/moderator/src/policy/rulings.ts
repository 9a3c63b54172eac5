import {
  accept,
  INTERVENTIONS,
  refuse,
  type Act,
  type Intervention,
  type Result,
  type RulingRefusal,
} from '@rostrum/domain';
import { POLICY_LIMITS } from './restraint-limits.ts';

type Ruling = Result<null, RulingRefusal>;

const YES: Ruling = accept(null);

/** Whether it takes nothing from anybody, so that there is nothing to appeal or undo. */
const takesNothing = (act: Act) => ['utility', 'care'].includes(INTERVENTIONS[act].nature);

/** Whether neither the host nor two sides can turn it off. */
export function staysOn(act: Act): boolean {
  const { nature } = INTERVENTIONS[act];
  return nature === 'safeguard' || nature === 'care';
}

/** Whether people may silence a type, or call it unfair. Turns belong to the debate: they cannot be silenced. */
export function mayPauseType(act: Act): Ruling {
  if (staysOn(act)) return refuse('act-stays-on');
  return INTERVENTIONS[act].nature === 'judgement' ? YES : refuse('act-not-judging');
}

/** Whether an act can be appealed at that moment, by a person who may read it. */
export function mayAppeal({ act, appeal, atMs }: Intervention, nowMs: number): Ruling {
  if (takesNothing(act)) return refuse('act-not-judging');
  if (appeal) return refuse('appeal-already');
  return nowMs - atMs > POLICY_LIMITS.appealMs ? refuse('appeal-too-late') : YES;
}

/**
 * The people involved in an act: the possible decider, the debaters, the person who did it (if a person did), and the message's
 * author.
 */
export type Involved = {
  deciders: readonly string[];
  /** Everybody who has or had a seat. */
  debaters: readonly string[];
  actedBy: string | null;
  authorId: string | null;
};

/**
 * Whether `uid` decides an appeal: a person with the right who neither has nor had a seat, and did not act, appeal or
 * write the message.
 */
export function mayDecideAppeal({ appeal }: Intervention, uid: string, involved: Involved): Ruling {
  if (!appeal || appeal.verdict !== null) return refuse('appeal-missing');
  if (!involved.deciders.includes(uid)) return refuse('ruling-not-yours');
  if (involved.debaters.includes(uid)) return refuse('appeal-not-neutral');
  const isInvolved = [appeal.by, involved.actedBy, involved.authorId].includes(uid);
  return isInvolved ? refuse('appeal-same-person') : YES;
}

/**
 * Whether `uid` undoes an act without an appeal: the host, unless it is about their own words. A host on a bench undoes
 * nothing: somebody neutral decides.
 */
export function mayUndo(
  { act }: Pick<Intervention, 'act'>,
  uid: string,
  hostId: string,
  authorId: string | null,
  isDebater: boolean,
): Ruling {
  if (takesNothing(act)) return refuse('act-not-judging');
  if (uid !== hostId) return refuse('ruling-not-yours');
  if (isDebater) return refuse('appeal-not-neutral');
  return uid === authorId ? refuse('appeal-same-person') : YES;
}

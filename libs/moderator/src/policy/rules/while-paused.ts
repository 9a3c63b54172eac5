import type { Found, MessageLook, Way } from '../look.ts';
import { byKind, flagged } from '../signals-by-kind.ts';
import { outOfTurn } from './out-of-turn.ts';
import { personAttack } from './person-attack.ts';
import { privacy } from './privacy.ts';
import { severe } from './severe.ts';

type Rule = (look: MessageLook) => Found[];

/** Hatred of a group that the engine is sure of is held; anything milder rests with the AI. */
const surestHatred: Rule = (look) => {
  const hatred = flagged(look.signals, 'identityAttack');
  if (hatred?.band !== 'high') return [];
  return personAttack({ ...look, signals: byKind([hatred]) }).filter(({ ways }) => ways.some(holds));
};

function holds({ effects = [] }: Way): boolean {
  return effects.some(({ type }) => type === 'hold' || type === 'hide');
}

const SAYS_SO = 'The host has paused the AI; this it stops all the same.';

/** The statement of reasons explains that the pause changes nothing here. */
const sayingSo =
  (rule: Rule): Rule =>
  (look) =>
    rule(look).map((found) => ({ ...found, ways: found.ways.map(withReason) }));

function withReason(way: Way): Way {
  const { restricts } = way;
  if (!restricts) return way;
  return { ...way, restricts: { ...restricts, explanation: `${restricts.explanation} ${SAYS_SO}` } };
}

/**
 * Rules that a host cannot turn off: the turns, which belong to the debate, and harm outside it. Threats, sexual
 * content, minors at risk, exposed private details and severe hatred are stopped even while the AI is paused.
 */
export const RULES_WHILE_PAUSED: readonly Rule[] = [
  sayingSo(severe),
  outOfTurn,
  sayingSo(surestHatred),
  sayingSo(privacy),
];

/** The rules that give hints on drafts while the AI is paused. */
export const HINTS_WHILE_PAUSED: readonly Rule[] = [severe, surestHatred, privacy];

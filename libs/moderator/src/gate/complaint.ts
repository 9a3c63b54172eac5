import type { GateKind } from '@rostrum/domain';

/** The reason why a field refuses words. */
export type GateReason =
  'threat' | 'sexual' | 'private' | 'contempt' | 'attack' | 'readsAsAttack' | 'orders' | 'house';

type Complaint = { reason: GateReason; called: string; kind: GateKind; details: string };

/** The problem, as the end of "Your bio …". */
const WRONG: Readonly<Record<GateReason, string>> = {
  threat: 'threatens somebody, or wishes them harm',
  sexual: 'speaks of sex',
  private: 'gives private details away',
  contempt: 'attacks people for what they are',
  attack: 'attacks somebody, or uses abusive words',
  readsAsAttack: 'reads as an attack on people for what they are',
  orders: 'gives orders to the moderator',
  house: 'reads as if the house or its moderator spoke',
};

const INSTEAD: Readonly<Record<GateReason, string>> = {
  threat: 'Take the threat out.',
  sexual: 'Leave that out.',
  private: 'Leave them out.',
  contempt: 'Say what you think of an act or an idea instead.',
  attack: 'Say what you think of the matter instead.',
  readsAsAttack: 'Name a rule that holds for everybody, or an act, and say who should do what.',
  orders: 'Write for the people who read it.',
  house: 'Choose words of your own.',
};

/** The sentence for the author of refused words: the field, the problem, and the remedy. */
export function complaint({ reason, called, kind, details }: Complaint): string {
  const told = reason === 'private' && details !== '' ? `, such as ${details}` : '';
  const instead = kind === 'name' ? 'Choose another.' : INSTEAD[reason];
  return `${called.charAt(0).toUpperCase()}${called.slice(1)} ${WRONG[reason]}${told}. ${instead}`;
}

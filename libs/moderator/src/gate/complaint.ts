import { PUBLIC_FIELDS, type PublicField } from '@rostrum/domain';
import * as m from '@rostrum/words/moderator-gate';

/** The reason why a field refuses words. */
export type GateReason =
  'threat' | 'sexual' | 'private' | 'contempt' | 'attack' | 'readsAsAttack' | 'orders' | 'house';

/** `details`: what a private detail is, in words; empty if that is not known. */
type Complaint = { reason: GateReason; field: PublicField; details?: string };

/** How a sentence about each field begins: always one thing, since the verbs after it are singular in every language. */
const CALLED: Readonly<Record<PublicField, () => string>> = {
  displayName: m.displayName,
  username: m.username,
  bio: m.bio,
  motion: m.motion,
  category: m.category,
  background: m.background,
  argument: m.argument,
  term: m.term,
  meaning: m.meaning,
  chat: m.chat,
  ballotNote: m.note,
  appealReason: m.reason,
  decisionReason: m.reason,
  verdictReason: m.reason,
  suggestion: m.note,
  makersAnswer: m.answer,
  moderatorNote: m.note,
  wish: m.wish,
};

const WRONG: Readonly<Record<GateReason, (slots: { field: string }) => string>> = {
  threat: m.threatens,
  sexual: m.sexual,
  private: m.privateDetails,
  contempt: m.contempt,
  attack: m.attacks,
  readsAsAttack: m.readsAsAttack,
  orders: m.orders,
  house: m.poses,
};

const INSTEAD: Readonly<Record<GateReason, () => string>> = {
  threat: m.takeThreatOut,
  sexual: m.leaveThatOut,
  private: m.leaveThemOut,
  contempt: m.ofActOrIdea,
  attack: m.ofMatter,
  readsAsAttack: m.nameRule,
  orders: m.writeForPeople,
  house: m.ownWords,
};

/** Two sentences for the author of refused words: the field with the problem, and the remedy. */
export function complaint({ reason, field, details = '' }: Complaint): string {
  const called = CALLED[field]();
  const isNamed = reason === 'private' && details !== '';
  const wrong = isNamed ? m.privateSuchAs({ field: called, details }) : WRONG[reason]({ field: called });
  const instead = PUBLIC_FIELDS[field].kind === 'name' ? m.chooseAnother() : INSTEAD[reason]();
  return `${wrong} ${instead}`;
}

import {
  STAGES,
  type DraftRule,
  type MessageRule,
  type PostedRegistration,
  type Registration,
  type RegistrationOn,
} from './registration.ts';
import { POLICY } from './registry.ts';

/** The registrations for a type of event, in the order of the registry. */
export function registeredOn<Trigger extends Registration['on']>(
  trigger: Trigger,
): RegistrationOn<Trigger>[] {
  return Object.values(POLICY).filter((one): one is RegistrationOn<Trigger> => one.on === trigger);
}

const placeOf = ({ stage }: PostedRegistration) => STAGES.indexOf(stage);

const POSTED = registeredOn('posted').toSorted(
  (one, other) => placeOf(one) - placeOf(other) || one.order - other.order,
);
const ON_DRAFT = POSTED.filter(({ hintsOnDraft }) => hintsOnDraft);

const rulesOf = (registrations: readonly PostedRegistration[]): readonly MessageRule[] =>
  registrations.map(({ rule }) => rule);
const whilePaused = (registrations: readonly PostedRegistration[]): readonly MessageRule[] =>
  registrations.flatMap((one) => one.whilePaused ?? []);

/** The order in which one act is chosen. */
export const RULES = rulesOf(POSTED);

/** The rules that may add something to a shown message. */
export const RULES_OF_WORDS = rulesOf(POSTED.filter(({ addsToShown }) => addsToShown));

/**
 * Rules that a host cannot turn off: the turns, which belong to the debate, and harm outside it. Threats, sexual
 * content, minors at risk, exposed private details and severe hatred are stopped even while the AI is paused.
 */
export const RULES_WHILE_PAUSED = whilePaused(POSTED);

/** The rules that answer a posted message beside all others. */
export const RULES_BESIDE = registeredOn('beside').map(({ rule }) => rule);

/** The rules that give hints on drafts. */
export const HINTS: readonly DraftRule[] = [
  ...rulesOf(ON_DRAFT),
  ...registeredOn('drafted').map(({ rule }) => rule),
];

/** The rules that give hints on drafts while the AI is paused. */
export const HINTS_WHILE_PAUSED: readonly DraftRule[] = whilePaused(ON_DRAFT);

/** The rules that look at an open step while nobody posts. */
export const RULES_OF_CLOCK = registeredOn('ticked')
  .toSorted((one, other) => one.order - other.order)
  .map(({ rule }) => rule);

import { newCommandId, type Area } from '@rostrum/data';

/** Something that a person wants done. It keeps its id until it is done; `noticeId` is the notice of its last fault. */
export type Intention = { commandId: string; noticeId?: number | undefined };

/** Intentions that are not known to be done, each by the words of its command. */
const open = new Map<Area, Map<string, Intention>>();

/** The same command again is the same intention; a changed one is another. */
export function intentionOf(area: Area, command: object): Intention {
  const intentions = open.get(area) ?? new Map<string, Intention>();
  open.set(area, intentions);
  const words = JSON.stringify(command);
  const intention = intentions.get(words) ?? { commandId: newCommandId() };
  intentions.set(words, intention);
  return intention;
}

/** After something was done in an area, what was wanted there before counts as a new intention. */
export function closeIntentions(area: Area): void {
  open.delete(area);
}

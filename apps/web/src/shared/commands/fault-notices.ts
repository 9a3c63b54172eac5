import type { Area, CommandTo, CommandType } from '@rostrum/data';
import { dismiss } from '@rostrum/ui';

export type AnyCommand = { [A in Area]: CommandTo<A, CommandType<A>> }[Area];

/** A command whose outcome is unknown, and the notice that offers to send it again. */
type Fault = { area: Area; command: AnyCommand; noticeId: number };

/** More are never in sight at once. */
const KEPT = 10;
/** What a command is about, in contrast to what it says about it. */
const ABOUT = /Id$|^(?:uid|ballot)$/u;

let faults: readonly Fault[] = [];

export function noteFault(fault: Fault): void {
  faults = [...faults, fault].slice(-KEPT);
}

/** Takes the failure notices away whose moment is over. */
export function dismissFaults(isOver: (fault: Fault) => boolean): void {
  const over = faults.filter(isOver);
  faults = faults.filter((fault) => !over.includes(fault));
  for (const { noticeId } of over) dismiss(noticeId);
}

/**
 * After a command is done, an earlier one of its type about the same thing has had its moment: sent again, it would
 * undo the later one.
 */
export function dismissFaultsBefore(area: Area, command: AnyCommand): void {
  const later = aboutOf(command);
  dismissFaults((fault) => fault.area === area && aboutOf(fault.command) === later);
}

function aboutOf(command: AnyCommand): string {
  const fields = Object.entries(command).filter(([field]) => field === 'type' || ABOUT.test(field));
  return JSON.stringify(fields.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

import type { Intervention } from '@rostrum/domain';
import { ActNote, type Readers } from '@rostrum/ui';
import type { ReactNode } from 'react';
import { machineTime, timeOfDay } from './time-of-day.ts';

export type ModeratorNoteProps = {
  act: Intervention;
  /** What it does, where the card of this act says more than usual. */
  verb?: string;
  /** Who can see it, where it is not to everyone. */
  readers: Readers;
  /** The way on, after the rule. */
  wayOn?: string | undefined;
  actions?: ReactNode;
  joins?: boolean;
};

/** One recorded act of the moderator, at the time of day it happened. */
export function ModeratorNote({ act, ...rest }: ModeratorNoteProps) {
  const note = <ActNote act={act} time={timeOfDay(act.atMs)} dateTime={machineTime(act.atMs)} {...rest} />;
  // The clock says its own bells aloud, at the moment itself; the log need not say them again.
  return act.act === 'time' ? <div aria-live="off">{note}</div> : note;
}

import type { Intervention } from '@rostrum/domain';
import { Note } from '@rostrum/ui';
import type { ReactNode } from 'react';
import { ACT_KINDS, ACT_VERBS } from './act-words.ts';
import { machineTime, timeOfDay } from './time-of-day.ts';

export type ModeratorNoteProps = {
  act: Intervention;
  /** What it does, where the card of this act says more than usual. */
  verb?: string;
  /** The way on, after the rule. */
  wayOn?: string | undefined;
  actions?: ReactNode;
  joins?: boolean;
};

/** One recorded act of the moderator, with the reason behind "Why?". */
export function ModeratorNote({ act, verb, wayOn, actions, joins = false }: ModeratorNoteProps) {
  const isPublic = act.to === 'all';
  const note = (
    <Note
      kind={isPublic ? ACT_KINDS[act.act] : 'private'}
      verb={verb ?? ACT_VERBS[act.act]}
      to={isPublic ? 'to everyone' : undefined}
      time={timeOfDay(act.atMs)}
      dateTime={machineTime(act.atMs)}
      say={act.act === 'open' && act.quote ? <Opening motion={act.quote} says={act.says} /> : act.says}
      rule={act.rule && <Rule rule={act.rule} wayOn={wayOn} />}
      actions={actions}
      why={act.why.map(({ label, value }) => ({ term: label, detail: value }))}
      joins={joins}
    />
  );
  // The clock says its own bells aloud, at the moment itself; the log need not say them again.
  return act.act === 'time' ? <div aria-live="off">{note}</div> : note;
}

function Opening({ motion, says }: { motion: string; says: string }) {
  return (
    <>
      <q>{motion}</q> {says}
    </>
  );
}

function Rule({ rule, wayOn }: { rule: string; wayOn: string | undefined }) {
  return (
    <>
      <b>{rule}.</b> {wayOn}
    </>
  );
}

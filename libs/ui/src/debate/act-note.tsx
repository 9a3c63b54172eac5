import type { Intervention } from '@rostrum/domain';
import type { ReactNode } from 'react';
import { ACT_KINDS, ACT_VERBS } from './act-words.ts';
import { Note } from './note.tsx';
import type { Readers } from './readers.ts';

export interface ActNoteProps {
  act: Intervention;
  /** What it does, where the card of this act says more than usual. */
  verb?: string | undefined;
  /** Who can see it, where it is not to everyone. */
  readers?: Readers | undefined;
  /** When, ready to read; `dateTime` for machines. */
  time: string;
  dateTime: string;
  /** The way on, after the rule. */
  wayOn?: string | undefined;
  actions?: ReactNode;
  joins?: boolean;
}

/** One recorded act of the moderator, with the reason behind "Why?". */
export function ActNote({ act, verb, readers, time, dateTime, wayOn, actions, joins = false }: ActNoteProps) {
  const isPublic = act.to === 'all';
  return (
    <Note
      kind={isPublic ? ACT_KINDS[act.act] : 'private'}
      verb={verb ?? ACT_VERBS[act.act]}
      to={isPublic ? 'to everyone' : undefined}
      readers={readers}
      time={time}
      dateTime={dateTime}
      say={act.act === 'open' && act.quote ? <Opening motion={act.quote} says={act.says} /> : act.says}
      rule={act.rule && <Rule rule={act.rule} wayOn={wayOn} />}
      actions={actions}
      why={act.why.map(({ label, value }) => ({ term: label, detail: value }))}
      joins={joins}
    />
  );
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

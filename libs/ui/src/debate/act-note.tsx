import { INTERVENTION_WORDS, INTERVENTIONS, type Intervention } from '@rostrum/domain';
import type { ReactNode } from 'react';
import * as m from '@rostrum/words/ui-debate';
import { ModeratorWords } from './moderator-words.tsx';
import { Note } from './note.tsx';
import { quoted } from './quoted.tsx';
import type { Readers } from './readers.ts';
import { becauseOf, reasonsOf } from './statement-reasons.tsx';

export interface ActNoteProps {
  act: Intervention;
  /** The card's verb, if it is more specific than the act's usual one. */
  verb?: string | undefined;
  /** Who can see it, if not everyone. */
  readers?: Readers | undefined;
  /** When, ready to read; `dateTime` for machines. */
  time: string;
  dateTime: string;
  /** The way on, after the rule. */
  wayOn?: string | undefined;
  actions?: ReactNode;
  /** Quieter buttons after "Why?", as in "Unfair". */
  asks?: ReactNode;
  /** The human response so far: an appeal, and its outcome. */
  standing?: ReactNode;
  /** The format of a moment behind "Why?", with its day. */
  dayAndTime?: ((atMs: number) => string) | undefined;
  joins?: boolean;
}

/** One recorded act of the moderator, with the reason behind "Why?". */
export function ActNote(props: ActNoteProps) {
  const { act, verb, readers, time, dateTime, wayOn, joins = false } = props;
  const isPublic = act.to === 'all';
  return (
    <Note
      kind={isPublic ? INTERVENTIONS[act.act].kind : 'private'}
      verb={verb ?? INTERVENTION_WORDS[act.act].verb()}
      to={isPublic ? m.toEveryone() : undefined}
      readers={readers}
      time={time}
      dateTime={dateTime}
      say={
        <ModeratorWords>
          <ActWords act={act} />
        </ModeratorWords>
      }
      rule={act.rule && <Rule rule={act.rule} wayOn={wayOn} />}
      standing={props.standing}
      actions={props.actions}
      asks={props.asks}
      because={becauseOf(act)}
      why={reasonsOf(act, props.dayAndTime)}
      joins={joins}
    />
  );
}

/** The moderator's words, with the words they are about: an opening begins with the motion. */
function ActWords({ act: { act, says, quote } }: { act: Intervention }) {
  if (quote === null || says.includes(quote)) return <>{quoted(says)}</>;
  return act === 'open' ? (
    <>
      <q>{quote}</q> {says}
    </>
  ) : (
    <>
      {quoted(says)} <q>{quote}</q>
    </>
  );
}

function Rule({ rule, wayOn }: { rule: string; wayOn: string | undefined }) {
  return (
    <>
      <b>
        <ModeratorWords>{rule}.</ModeratorWords>
      </b>{' '}
      {wayOn}
    </>
  );
}

import { DIMENSION_WORDS } from '@rostrum/domain';
import { nextStepOf } from '@rostrum/moderator/report';
import { ModeratorWords } from '@rostrum/ui';
import * as m from '@rostrum/words/report';
import type { OwnMarks } from './sheet-props.ts';

/** The next step on one's own sheet, from the lowest score; on somebody else's, or without a score, lines to write on. */
export function SheetNext({ name, own }: { name: string; own: OwnMarks | undefined }) {
  const next = own?.feedback ? nextStepOf(own.feedback) : undefined;
  if (next) {
    return (
      <p>
        <b>{DIMENSION_WORDS[next.dimension].name()}:</b> <ModeratorWords>{next.next}</ModeratorWords>
      </p>
    );
  }
  return (
    <>
      <p className="small muted">
        {own ? `${m.noAdvice()} ${m.writeOneThing()}` : `${m.forCoach({ name })} ${m.writeOneThingForThem()}`}
      </p>
      <div className="debater-sheet-lines" aria-hidden="true">
        <i />
        <i />
      </div>
    </>
  );
}

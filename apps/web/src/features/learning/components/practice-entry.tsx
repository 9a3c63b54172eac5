import { ButtonLink } from '@rostrum/ui';
import * as m from '@rostrum/words/learning';
import { PATHS } from '../../../shared/navigation/paths.ts';

/** The way to a debate against the opponent, for a person who has learned enough for now. */
export function PracticeEntry() {
  return (
    <section aria-labelledby="practice-entry" className="practice-entry">
      <div>
        <h2 id="practice-entry" className="font-semibold">
          {m.practice()}
        </h2>
        <p className="muted small">{m.practiceLede()}</p>
      </div>
      <ButtonLink href={PATHS.practice}>{m.practise()}</ButtonLink>
    </section>
  );
}

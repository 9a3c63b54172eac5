import { ButtonLink } from '@rostrum/ui';
import { PATHS } from '../../../shared/navigation/paths.ts';

/** The way to a debate against the opponent, for a person who has learned enough for now. */
export function PracticeEntry() {
  return (
    <section aria-labelledby="practice-entry" className="practice-entry">
      <div>
        <h2 id="practice-entry" className="font-semibold">
          Practice
        </h2>
        <p className="muted small">
          A debate against an AI opponent at three levels: the same room, clock and moderator as with people,
          and nobody else sees it.
        </p>
      </div>
      <ButtonLink href={PATHS.practice}>Practise a debate</ButtonLink>
    </section>
  );
}

import { pointsText, resultWords, scoredIn, type Room } from '@rostrum/domain';
import { SectionHead } from '@rostrum/ui';
import * as m from '@rostrum/words/feedback';
import { scaleWords } from '../../../shared/judging/judging-words.ts';

/** The points that a debater got from the judges, and how they decided; empty without a decision. */
export function JudgesPoints({ room: { debate }, uid }: { room: Room; uid: string }) {
  const result = debate.ballots?.result;
  if (!result) return null;
  const own = scoredIn(debate).filter((one) => one.uid === uid);
  return (
    <section aria-labelledby="judges-points">
      <SectionHead id="judges-points" as="h3" aside={resultWords(debate.format, result)}>
        {m.judgesPoints()}
      </SectionHead>
      {own.length === 0 && <p className="muted mt-3">{m.noPoints()}</p>}
      <ul className="list">
        {own.map(({ key, name, points }) => (
          <li key={key}>
            <div className="row py-2">
              <span>{name}</span>
              <span className="push">
                <b className="num">{pointsText(result.points[key] ?? 0)}</b>{' '}
                <span className="tiny muted">{scaleWords(points)}</span>
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

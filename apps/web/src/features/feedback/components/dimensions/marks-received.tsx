import {
  DIMENSION_WORDS,
  DIMENSIONS,
  type BallotDocument,
  type Feedback,
  type Marks,
  type ReceivedBallot,
} from '@rostrum/domain';
import { SectionHead } from '@rostrum/ui';
import { formatNumber } from '@rostrum/words';
import * as m from '@rostrum/words/feedback';
import { decimal } from '../../logic/amounts.ts';

export type MarksReceivedProps = {
  feedback: Feedback | null;
  received: readonly ReceivedBallot[];
  expected: BallotDocument | undefined;
};

/** Other people's marks, beside the engine's scores and one's own expectation. */
export function MarksReceived({ feedback, received, expected }: MarksReceivedProps) {
  if (received.length === 0 && !expected) return null;
  const engine: Marks = Object.fromEntries(
    (feedback?.dimensions ?? []).flatMap(({ dimension, score }) =>
      score === null ? [] : [[dimension, score]],
    ),
  );
  const columns = [
    ...(expected ? [{ name: m.youExpected(), marks: expected.marks }] : []),
    { name: m.engine(), marks: engine },
    ...received.map(({ as, byName, marks }, at) => ({
      name: byName ?? m.markerNumbered({ as, place: at + 1 }),
      marks,
    })),
  ];
  return (
    <section aria-labelledby="received-head">
      <SectionHead id="received-head" as="h3" aside={distanceWords(engine, received)}>
        {m.marksOfOthers()}
      </SectionHead>
      <div className="scroll-x">
        <table className="data">
          <thead>
            <tr>
              <th scope="col">{m.dimension()}</th>
              {columns.map(({ name }, at) => (
                <th key={at} scope="col" className="n">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {DIMENSIONS.map((dimension) => (
              <tr key={dimension}>
                <th scope="row">{DIMENSION_WORDS[dimension].name()}</th>
                {columns.map(({ marks }, at) => (
                  <td key={at} className="n">
                    {marks[dimension] === undefined
                      ? '–'
                      : formatNumber(marks[dimension], { maximumFractionDigits: 1 })}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {received.map(
        ({ note, byName, as }, at) =>
          note !== '' && (
            <blockquote key={at} className="serif wrap-anywhere mt-3">
              {m.quoted({ words: note })} <span className="small muted">{byName ?? m.marker({ as })}</span>
            </blockquote>
          ),
      )}
    </section>
  );
}

/** The average distance between people's marks and the engine's; undefined without a common dimension. */
function distanceWords(engine: Marks, received: readonly ReceivedBallot[]): string | undefined {
  const gaps = received.flatMap(({ marks }) =>
    DIMENSIONS.flatMap((dimension) => {
      const [theirs, ours] = [marks[dimension], engine[dimension]];
      return theirs === undefined || ours === undefined ? [] : [Math.abs(theirs - ours)];
    }),
  );
  if (gaps.length === 0) return undefined;
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  return m.distance({ distance: decimal(mean) });
}

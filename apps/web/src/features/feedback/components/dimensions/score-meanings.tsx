import { DIMENSIONS, DIMENSION_WORDS } from '@rostrum/domain';
import { Collapsible } from '@rostrum/ui';
import { MEASURED_DEBATERS, STYLE_SPREAD } from '../../logic/style-spread.ts';

/** What each score asks, and how far it moves when the same thing is said in another style. */
export function ScoreMeanings() {
  return (
    <Collapsible summary="What the scores mean, and how far style moves them">
      <div className="scroll-x">
        <table className="data">
          <thead>
            <tr>
              <th scope="col">Score</th>
              <th scope="col">What it asks</th>
              <th scope="col" className="n">
                Moves by
              </th>
            </tr>
          </thead>
          <tbody>
            {DIMENSIONS.map((dimension) => (
              <tr key={dimension}>
                <th scope="row">{DIMENSION_WORDS[dimension].name}</th>
                <td>{DIMENSION_WORDS[dimension].asks}</td>
                <td className="n">{STYLE_SPREAD[dimension]?.toFixed(1) ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="small muted mt-3">
        The last column is our test of style: {MEASURED_DEBATERS} debaters’ parts of four short arguments,
        each said in plain, ornate, learner’s and chat English. It is the average distance from the best of
        the four to the worst, in marks of 1 to 5. A difference smaller than that may be style and not
        argument.
      </p>
    </Collapsible>
  );
}

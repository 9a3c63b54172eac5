import { DIMENSIONS, DIMENSION_WORDS } from '@rostrum/domain';
import { Collapsible } from '@rostrum/ui';
import * as m from '@rostrum/words/feedback';
import { decimal } from '../../logic/amounts.ts';
import { MEASURED_DEBATERS, STYLE_SPREAD } from '../../logic/style-spread.ts';

/** What each score asks, and how far it moves when the same thing is said in another style. */
export function ScoreMeanings() {
  return (
    <Collapsible summary={m.scoreMeanings()}>
      <div className="scroll-x">
        <table className="data">
          <thead>
            <tr>
              <th scope="col">{m.score()}</th>
              <th scope="col">{m.whatItAsks()}</th>
              <th scope="col" className="n">
                {m.movesBy()}
              </th>
            </tr>
          </thead>
          <tbody>
            {DIMENSIONS.map((dimension) => (
              <tr key={dimension}>
                <th scope="row">{DIMENSION_WORDS[dimension].name()}</th>
                <td>{DIMENSION_WORDS[dimension].asks()}</td>
                <td className="n">{spreadWords(STYLE_SPREAD[dimension])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="small muted mt-3">{m.styleTest({ debaters: MEASURED_DEBATERS })}</p>
    </Collapsible>
  );
}

const spreadWords = (spread: number | null) => (spread === null ? '–' : decimal(spread));

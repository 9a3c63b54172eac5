import { waitAt, type ModelDay, type ModelLimit } from '@rostrum/domain';
import { SectionHead } from '@rostrum/ui';
import * as m from '@rostrum/words/operations';
import { counted, dayName, dollars, percent, roughly, seconds, shareOf, sumOf } from '../logic/amounts.ts';

/** Every day with its calls, failures, tokens and cost, newest first. */
export function DaysTable({ days, limit }: { days: readonly ModelDay[]; limit: ModelLimit | null }) {
  return (
    <section aria-labelledby="operations-days">
      <SectionHead id="operations-days" aside={m.days({ count: days.length })}>
        {m.dayByDay()}
      </SectionHead>
      <table className="data">
        <thead>
          <tr>
            <th scope="col">{m.day()}</th>
            <th scope="col" className="n">
              {m.calls()}
            </th>
            <th scope="col" className="n">
              {m.failures()}
            </th>
            <th scope="col" className="n max-lg:hidden">
              {m.halfWithin()}
            </th>
            <th scope="col" className="n max-lg:hidden">
              {m.mostWithin()}
            </th>
            <th scope="col" className="n max-md:hidden">
              {m.tokensIn()}
            </th>
            <th scope="col" className="n max-lg:hidden">
              {m.tokensCached()}
            </th>
            <th scope="col" className="n max-md:hidden">
              {m.tokensOut()}
            </th>
            <th scope="col" className="n">
              {m.cost()}
            </th>
            {limit && (
              <th scope="col" className="n">
                {m.budget()}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <DayRow key={day.day} day={day} limit={limit} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function DayRow({ day, limit }: { day: ModelDay; limit: ModelLimit | null }) {
  const failures = sumOf(day.failures);
  const isEmpty = sumOf(day.calls) + failures === 0;
  return (
    <tr className={isEmpty ? 'faint' : undefined}>
      <th scope="row" className="nowrap">
        <time dateTime={day.day}>{dayName(day.day)}</time>
      </th>
      <td className="n">{counted(sumOf(day.calls))}</td>
      <td className="n">{counted(failures)}</td>
      <td className="n max-lg:hidden">{seconds(waitAt(0.5, day.waits))}</td>
      <td className="n max-lg:hidden">{seconds(waitAt(0.95, day.waits))}</td>
      <td className="n max-md:hidden">{roughly(day.inputTokens)}</td>
      <td className="n max-lg:hidden">{roughly(day.cachedTokens)}</td>
      <td className="n max-md:hidden">{roughly(day.outputTokens)}</td>
      <td className="n">{dollars(day.costMicros)}</td>
      {limit && <td className="n">{percent(shareOf(day, limit))}</td>}
    </tr>
  );
}

import { FORMATS, LIMITS, speakingSeconds, characterAllowance, type Format } from '@rostrum/domain';
import { lengthText, Side, Steps } from '@rostrum/ui';

/** Every format there is, drawn from the format itself. */
export function FormatsSection() {
  return (
    <>
      <p>
        A format is the order of a debate: who speaks, in which step, for how long. Either side always gets
        the same. Whoever starts a debate can set other lengths; it then says “custom”.
      </p>
      {[...FORMATS.values()].map((format) => (
        <FormatTable key={format.id} format={format} />
      ))}
      <p>
        A step allows {LIMITS.charactersPerSecond} characters for each second, so that text and time agree.
        After its deadline there are {LIMITS.graceSeconds} seconds to finish a sentence. The server keeps the
        clock: a device that shows another time changes nothing.
      </p>
    </>
  );
}

function FormatTable({ format }: { format: Format }) {
  const sideOf = (seatIds: readonly string[]) => format.seats.filter(({ id }) => seatIds.includes(id));
  return (
    <>
      <h3>{format.name}</h3>
      <p>
        {format.summary} {lengthText(format.preparationSeconds)} to prepare,{' '}
        {lengthText(speakingSeconds(format))} of debate.
      </p>
      <Steps steps={format.steps} current={-1} />
      <table className="data">
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col">Floor</th>
            <th scope="col" className="n">
              Length
            </th>
            <th scope="col" className="n">
              Characters
            </th>
          </tr>
        </thead>
        <tbody>
          {format.steps.map((step) => (
            <tr key={step.id}>
              <th scope="row">{step.name}</th>
              <td className="guide-floor">
                {sideOf(step.seatIds).map(({ id, side }) => (
                  <Side key={id} side={side} />
                ))}
              </td>
              <td className="n">{lengthText(step.seconds)}</td>
              <td className="n">{characterAllowance(step).toLocaleString('en-GB')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small">Source: {format.source}.</p>
    </>
  );
}

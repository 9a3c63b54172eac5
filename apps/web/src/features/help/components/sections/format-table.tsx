import {
  type Format,
  formatName,
  formatSource,
  formatSummary,
  LIMITS,
  speakingSeconds,
  type Step,
  stepName,
  withPace,
} from '@rostrum/domain';
import { FormatSteps, lengthText, Side } from '@rostrum/ui';

/** One format: its seats, its special rules, its steps as a table, and their source. */
export function FormatTable({ format }: { format: Format }) {
  const written = withPace(format, 'written');
  return (
    <div data-claim="guide-formats">
      <h3 id={`format-${format.id}`}>{formatName(format)}</h3>
      <p>
        {formatSummary(format)} {factsOf(format).join(' ')}
      </p>
      <FormatSteps format={format} bySide />
      <table className="data">
        <caption className="visually-hidden">Steps of {formatName(format)}</caption>
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col">Floor</th>
            <th scope="col" className="n">
              Spoken
            </th>
            <th scope="col" className="n">
              Written
            </th>
            <th scope="col" className="n">
              Characters
            </th>
          </tr>
        </thead>
        <tbody>
          {format.steps.map((step, index) => (
            <tr key={step.id}>
              <th scope="row">{stepName(format, step)}</th>
              <td className="guide-floor">
                <Floor format={format} step={step} />
              </td>
              <td className="n nowrap">{lengthText(step.seconds)}</td>
              <td className="n nowrap">{lengthText(written.steps[index]?.seconds ?? 0)}</td>
              <td className="n">{charactersOf(step, written.steps[index])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small">Source: {formatSource(format)}.</p>
    </div>
  );
}

/** The allowance of a step: spoken, and written where that differs. */
function charactersOf(spoken: Step, written: Step | undefined): string {
  if (spoken.kind === 'vote') return '–';
  const both = new Set([spoken, written ?? spoken].map(({ allowance }) => allowance.toLocaleString('en-GB')));
  return [...both].join(' / ');
}

/** Whose step it is: a side, both of them, everybody, or nobody. */
function Floor({ format, step }: { format: Format; step: Step }) {
  if (step.kind === 'vote') return <span className="muted">the audience votes</span>;
  const seats = format.seats.filter(({ id }) => step.seatIds.includes(id));
  const sides = [...new Set(seats.map(({ side }) => side))];
  return (
    <>
      {sides.map((side) => (
        <Side key={side} side={side} />
      ))}
      {step.turnSeconds !== null && (
        <span className="muted">raised hands, {lengthText(step.turnSeconds)} a spoken turn</span>
      )}
    </>
  );
}

/** A format's special rules, one sentence each. */
function factsOf(format: Format): string[] {
  const { preparationSeconds, prepBankSeconds, coinFlip, verdictVoteSeconds, steps } = format;
  const window = steps.find(({ poi }) => poi !== null)?.poi;
  return [
    `${lengthText(speakingSeconds(format))} of debate spoken, ${lengthText(speakingSeconds(withPace(format, 'written')))} written.`,
    ...(preparationSeconds > 0 ? [`${lengthText(preparationSeconds)} to prepare before it.`] : []),
    ...(prepBankSeconds > 0
      ? [`${lengthText(prepBankSeconds)} of preparation for each side, to take before its speeches.`]
      : []),
    ...(coinFlip ? ['A coin decides which side chooses its bench or the order.'] : []),
    ...(window
      ? [
          `Points of information of ${LIMITS.poiSeconds} s from ${window.fromSeconds} s to ${window.toSeconds} s of a spoken speech; the rest is protected.`,
        ]
      : []),
    ...(verdictVoteSeconds > 0
      ? [
          `The audience can vote until the first speech begins, and has ${lengthText(verdictVoteSeconds)} to vote again after the last step.`,
        ]
      : []),
  ];
}

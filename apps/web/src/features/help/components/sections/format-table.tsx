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
import { formatNumber } from '@rostrum/words';
import * as m from '@rostrum/words/guide';

/** One format: its seats, its special rules, its steps as a table, and their source. */
export function FormatTable({ format }: { format: Format }) {
  const written = withPace(format, 'written');
  return (
    <div data-claim="guide-formats">
      <h3 id={`format-${format.id}`} className="mb-4">
        {formatName(format)}
      </h3>
      <p>
        {formatSummary(format)} {factsOf(format).join(' ')}
      </p>
      <FormatSteps format={format} bySide />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <section className="scroll-x" aria-label={m.stepsOf({ format: formatName(format) })} tabIndex={0}>
        <table className="data">
          <caption className="visually-hidden">{m.stepsOf({ format: formatName(format) })}</caption>
          <thead>
            <tr>
              <th scope="col">{m.step()}</th>
              <th scope="col">{m.floor()}</th>
              <th scope="col" className="n">
                {m.spoken()}
              </th>
              <th scope="col" className="n">
                {m.written()}
              </th>
              <th scope="col" className="n">
                {m.characters()}
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
      </section>
      <p className="small">{m.source({ source: formatSource(format) })}</p>
    </div>
  );
}

/** The allowance of a step: spoken, and written where that differs. */
function charactersOf(spoken: Step, written: Step | undefined): string {
  if (spoken.kind === 'vote') return '–';
  const both = new Set([spoken, written ?? spoken].map(({ allowance }) => formatNumber(allowance)));
  return [...both].join(' / ');
}

/** Whose step it is: a side, both of them, everybody, or nobody. */
function Floor({ format, step }: { format: Format; step: Step }) {
  if (step.kind === 'vote') return <span className="muted">{m.audienceVotes()}</span>;
  const seats = format.seats.filter(({ id }) => step.seatIds.includes(id));
  const sides = [...new Set(seats.map(({ side }) => side))];
  return (
    <>
      {sides.map((side) => (
        <Side key={side} side={side} />
      ))}
      {step.turnSeconds !== null && (
        <span className="muted">{m.raisedHands({ length: lengthText(step.turnSeconds) })}</span>
      )}
    </>
  );
}

/** A format's special rules, one sentence each. */
function factsOf(format: Format): string[] {
  const { preparationSeconds, prepBankSeconds, coinFlip, verdictVoteSeconds, steps } = format;
  const window = steps.find(({ poi }) => poi !== null)?.poi;
  const written = speakingSeconds(withPace(format, 'written'));
  return [
    m.factLengths({ spoken: lengthText(speakingSeconds(format)), written: lengthText(written) }),
    ...(preparationSeconds > 0 ? [m.factPreparation({ length: lengthText(preparationSeconds) })] : []),
    ...(prepBankSeconds > 0 ? [m.factPrepBank({ length: lengthText(prepBankSeconds) })] : []),
    ...(coinFlip ? [m.factCoin()] : []),
    ...(window
      ? [m.factPoints({ length: LIMITS.poiSeconds, from: window.fromSeconds, to: window.toSeconds })]
      : []),
    ...(verdictVoteSeconds > 0 ? [m.factVote({ length: lengthText(verdictVoteSeconds) })] : []),
  ];
}

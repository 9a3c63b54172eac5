import type { ReactNode } from 'react';
import { LIMITS, QUICK_CLASH, type Step as FormatStep } from '@rostrum/domain';
import { clockText, grouped, Note, Side, Steps } from '@rostrum/ui';
import { EXAMPLE } from '../../logic/example.ts';
import { HELD_EXAMPLE } from '../../logic/held-example.ts';

/** The moderator's abilities today, each with an example. */
export function Features() {
  return (
    <section className="section" id="features" aria-labelledby="features-title">
      <h2 className="display" id="features-title">
        What the chair does
      </h2>
      <div className="features">
        <article className="feature feature-wide">
          <div>
            <h3>It says why</h3>
            <p data-claim="landing-says-why">
              Whatever it notes or holds, it quotes the words and names the rule. Ask “Why?” and it shows what
              decided, and how sure it was. A held message stays with you until you have edited it; the other
              side never sees the first try.
            </p>
          </div>
          <HeldNote />
        </article>
        <Feature
          claim="landing-clock"
          title="It keeps the clock"
          text={`Every step has a length. It calls one minute and thirty seconds, and leaves ${LIMITS.graceSeconds} seconds to finish a sentence. The server keeps the time, so a slow device loses none.`}
        >
          <Steps steps={QUICK_CLASH.steps.map(asDrawn)} current={-1} labelled bySide />
        </Feature>
        <Feature
          claim="landing-turns"
          title="It keeps the turns"
          text="It says who has the floor and for how long. People who write ahead keep their words to themselves until their turn."
        >
          <Note kind="line" verb="hands over" say={`${EXAMPLE.against.name} has the floor for 2:00.`} />
        </Feature>
        <Feature
          claim="landing-alike"
          title="It treats both sides alike"
          text="The same seconds, the same characters, the same thresholds. The engine that reads your words is not told which side you are on."
        >
          <EqualShares />
        </Feature>
        <Feature
          claim="landing-ledger"
          title="It counts itself"
          text="Each record ends with a ledger: what the moderator found and what it acted on, side by side. You can check it."
        >
          <LedgerExample />
        </Feature>
      </div>
    </section>
  );
}

function Feature(props: { claim: string; title: string; text: string; children: ReactNode }) {
  const { claim, title, text, children } = props;
  return (
    <article className="feature">
      <h3>{title}</h3>
      <p data-claim={claim}>{text}</p>
      {children}
    </article>
  );
}

function HeldNote() {
  const { says, quote, rule, why } = HELD_EXAMPLE.intervention;
  return (
    <Note
      kind="boxed"
      verb="holds a message"
      say={`${says} “${quote}”`}
      rule={rule}
      why={why.map(({ label, value }) => ({ term: label, detail: value }))}
    />
  );
}

/** A step under the name of its bench: the line is short, and whose turn it is matters more than its name. */
function asDrawn(step: FormatStep) {
  const [seat] = QUICK_CLASH.seats.filter(({ id }) => step.seatIds.includes(id));
  if (seat === undefined || step.seatIds.length > 1) return { ...step, side: 'both' as const };
  return { ...step, name: seat.name, side: seat.side };
}

/** Each side's time in a Quick clash, computed from the format itself. */
function EqualShares() {
  const rows = QUICK_CLASH.steps.filter(({ seatIds }) => seatIds.length === 1);
  const of = (seatId: string, measure: (step: FormatStep) => number) =>
    rows.filter(({ seatIds }) => seatIds.includes(seatId)).reduce((sum, step) => sum + measure(step), 0);
  const seconds = (seatId: string) => clockText(of(seatId, (step) => step.seconds) * 1_000);
  const characters = (seatId: string) => grouped(of(seatId, ({ allowance }) => allowance));
  return (
    <SideTable
      caption="In a spoken Quick clash"
      rows={[
        ['Own time', seconds('for-1'), seconds('against-1')],
        ['Characters', characters('for-1'), characters('against-1')],
      ]}
    />
  );
}

function LedgerExample() {
  return (
    <SideTable
      caption="Acted on, of found"
      rows={[
        ['Words about a person', '1 of 1', '1 of 1'],
        ['Out of turn', '0 of 0', '2 of 2'],
      ]}
    />
  );
}

function SideTable({
  caption,
  rows,
}: {
  caption: string;
  rows: readonly (readonly [string, string, string])[];
}) {
  return (
    <table className="data">
      <thead>
        <tr>
          <th scope="col">{caption}</th>
          <th scope="col" className="n">
            <Side side="for" />
          </th>
          <th scope="col" className="n">
            <Side side="against" />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="n">{values[0]}</td>
            <td className="n">{values[1]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

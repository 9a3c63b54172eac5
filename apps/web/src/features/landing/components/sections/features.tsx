import type { ReactNode } from 'react';
import {
  formatName,
  LIMITS,
  QUICK_CLASH,
  stepName,
  teamWords,
  type Step as FormatStep,
} from '@rostrum/domain';
import { clockText, grouped, Note, Side, Steps } from '@rostrum/ui';
import * as m from '@rostrum/words/landing';
import { EXAMPLE } from '../../logic/example.ts';
import { HELD_EXAMPLE } from '../../logic/held-example.ts';

/** The moderator's abilities today, each with an example. */
export function Features() {
  return (
    <section className="section" id="features" aria-labelledby="features-title">
      <h2 className="display" id="features-title">
        {m.featuresTitle()}
      </h2>
      <div className="features">
        <article className="feature feature-wide">
          <div>
            <h3>{m.saysWhy()}</h3>
            <p data-claim="landing-says-why">{m.saysWhyText()}</p>
          </div>
          <HeldNote />
        </article>
        <Feature
          data-claim="landing-clock"
          title={m.keepsClock()}
          text={m.keepsClockText({ grace: `${LIMITS.graceSeconds}` })}
        >
          <Steps steps={QUICK_CLASH.steps.map(asDrawn)} current={-1} labelled bySide />
        </Feature>
        <Feature data-claim="landing-turns" title={m.keepsTurns()} text={m.keepsTurnsText()}>
          <Note
            kind="line"
            verb={m.handsOver()}
            say={m.hasFloor({ name: EXAMPLE.against.name, time: '2:00' })}
          />
        </Feature>
        <Feature data-claim="landing-alike" title={m.alike()} text={m.alikeText()}>
          <EqualShares />
        </Feature>
        <Feature data-claim="landing-ledger" title={m.countsItself()} text={m.countsItselfText()}>
          <LedgerExample />
        </Feature>
      </div>
    </section>
  );
}

function Feature(props: { 'data-claim': string; title: string; text: string; children: ReactNode }) {
  const { title, text, children } = props;
  return (
    <article className="feature">
      <h3>{title}</h3>
      <p data-claim={props['data-claim']}>{text}</p>
      {children}
    </article>
  );
}

function HeldNote() {
  const { says, quote, rule, why } = HELD_EXAMPLE.intervention;
  return (
    <div lang="en">
      <Note
        kind="boxed"
        verb={m.holdsMessage()}
        say={`${says} “${quote}”`}
        rule={rule}
        why={why.map(({ label, value }) => ({ term: label, detail: value }))}
      />
    </div>
  );
}

/** A step under the name of its bench: the line is short, and whose turn it is matters more than its name. */
function asDrawn(step: FormatStep) {
  const [seat] = QUICK_CLASH.seats.filter(({ id }) => step.seatIds.includes(id));
  if (seat === undefined || step.seatIds.length > 1)
    return { ...step, name: stepName(QUICK_CLASH, step), side: 'both' as const };
  return { ...step, name: teamWords(seat.team), side: seat.side };
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
      caption={m.inQuickClash({ format: formatName(QUICK_CLASH) })}
      rows={[
        [m.ownTime(), seconds('for-1'), seconds('against-1')],
        [m.characters(), characters('for-1'), characters('against-1')],
      ]}
    />
  );
}

function LedgerExample() {
  const all = (count: number) => m.ofFound({ acted: `${count}`, found: `${count}` });
  return (
    <SideTable
      caption={m.actedOfFound()}
      rows={[
        [m.aboutPerson(), all(1), all(1)],
        [m.outOfTurn(), all(0), all(2)],
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

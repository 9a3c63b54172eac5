import { Clock, ClockLegend, MiniClock, SectionHead, Steps } from '../../src/index.ts';
import type { ClockState, Step } from '../../src/index.ts';

const STATES: [ClockState, number, string][] = [
  ['prep', 95_000, 'Preparation: the ring is in the accent'],
  ['running', 89_000, 'Running'],
  ['bell', 60_000, 'One minute: the bell is heavy, announced once'],
  ['last', 30_000, 'Thirty seconds: figures turn bold'],
  ['grace', -9_000, 'Grace, 15 s: counts up, sending still works'],
  ['paused', 46_000, 'Paused: the ring fades'],
  ['over', 0, 'Over'],
];

export const QUICK_CLASH: Step[] = [
  { id: '1', name: 'Opening For', seconds: 120, side: 'for' },
  { id: '2', name: 'Opening Against', seconds: 120, side: 'against' },
  { id: '3', name: 'Cross-examination', seconds: 240, side: 'both' },
  { id: '4', name: 'Rebuttal For', seconds: 120, side: 'for' },
  { id: '5', name: 'Rebuttal Against', seconds: 120, side: 'against' },
];

export function ClockStates() {
  return (
    <section>
      <SectionHead aside="120 s step, bells at 60 s and 30 s">Clock</SectionHead>
      <div className="state-row">
        {STATES.map(([state, leftMs, words]) => (
          <figure key={state} className="state-cell">
            <Clock leftMs={leftMs} totalMs={120_000} state={state} label="Rebuttal For" />
            <figcaption>{words}</figcaption>
          </figure>
        ))}
        <figure className="state-cell">
          <div>
            <Clock leftMs={342_000} totalMs={900_000} state="running" airtimeFor={0.46} />
            <ClockLegend airtimeFor={0.46} />
          </div>
          <figcaption>With airtime: For from the left</figcaption>
        </figure>
      </div>
      <div className="state-grid">
        <div className="stack">
          <Steps steps={QUICK_CLASH} current={2} progress={0.4} labelled />
          <Steps steps={QUICK_CLASH} current={-1} bySide />
        </div>
        <p className="row">
          <MiniClock leftMs={96_000} totalMs={120_000} />
          <MiniClock leftMs={30_000} totalMs={120_000} />
          <MiniClock leftMs={0} totalMs={120_000} />
        </p>
      </div>
    </section>
  );
}

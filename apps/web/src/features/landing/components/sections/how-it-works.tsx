import type { ReactNode } from 'react';
import { LIMITS } from '@rostrum/domain';
import { Avatar, Clock, Motion, Side } from '@rostrum/ui';
import * as m from '@rostrum/words/landing';
import { EXAMPLE } from '../../logic/example.ts';
import { TranscriptLines } from './transcript-lines.tsx';

/** The way through a debate, in four steps, each with the thing itself. */
export function HowItWorks() {
  return (
    <section className="section" id="how-it-works" aria-labelledby="how-title">
      <h2 className="display" id="how-title">
        {m.howTitle()}
      </h2>
      <ol className="how">
        <Step data-claim="faq-code" number={1} title={m.howMotion()} figure={<MotionFigure />}>
          {m.howMotionText({ length: `${LIMITS.roomCodeLength}` })}
        </Step>
        <Step data-claim="landing-sides-lock" number={2} title={m.howSeat()} figure={<SeatsFigure />}>
          {m.howSeatText()}
        </Step>
        <Step data-claim="landing-equal-time" number={3} title={m.howClock()} figure={<ClockFigure />}>
          {m.howClockText()}
        </Step>
        <Step data-claim="faq-record" number={4} title={m.howRecord()} figure={<TranscriptLines />}>
          {m.howRecordText()}
        </Step>
      </ol>
    </section>
  );
}

function Step(props: {
  'data-claim': string;
  number: number;
  title: string;
  figure: ReactNode;
  children: ReactNode;
}) {
  return (
    <li>
      <span className="how-n num" aria-hidden="true">
        {props.number}
      </span>
      <div className="how-fig" aria-hidden="true">
        {props.figure}
      </div>
      <h3>{props.title}</h3>
      <p data-claim={props['data-claim']}>{props.children}</p>
    </li>
  );
}

function MotionFigure() {
  return (
    <div lang="en">
      <Motion as="p" size="sm">
        {EXAMPLE.motion}
      </Motion>
    </div>
  );
}

function SeatsFigure() {
  return (
    <div className="stack-2">
      <p className="row-between">
        <Side side="for" />
        <Avatar name={EXAMPLE.for.name} size="sm" />
      </p>
      <p className="row-between">
        <Side side="against" />
        <span className="seat-free">{m.seatFree()}</span>
      </p>
    </div>
  );
}

function ClockFigure() {
  return <Clock leftMs={89_000} totalMs={120_000} state="running" />;
}

import type { ReactNode } from 'react';
import { LIMITS } from '@rostrum/domain';
import { Avatar, Clock, Motion, Side } from '@rostrum/ui';
import { EXAMPLE } from '../../logic/example.ts';
import { TranscriptLines } from './transcript-lines.tsx';

/** The way through a debate, in four steps, each with the thing itself. */
export function HowItWorks() {
  return (
    <section className="section" id="how-it-works" aria-labelledby="how-title">
      <h2 className="display" id="how-title">
        How a debate runs
      </h2>
      <ol className="how">
        <Step claim="faq-code" number={1} title="Write a motion" figure={<MotionFigure />}>
          One sentence that two people can disagree about. Send your opponent the link, or a code of{' '}
          {LIMITS.roomCodeLength} characters.
        </Step>
        <Step claim="landing-sides-lock" number={2} title="Take a seat" figure={<SeatsFigure />}>
          For or Against. Sides lock once everybody is ready, so nobody switches when the case is out.
        </Step>
        <Step claim="landing-equal-time" number={3} title="Speak on the clock" figure={<ClockFigure />}>
          Your turn is yours. Nobody talks over you, and the other side gets as long.
        </Step>
        <Step claim="faq-record" number={4} title="Keep the record" figure={<TranscriptLines />}>
          Every word that was shown and every public act of the moderator, in one file to download.
        </Step>
      </ol>
    </section>
  );
}

function Step(props: {
  claim: string;
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
      <p data-claim={props.claim}>{props.children}</p>
    </li>
  );
}

function MotionFigure() {
  return (
    <Motion as="p" size="sm">
      {EXAMPLE.motion}
    </Motion>
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
        <span className="seat-free">free</span>
      </p>
    </div>
  );
}

function ClockFigure() {
  return <Clock leftMs={89_000} totalMs={120_000} state="running" />;
}

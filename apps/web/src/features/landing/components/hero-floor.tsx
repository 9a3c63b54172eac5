import { Clock, Said, PlainSpeech } from '@rostrum/ui';
import * as m from '@rostrum/words/landing';
import { EXAMPLE } from '../logic/example.ts';
import { useCountdown } from '../hooks/use-countdown.ts';

const STEP_MS = 240_000;
const BEGINS_MS = 162_000;

/** A moment of a debate, drawn as a room draws it; the clock runs. */
export function HeroFloor() {
  const leftMs = useCountdown(BEGINS_MS);
  return (
    <figure className="hero-floor" aria-label={m.exampleDebate()}>
      <Said
        author={EXAMPLE.for.name}
        side="for"
        time="1:24"
        words={<PlainSpeech lang="en" text={EXAMPLE.for.says} />}
      />
      <Clock
        className="hero-clock"
        leftMs={leftMs}
        totalMs={STEP_MS}
        state="running"
        label={EXAMPLE.motion}
        airtimeFor={0.48}
      />
      <Said
        author={EXAMPLE.against.name}
        side="against"
        time="0:51"
        words={<PlainSpeech lang="en" text={EXAMPLE.against.says} />}
      />
    </figure>
  );
}

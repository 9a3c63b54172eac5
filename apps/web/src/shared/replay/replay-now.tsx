import {
  airtimeFor,
  benchOf,
  debaterIds,
  fairShareOf,
  isOpponent,
  relativeTime,
  sharesOf,
  teamOf,
  type DebateState,
  type ReplayMark,
} from '@rostrum/domain';
import { Clock, ClockLegend, clockOf, PersonRow } from '@rostrum/ui';
import * as m from '@rostrum/words/replay';
import { floorWords, type NameOf } from './record-names.ts';

export type ReplayNowProps = {
  state: DebateState;
  atMs: number;
  nameOf: NameOf;
  photoOf: (uid: string) => string | undefined;
};

/** The clock at that moment, whose floor it was, and who had spoken how much by then. */
export function ReplayNow({ state, atMs, nameOf, photoOf }: ReplayNowProps) {
  const clock = clockOf(state, atMs);
  const airtime = airtimeFor(state);
  const shares = new Map(sharesOf(state).map((share) => [share.uid, share.share]));
  return (
    <>
      <div className="replay-clock">
        {clock && <Clock {...clock} airtimeFor={airtime} />}
        {clock && airtime !== undefined && <ClockLegend airtimeFor={airtime} />}
        <p className="replay-who">{floorWords(state, nameOf)}</p>
      </div>
      <ul aria-label={m.debaters()}>
        {debaterIds(state).flatMap((uid) => {
          const side = benchOf(state, uid);
          const share = shares.get(uid);
          return side
            ? [
                <PersonRow
                  key={uid}
                  name={nameOf(uid)}
                  isAi={isOpponent(uid)}
                  photo={photoOf(uid)}
                  side={side}
                  remark={teamOf(state, uid)}
                  airtime={share === undefined ? undefined : { share, fair: fairShareOf(state, uid) }}
                />,
              ]
            : [];
        })}
      </ul>
    </>
  );
}

export type StepJumpsProps = {
  marks: readonly ReplayMark[];
  atMs: number;
  startedAtMs: number | null;
  onJump: (atMs: number) => void;
};

/** Every step that began, as a way to its beginning. */
export function StepJumps({ marks, atMs, startedAtMs, onJump }: StepJumpsProps) {
  const steps = marks.filter(({ type }) => type === 'step');
  const current = steps.findLast((step) => step.atMs <= atMs);
  return (
    <section>
      <header className="aside-head">
        <h3>{m.steps()}</h3>
      </header>
      <ol>
        {steps.map((step) => (
          <li key={step.atMs}>
            <button
              type="button"
              className="replay-jump"
              aria-current={step === current ? 'step' : undefined}
              onClick={() => onJump(step.atMs)}
            >
              {step.label}
              <span className="num faint">{relativeTime(step.atMs, startedAtMs)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

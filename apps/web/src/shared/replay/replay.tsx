import type { DebateRecord } from '@rostrum/data';
import { currentStep, frameAt, type Room } from '@rostrum/domain';
import { FormatSteps, clockOf, progressOf } from '@rostrum/ui';
import { useMemo } from 'react';
import * as m from '@rostrum/words/replay';
import { RecordFloor } from './record-floor.tsx';
import { recordLines } from './record-lines.ts';
import { floorWords, namesIn } from './record-names.ts';
import { ReplayControls } from './replay-controls.tsx';
import { ReplayNow, StepJumps } from './replay-now.tsx';
import { usePlayback } from './use-playback.ts';
import type { Reel } from './use-reel.ts';

export type ReplayProps = { record: DebateRecord; reel: Reel };

/** A finished debate as it went: its floor and its clock at any moment. */
export function Replay({ record, reel }: ReplayProps) {
  const { room, events } = record;
  const { format } = room.debate;
  const playback = usePlayback(reel.span, reel.moments, format.pace === 'correspondence');
  const { atMs, seek } = playback;
  const nameOf = useMemo(() => namesIn(record), [record]);
  const frame = frameAt(events, reel.messages, reel.acts, atMs);
  if (!frame) return null;
  const { state } = frame;
  const clock = clockOf(state, atMs);
  const isOver = atMs >= reel.span.toMs;
  const place = currentStep(state)?.name ?? floorWords(state, nameOf);
  return (
    <div className="replay grid gap-4">
      <FormatSteps
        format={format}
        current={'floor' in state ? state.floor.stepIndex : isOver ? format.steps.length : -1}
        progress={clock ? progressOf(clock) : 0}
        labelled
      />
      <ReplayControls playback={playback} reel={reel} place={place} />
      <div className="replay-stage">
        <FloorThen reel={reel} room={room} said={frame.messages.length} done={frame.acts.length} />
        <div className="replay-now">
          <ReplayNow
            state={state}
            atMs={atMs}
            nameOf={nameOf}
            photoOf={(uid) => room.people[uid]?.photoURL}
          />
          <StepJumps marks={reel.marks} atMs={atMs} startedAtMs={room.startedAtMs} onJump={seek} />
        </div>
      </div>
    </div>
  );
}

type FloorThenProps = {
  room: Room;
  reel: Reel;
  /** The number of messages and acts up to then: the floor changes only with them. */
  said: number;
  done: number;
};

function FloorThen({ room, reel, said, done }: FloorThenProps) {
  const { debate } = room;
  const lines = useMemo(
    () => recordLines(debate, reel.messages.slice(0, said), reel.acts.slice(0, done)),
    [debate, reel, said, done],
  );
  return (
    <RecordFloor
      lines={lines}
      startedAtMs={room.startedAtMs}
      label={m.floorNow()}
      empty={m.nobodyYet()}
      followsEnd
    />
  );
}

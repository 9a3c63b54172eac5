import { nextMoment, previousMoment, REPLAY_SPEEDS, type ReplaySpeed } from '@rostrum/domain';
import { Button, IconButton, SeekBar, SeekTime, Segment, Switch } from '@rostrum/ui';
import { Pause, Play, RotateCcw, SkipBack, SkipForward } from 'lucide-react';
import * as m from '@rostrum/words/replay';
import type { Playback } from './use-playback.ts';
import type { Reel } from './use-reel.ts';

export type ReplayControlsProps = {
  playback: Playback;
  reel: Reel;
  /** The running phase, for the slider's text. */
  place: string;
};

const SPEEDS = REPLAY_SPEEDS.map((speed) => ({ value: String(speed), label: `${speed}×` }));

/** Play, pause, seek, and how fast. */
export function ReplayControls({ playback, reel, place }: ReplayControlsProps) {
  const { fromMs, toMs } = reel.span;
  const position = { positionMs: playback.atMs - fromMs, durationMs: toMs - fromMs };
  return (
    <fieldset className="replay-bar min-w-0" aria-label={m.controls()}>
      <SeekBar
        {...position}
        place={place}
        marks={reel.marks.map((mark) => ({ ...mark, atMs: mark.atMs - fromMs }))}
        onSeek={(positionMs) => playback.seek(fromMs + positionMs)}
      />
      <div className="replay-acts">
        <Jumps playback={playback} reel={reel} />
        <SeekTime {...position} />
        <span className="push row wrap">
          <Switch
            label={m.skipPauses()}
            checked={playback.skipsPauses}
            onChange={({ currentTarget }) => playback.setSkipsPauses(currentTarget.checked)}
          />
          <Segment
            label={m.speed()}
            options={SPEEDS}
            value={String(playback.speed)}
            onChange={(value) => playback.setSpeed(speedOf(value))}
          />
        </span>
      </div>
    </fieldset>
  );
}

function Jumps({ playback, reel }: Pick<ReplayControlsProps, 'playback' | 'reel'>) {
  const { atMs, isPlaying, isAtEnd, toggle, seek } = playback;
  const before = previousMoment(reel.saidMs, atMs);
  const after = nextMoment(reel.saidMs, atMs);
  return (
    <span className="row">
      <IconButton
        icon={SkipBack}
        label={m.previous()}
        disabledBecause={before === undefined ? m.nothingBefore() : undefined}
        onClick={() => before !== undefined && seek(before)}
      />
      <Button look="primary" icon={isPlaying ? Pause : isAtEnd ? RotateCcw : Play} onClick={toggle}>
        {isPlaying ? m.pause() : isAtEnd ? m.playAgain() : m.play()}
      </Button>
      <IconButton
        icon={SkipForward}
        label={m.next()}
        disabledBecause={after === undefined ? m.nothingAfter() : undefined}
        onClick={() => after !== undefined && seek(after)}
      />
    </span>
  );
}

function speedOf(value: string): ReplaySpeed {
  return REPLAY_SPEEDS.find((speed) => String(speed) === value) ?? 1;
}

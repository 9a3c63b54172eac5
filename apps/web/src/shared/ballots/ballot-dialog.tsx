import {
  DIMENSION_WORDS,
  DIMENSIONS,
  LIMITS,
  type BallotDocument,
  type Dimension,
  type Marks,
} from '@rostrum/domain';
import { Button, Checkbox, Dialog, Field, TextArea } from '@rostrum/ui';
import { useState } from 'react';
import * as m from '@rostrum/words/ballots';
import type { Run } from '../commands/use-command.ts';
import { useHeldWords } from '../commands/use-held-words.ts';
import { MarkScale } from './mark-scale.tsx';

export type BallotDialogProps = {
  roomId: string;
  about: { uid: string; name: string };
  /** The earlier ballot. */
  given: BallotDocument | undefined;
  /** One's own part: an expectation, which stays private. */
  isOwn: boolean;
  isBusy: boolean;
  run: Run<'feedback'>;
  onClose: () => void;
};

/** Marks for one debater: as many of the seven dimensions as one has a view on. */
export function BallotDialog({ roomId, about, given, isOwn, isBusy, run, onClose }: BallotDialogProps) {
  const [marks, setMarks] = useState<Marks>(given?.marks ?? {});
  const [note, setNote] = useState(given?.note ?? '');
  const [isAnonymous, setIsAnonymous] = useState(given?.isAnonymous ?? false);
  const [problem, setProblem] = useState<string>();
  const words = useHeldWords();
  const mark = (dimension: Dimension, value: number | undefined) => {
    const { [dimension]: _, ...others } = marks;
    setProblem(undefined);
    setMarks(value === undefined ? others : { ...others, [dimension]: value });
  };
  const send = async () => {
    if (Object.keys(marks).length === 0) return setProblem(m.giveOne());
    words.forget();
    const command = { type: 'rate', roomId, about: about.uid, marks, note, isAnonymous } as const;
    const isDone = await run(command, { onHeld: words.onHeld, again: () => void send() });
    return isDone ? onClose() : undefined;
  };
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={isOwn ? m.howItWent() : m.marksFor({ name: about.name })}
      text={isOwn ? m.howItWentHint() : m.marksHint()}
      actions={
        <Button look="primary" busy={isBusy} onClick={() => void send()}>
          {isOwn ? m.keepPrediction() : m.send()}
        </Button>
      }
    >
      <div className="grid gap-4">
        {DIMENSIONS.map((dimension) => (
          <MarkScale
            key={dimension}
            label={DIMENSION_WORDS[dimension].name()}
            hint={DIMENSION_WORDS[dimension].asks()}
            value={marks[dimension]}
            onChange={(value) => mark(dimension, value)}
          />
        ))}
        {!isOwn && (
          <>
            <Field label={m.note()} optional refused={words.at('note')}>
              <TextArea
                rows={2}
                maxLength={LIMITS.ballotNoteMaxLength}
                value={note}
                onChange={({ target }) => {
                  words.forget();
                  setNote(target.value);
                }}
              />
            </Field>
            <Checkbox
              label={m.withoutName()}
              hint={m.withoutNameHint()}
              checked={isAnonymous}
              onChange={({ target }) => setIsAnonymous(target.checked)}
            />
          </>
        )}
        {problem !== undefined && (
          <p className="hint hint-bad" role="alert">
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  );
}

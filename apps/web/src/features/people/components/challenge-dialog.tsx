import {
  FORMATS,
  motionSchema,
  QUICK_CLASH,
  type SideWish,
  type Visibility,
  withPace,
  DEFAULT_PACE,
} from '@rostrum/domain';
import { Button, Dialog, Field, formatLine, notify, Segment, Select, TextArea } from '@rostrum/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHeldWords } from '../../../shared/commands/use-held-words.ts';
import { debateUrl } from '../../../shared/navigation/paths.ts';
import type { PersonDialogProps } from './person-dialog-props.ts';

const FORMAT_OPTIONS = [...FORMATS.values()].map((format) => ({
  value: format.id,
  label: formatLine(withPace(format, DEFAULT_PACE)),
}));
const SIDES = [
  { value: 'for', label: 'For' },
  { value: 'against', label: 'Against' },
  { value: 'any', label: 'Either' },
] as const;
const VISIBILITIES = [
  { value: 'public', label: 'Everybody' },
  { value: 'unlisted', label: 'By link' },
  { value: 'private', label: 'By code' },
] as const;

/** Opens a room with a motion and asks one person to argue against it, or for it. */
export function ChallengeDialog({ uid, name, people, onClose }: PersonDialogProps) {
  const navigate = useNavigate();
  const [motion, setMotion] = useState('');
  const [formatId, setFormatId] = useState<string>(QUICK_CLASH.id);
  const [side, setSide] = useState<SideWish>('for');
  const [visibility, setVisibility] = useState<Visibility>('unlisted');
  const [tried, setTried] = useState(false);
  const words = useHeldWords();
  const checked = motionSchema.safeParse(motion);
  const send = async () => {
    setTried(true);
    if (!checked.success) return;
    words.forget();
    const command = { type: 'challenge', uid, motion, formatId, side, visibility } as const;
    const opened = await people.run(command, { onHeld: words.onHeld, again: () => void send() });
    if (!opened) return;
    notify({ text: `${name} is invited, and has a day to answer. The room is open.`, tone: 'good' });
    void navigate(debateUrl(opened.roomId));
  };
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={`Challenge ${name}`}
      text="This opens a room with you in it. The other seat waits for them."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" busy={people.busy === 'challenge'} onClick={() => void send()}>
            Send challenge
          </Button>
        </>
      }
    >
      <Field
        label="Motion"
        hint="One sentence that two people can disagree about."
        error={tried && !checked.success ? `${checked.error.issues[0]?.message}.` : undefined}
        refused={words.at('motion')}
      >
        <TextArea
          serif
          data-autofocus
          placeholder="This house would …"
          maxLength={400}
          value={motion}
          onChange={(event) => {
            words.forget();
            setMotion(event.currentTarget.value);
          }}
        />
      </Field>
      <Field label="Format">
        <Select options={FORMAT_OPTIONS} value={formatId} onChange={setFormatId} />
      </Field>
      <Field label="Your side" group>
        <Segment options={SIDES} value={side} onChange={setSide} block />
      </Field>
      <Field label="Who may find it" group>
        <Segment options={VISIBILITIES} value={visibility} onChange={setVisibility} block />
      </Field>
    </Dialog>
  );
}

import {
  FORMATS,
  motionSchema,
  QUICK_CLASH,
  type SideWish,
  type Visibility,
  withPace,
  DEFAULT_PACE,
} from '@rostrum/domain';
import { Button, Dialog, Field, formatLine, notify, Segment, Select, Side, TextArea } from '@rostrum/ui';
import * as m from '@rostrum/words/people';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHeldWords } from '../../../shared/commands/use-held-words.ts';
import { debateUrl } from '../../../shared/navigation/paths.ts';
import type { PersonDialogProps } from './person-dialog-props.ts';

const formatOptions = () =>
  [...FORMATS.values()].map((format) => ({
    value: format.id,
    label: formatLine(withPace(format, DEFAULT_PACE)),
  }));
const sides = () =>
  [
    { value: 'for', label: <Side side="for" word={m.sideFor()} /> },
    { value: 'against', label: <Side side="against" word={m.sideAgainst()} /> },
    { value: 'any', label: m.sideAny() },
  ] as const;
const visibilities = () =>
  [
    { value: 'public', label: m.findEverybody() },
    { value: 'unlisted', label: m.findByLink() },
    { value: 'private', label: m.findByCode() },
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
    notify({ text: m.challenged({ name }), tone: 'good' });
    void navigate(debateUrl(opened.roomId));
  };
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={m.challengeTitle({ name })}
      text={m.challengeHint({ name })}
      actions={
        <>
          <Button onClick={onClose}>{m.cancel()}</Button>
          <Button look="primary" busy={people.busy === 'challenge'} onClick={() => void send()}>
            {m.sendChallenge()}
          </Button>
        </>
      }
    >
      <Field
        label={m.motion()}
        hint={m.motionHint()}
        error={tried && !checked.success ? `${checked.error.issues[0]?.message}.` : undefined}
        refused={words.at('motion')}
      >
        <TextArea
          serif
          data-autofocus
          placeholder={m.motionPlaceholder()}
          maxLength={400}
          value={motion}
          onChange={(event) => {
            words.forget();
            setMotion(event.currentTarget.value);
          }}
        />
      </Field>
      <Field label={m.format()}>
        <Select options={formatOptions()} value={formatId} onChange={setFormatId} />
      </Field>
      <Field label={m.yourSide()} group>
        <Segment options={sides()} value={side} onChange={setSide} block />
      </Field>
      <Field label={m.whoMayFind()} group>
        <Segment options={visibilities()} value={visibility} onChange={setVisibility} block />
      </Field>
    </Dialog>
  );
}

import { sendPeopleCommand } from '@rostrum/data';
import {
  EXPERIENCE_LIST,
  EXPERIENCES,
  INTEREST_LIST,
  INTERESTS,
  LIMITS,
  type Experience,
  type Interest,
} from '@rostrum/domain';
import { Button, Chip, Field, Select, TextArea } from '@rostrum/ui';
import { useState, type FormEvent } from 'react';
import { StepActs, type StepProps } from './step-acts.tsx';

const UNSAID = 'unsaid';
const EXPERIENCE_OPTIONS = [
  { value: UNSAID, label: 'Rather not say' },
  ...EXPERIENCE_LIST.map((value) => ({ value, label: EXPERIENCES[value] })),
];

/** What somebody likes to argue about, and how much they have done it; nobody is ranked by it. */
export function InterestsStep({ profile, onDone, onBack }: StepProps) {
  const [interests, setInterests] = useState<readonly Interest[]>(profile?.interests ?? []);
  const [experience, setExperience] = useState<Experience | null>(profile?.experience ?? null);
  const [bio, setBio] = useState(profile?.bio ?? '');
  const [saving, setSaving] = useState<'no' | 'now' | { refused: string }>('no');
  const isFull = interests.length >= LIMITS.interestsAtMost;
  const toggle = (interest: Interest) =>
    setInterests(
      interests.includes(interest) ? interests.filter((one) => one !== interest) : [...interests, interest],
    );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (saving === 'now') return;
    setSaving('now');
    const reply = await sendPeopleCommand({
      type: 'saveProfile',
      interests: [...interests],
      experience,
      bio,
    });
    setSaving(reply.status === 'done' ? 'no' : { refused: reply.message });
    if (reply.status === 'done') onDone();
  };
  return (
    <form className="onboard-form" onSubmit={(event) => void submit(event)}>
      <div className="stack-2">
        <h1 className="display">What do you argue about?</h1>
        <p className="lede">Others find you by this, and motions are suggested by it.</p>
      </div>
      <Field label="Interests" group hint={`Up to ${LIMITS.interestsAtMost}.`}>
        <ul className="row wrap">
          {INTEREST_LIST.map((interest) => {
            const isChosen = interests.includes(interest);
            return (
              <li key={interest}>
                <Chip pressed={isChosen} disabled={isFull && !isChosen} onClick={() => toggle(interest)}>
                  {INTERESTS[interest]}
                </Chip>
              </li>
            );
          })}
        </ul>
      </Field>
      <Field label="Experience">
        <Select
          options={EXPERIENCE_OPTIONS}
          value={experience ?? UNSAID}
          onChange={(value) => setExperience(EXPERIENCE_LIST.find((one) => one === value) ?? null)}
        />
      </Field>
      <Field
        label="About you"
        optional
        hint={`One or two sentences, at most ${LIMITS.bioMaxLength} characters.`}
      >
        <TextArea
          serif
          maxLength={LIMITS.bioMaxLength}
          value={bio}
          onChange={(event) => setBio(event.currentTarget.value)}
        />
      </Field>
      <p role="alert" className="hint hint-bad">
        {typeof saving === 'object' && saving.refused}
      </p>
      <StepActs
        onBack={onBack}
        onSkip={onDone}
        next={
          <Button type="submit" look="primary" size="lg" busy={saving === 'now'}>
            Continue
          </Button>
        }
      />
    </form>
  );
}

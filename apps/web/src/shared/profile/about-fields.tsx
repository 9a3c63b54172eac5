import {
  EXPERIENCE_LIST,
  EXPERIENCES,
  INTEREST_LIST,
  INTERESTS,
  LIMITS,
  type Interest,
  type Profile,
} from '@rostrum/domain';
import { Chip, Field, Select, TextArea } from '@rostrum/ui';
import * as m from '@rostrum/words/profile';
import { refusedAt, type Refused } from '../commands/refused.ts';

/** A person's description of themselves. */
export type About = Pick<Profile, 'interests' | 'experience' | 'bio'>;

const UNSAID = 'unsaid';
const experienceOptions = () => [
  { value: UNSAID, label: m.ratherNotSay() },
  ...EXPERIENCE_LIST.map((value) => ({ value, label: EXPERIENCES[value]() })),
];

export type AboutFieldsProps = {
  about: About;
  /** The server's refusal at the last save. */
  refused?: Refused | undefined;
  onChange: (about: About) => void;
};

/** Fields for a person's favourite subjects, their experience, and a sentence or two. */
export function AboutFields({ about, refused, onChange }: AboutFieldsProps) {
  const { interests, experience, bio } = about;
  const isFull = interests.length >= LIMITS.interestsAtMost;
  const toggle = (interest: Interest) => {
    const others = interests.filter((one) => one !== interest);
    onChange({ ...about, interests: interests.includes(interest) ? others : [...interests, interest] });
  };
  return (
    <>
      <Field label={m.interests()} group hint={m.interestsHint({ most: LIMITS.interestsAtMost })}>
        <ul className="row wrap">
          {INTEREST_LIST.map((interest) => {
            const isChosen = interests.includes(interest);
            return (
              <li key={interest}>
                <Chip pressed={isChosen} disabled={isFull && !isChosen} onClick={() => toggle(interest)}>
                  {INTERESTS[interest]()}
                </Chip>
              </li>
            );
          })}
        </ul>
      </Field>
      <Field label={m.experience()}>
        <Select
          options={experienceOptions()}
          value={experience ?? UNSAID}
          onChange={(value) =>
            onChange({ ...about, experience: EXPERIENCE_LIST.find((one) => one === value) ?? null })
          }
        />
      </Field>
      <Field
        label={m.aboutYou()}
        optional
        hint={m.aboutYouHint({ most: LIMITS.bioMaxLength })}
        refused={refusedAt(refused, 'bio')}
      >
        <TextArea
          serif
          maxLength={LIMITS.bioMaxLength}
          value={bio}
          onChange={(event) => onChange({ ...about, bio: event.currentTarget.value })}
        />
      </Field>
    </>
  );
}

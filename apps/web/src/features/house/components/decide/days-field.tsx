import { Field, Segment } from '@rostrum/ui';
import * as m from '@rostrum/words/house';

const CHOICES = ['1', '7', '30', '90', 'good'] as const;
type Choice = (typeof CHOICES)[number];

/** The length of a suspension; null for a permanent one. */
export function DaysField({ days, onDays }: { days: number | null; onDays: (days: number | null) => void }) {
  const chosen = CHOICES.find((value) => value === (days === null ? 'good' : String(days)));
  const choose = (value: Choice) => onDays(value === 'good' ? null : Number(value));
  const options = CHOICES.map((value) => ({
    value,
    label: value === 'good' ? m.forGood() : m.days({ count: Number(value) }),
  }));
  return (
    <Field label={m.howLong()} group className="choice-under">
      <Segment options={options} value={chosen ?? '7'} onChange={choose} />
    </Field>
  );
}

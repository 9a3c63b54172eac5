import { Field, Segment } from '@rostrum/ui';

const CHOICES = [
  { value: '1', label: '1 day' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: 'good', label: 'For good' },
] as const;
type Choice = (typeof CHOICES)[number]['value'];

/** The length of a suspension; null for a permanent one. */
export function DaysField({ days, onDays }: { days: number | null; onDays: (days: number | null) => void }) {
  const chosen = CHOICES.find(({ value }) => value === (days === null ? 'good' : String(days)));
  const choose = (value: Choice) => onDays(value === 'good' ? null : Number(value));
  return (
    <Field label="For how long" group className="choice-under">
      <Segment options={CHOICES} value={chosen?.value ?? '7'} onChange={choose} />
    </Field>
  );
}

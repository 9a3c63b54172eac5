import { Chip } from '../components/chip.tsx';

interface Tap<Value extends string> {
  value: Value;
  label: string;
  count: number;
  /** Whether it is the reader's own, too. */
  mine: boolean;
}

export interface TapsProps<Value extends string> {
  taps: readonly Tap<Value>[];
  /** Absent where the reader can only look: at their own words. */
  onTap?: ((value: Value) => void) | undefined;
}

/** What readers said to some words with one tap, each with how many did. Nothing stands where nobody did. */
export function Taps<Value extends string>({ taps, onTap }: TapsProps<Value>) {
  if (taps.length === 0) return null;
  return (
    <ul className="said-taps" aria-label="Reactions">
      {taps.map(({ value, label, count, mine }) => (
        <li key={value}>
          {onTap ? (
            <Chip pressed={mine} onClick={() => onTap(value)}>
              {label} <span className="num">{count}</span>
            </Chip>
          ) : (
            <span className="tag">
              {label} <span className="num">{count}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

import * as m from '@rostrum/words/ui-debate';
import { Chip } from '../components/chip.tsx';

interface Tap<Value extends string> {
  value: Value;
  label: string;
  count: number;
  /** Whether the reader chose it too. */
  mine: boolean;
}

export interface TapsProps<Value extends string> {
  taps: readonly Tap<Value>[];
  /** Absent if the reader can only look: at their own words. */
  onTap?: ((value: Value) => void) | undefined;
}

/** The readers' reactions to a message, each with its count. Empty without any. */
export function Taps<Value extends string>({ taps, onTap }: TapsProps<Value>) {
  if (taps.length === 0) return null;
  return (
    <ul className="said-taps" aria-label={m.reactions()}>
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

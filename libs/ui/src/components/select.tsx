import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useFieldControl } from './field-context.ts';

interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  /** A few more words, at the end of the line. */
  aside?: ReactNode;
  disabled?: boolean;
}

export interface SelectProps<Value extends string> {
  options: readonly SelectOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Its name, if no `Field` gives one. */
  label?: string;
  /** `chip` for filters above a list. */
  look?: 'input' | 'chip';
}

/** One of many. Arrows, Home, End and typing a word move; Enter chooses; Escape keeps the old choice. */
export function Select<Value extends string>({
  options,
  value,
  onChange,
  label,
  look = 'input',
}: SelectProps<Value>) {
  const wiring = useFieldControl({});
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const chosen = options.find((option) => option.value === value);
  return (
    // The style element that Base UI would add is in overlay.css: a strict Content-Security-Policy refuses it.
    <CSPProvider disableStyleElements>
      <Base.Root items={options} value={value} onValueChange={(next) => next !== null && onChange(next)}>
        <Base.Trigger
          {...wiring}
          aria-label={label}
          className={look === 'chip' ? 'chip' : 'input select-trigger'}
        >
          <span className="select-value">{chosen?.label}</span>
          {look === 'input' && chosen?.aside && <span className="select-aside">{chosen.aside}</span>}
          <ChevronsUpDown className="icon icon-sm" />
        </Base.Trigger>
        {/* Beside the control and not at the end of the page: a modal dialog makes everything outside itself inert. */}
        <span ref={setPlace} className="select-place" />
        <Base.Portal container={place}>
          <Base.Positioner
            className="select-positioner"
            positionMethod="fixed"
            sideOffset={6}
            alignItemWithTrigger={false}
          >
            <Base.Popup className="menu">
              {options.map((option) => (
                <Base.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled}
                  className="menu-item"
                >
                  <Base.ItemText>{option.label}</Base.ItemText>
                  {option.aside && <span className="menu-aside">{option.aside}</span>}
                  <Check className="icon icon-sm menu-tick" />
                </Base.Item>
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}

import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

interface Tab<Value extends string> {
  value: Value;
  label: ReactNode;
  panel: ReactNode;
}

export interface TabsProps<Value extends string> {
  tabs: readonly Tab<Value>[];
  /** Omit both, and the tabs keep their own state, starting at the first. */
  value?: Value;
  onChange?: (value: Value) => void;
  label: string;
}

/** Several views of one thing. Arrows move between the tabs, only the chosen panel is mounted. */
export function Tabs<Value extends string>({ tabs, value, onChange, label }: TabsProps<Value>) {
  return (
    <Base.Root
      {...(value === undefined ? { defaultValue: tabs[0]?.value } : { value })}
      onValueChange={(next: Value) => onChange?.(next)}
    >
      <Base.List className="tabs" aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value}>
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="tab-panel">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}

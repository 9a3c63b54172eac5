import { cloneElement } from 'react';
import type { ButtonHTMLAttributes, ReactElement, Ref } from 'react';

export interface TriggerProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>;
}

/** The button that opens something: any element that passes its props on to a `<button>`. */
export type Trigger = ReactElement<TriggerProps>;

/** Adds the opening behaviour to the caller's button; the caller's own click handler still runs. */
export function withTrigger(trigger: Trigger, props: TriggerProps): Trigger {
  const { onClick } = trigger.props;
  return cloneElement(trigger, {
    ...props,
    onClick: (event) => {
      onClick?.(event);
      if (!event.defaultPrevented) props.onClick?.(event);
    },
  });
}

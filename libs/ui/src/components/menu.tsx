import { createContext, use, useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Floating } from '../floating/floating.tsx';
import { useDismiss } from '../floating/use-dismiss.ts';
import type { FloatingAlign } from '../floating/place.ts';
import { focusItem, useMenuKeys } from './menu-keys.ts';
import { withTrigger } from './trigger.ts';
import type { Trigger } from './trigger.ts';

export interface MenuProps {
  /** The button that opens it; its name is the name of the menu. */
  trigger: Trigger;
  /** Menu items, choices, lines and labels. */
  children: ReactNode;
  align?: FloatingAlign;
}

/** Closes the menu around an item that was chosen. */
export const MenuContext = createContext<() => void>(() => undefined);

/** A list of actions behind one button. Arrows and letters move, Enter acts, Escape closes. */
export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  const [opened, setOpened] = useState<'first' | 'last'>();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const id = useId();
  const close = () => {
    setOpened(undefined);
    button?.focus();
  };
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpened(event.key === 'ArrowDown' ? 'first' : 'last');
  }
  return (
    <>
      {withTrigger(trigger, {
        ref: setButton,
        id: `${id}-button`,
        'aria-haspopup': 'menu',
        'aria-expanded': opened !== undefined,
        'aria-controls': opened && id,
        onClick: () => setOpened(opened ? undefined : 'first'),
        onKeyDown,
      })}
      {opened && button && (
        <MenuContext value={close}>
          <MenuPanel
            id={id}
            anchor={button}
            align={align}
            startAt={opened}
            onLeave={() => setOpened(undefined)}
          >
            {children}
          </MenuPanel>
        </MenuContext>
      )}
    </>
  );
}

interface MenuPanelProps {
  id: string;
  anchor: HTMLButtonElement;
  align: FloatingAlign;
  startAt: 'first' | 'last';
  /** The person moved on, so the focus stays where it went. */
  onLeave: () => void;
  children: ReactNode;
}

function MenuPanel({ id, anchor, align, startAt, onLeave, children }: MenuPanelProps) {
  const close = use(MenuContext);
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = useMenuKeys(list, close);
  useDismiss(
    (node) => anchor.contains(node) || Boolean(list.current?.contains(node)),
    (byKey) => (byKey ? close() : onLeave()),
  );
  useEffect(() => {
    if (list.current) focusItem(list.current, startAt);
  }, [startAt]);
  return (
    <Floating anchor={anchor} placement={{ side: 'bottom', align, gap: 6 }}>
      <div
        ref={list}
        id={id}
        role="menu"
        tabIndex={-1}
        aria-labelledby={`${id}-button`}
        className="menu"
        onKeyDown={onKeyDown}
      >
        {children}
      </div>
    </Floating>
  );
}

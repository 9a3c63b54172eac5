import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Floating } from '../floating/floating.tsx';
import type { FloatingAlign } from '../floating/place.ts';
import { useDismiss } from '../floating/use-dismiss.ts';
import { useOpen } from '../use-open.ts';
import { withTrigger } from './trigger.ts';
import type { Trigger } from './trigger.ts';

export interface PopoverProps {
  trigger: Trigger;
  title: ReactNode;
  children: ReactNode;
  align?: FloatingAlign;
  /** Omit both, and it keeps its own state. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** Additional content beside its opener. Focus moves in and returns; Escape closes. */
export function Popover({ trigger, title, children, align = 'center', ...control }: PopoverProps) {
  const [open, setOpen] = useOpen(control);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const id = useId();
  return (
    <>
      {withTrigger(trigger, {
        ref: setButton,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => setOpen(!open),
      })}
      {open && button && (
        <PopoverPanel id={id} anchor={button} align={align} title={title} onClose={() => setOpen(false)}>
          {children}
        </PopoverPanel>
      )}
    </>
  );
}

interface PopoverPanelProps {
  id: string;
  anchor: HTMLButtonElement;
  align: FloatingAlign;
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

function PopoverPanel({ id, anchor, align, title, onClose, children }: PopoverPanelProps) {
  const panel = useRef<HTMLDialogElement>(null);
  useDismiss(
    (node) => anchor.contains(node) || Boolean(panel.current?.contains(node)),
    (byKey) => {
      if (byKey) anchor.focus();
      onClose();
    },
  );
  useEffect(() => panel.current?.focus(), []);
  return (
    <Floating anchor={anchor} placement={{ side: 'bottom', align, gap: 8 }}>
      <dialog open ref={panel} id={id} aria-labelledby={`${id}-title`} tabIndex={-1} className="pop stack-2">
        <h2 className="strong" id={`${id}-title`}>
          {title}
        </h2>
        {children}
      </dialog>
    </Floating>
  );
}

import { useLayoutEffect, useRef } from 'react';
import type { ComponentProps, MouseEvent } from 'react';
import { Toaster } from './toaster.tsx';

export interface ModalProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'ref'> {
  /** Escape, or a press outside if `pressOutside` allows it. */
  onClose: () => void;
  pressOutside?: boolean;
}

/**
 * The browser's own modal dialog: everything else is inert while it is open. Mount it to open it. The focus goes to
 * the element with `data-autofocus` or to the first control, and returns when the dialog closes. Notices appear in
 * it.
 */
export function Modal({ onClose, pressOutside = false, children, ...rest }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    if (!dialog) return undefined;
    openModal(dialog);
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      if (typeof dialog.close === 'function') dialog.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  function onMouseDown(event: MouseEvent) {
    // The dialog has no padding of its own, so a hit on it and none of its children is the backdrop.
    if (pressOutside && event.target === ref.current) onClose();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keyboard has Escape for this
    <dialog
      {...rest}
      ref={ref}
      onMouseDown={onMouseDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The event comes late: by then the dialog may be open again, or gone and another one open in its place.
      onClose={() => {
        if (ref.current?.open === false) onClose();
      }}
    >
      {children}
      <Toaster />
    </dialog>
  );
}

/** Without modal dialogs (in a test's document), an open one must do. */
function openModal(dialog: HTMLDialogElement): void {
  const page = document.documentElement;
  // A dialog takes the page its scroll bar; the room of one that it has is kept, so that nothing moves.
  page.toggleAttribute('data-has-scroll-bar', innerWidth > page.clientWidth);
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');
}

import { X } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import * as m from '@rostrum/words/ui';
import { cx } from '../cx.ts';
import { useOpen } from '../use-open.ts';
import { IconButton } from './icon-button.tsx';
import { Modal } from './modal.tsx';
import { withTrigger } from './trigger.ts';
import type { Trigger } from './trigger.ts';

export interface DialogProps {
  title: ReactNode;
  /** One sentence under the title, read with it. */
  text?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last; as a function they can close the dialog. */
  actions?: ReactNode | ((close: () => void) => ReactNode);
  /** The button that opens it; or drive it with `open` and `onOpenChange`. */
  trigger?: Trigger;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** `full`: as wide as the screen, for a table. */
  wide?: boolean | 'full';
}

/** A separate task. Focus stays inside and returns to its origin; Escape closes. */
export function Dialog({ trigger, ...props }: DialogProps) {
  const [open, setOpen] = useOpen(props);
  const opener = trigger && withTrigger(trigger, { 'aria-haspopup': 'dialog', onClick: () => setOpen(true) });
  return (
    <>
      {opener}
      {open && <DialogPanel {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function DialogPanel(props: Omit<DialogProps, 'trigger'> & { onClose: () => void }) {
  const { title, text, children, actions, wide = false, onClose } = props;
  const id = useId();
  const acts = typeof actions === 'function' ? actions(onClose) : actions;
  return (
    <Modal
      className={cx('dialog', wide && 'dialog-wide', wide === 'full' && 'dialog-full')}
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
      onClose={onClose}
      pressOutside
    >
      <div className="dialog-in">
        <h2 id={`${id}-title`} className="dialog-title">
          {title}
        </h2>
        {text && (
          <p id={`${id}-text`} className="dialog-text">
            {text}
          </p>
        )}
        {children}
        {acts && <div className="dialog-acts">{acts}</div>}
        <IconButton className="dialog-close" icon={X} label={m.close()} onClick={onClose} />
      </div>
    </Modal>
  );
}

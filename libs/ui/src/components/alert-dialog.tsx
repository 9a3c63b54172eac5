import { useId } from 'react';
import type { ReactNode } from 'react';
import * as m from '@rostrum/words/ui';
import { useOpen } from '../use-open.ts';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';
import { withTrigger } from './trigger.ts';
import type { Trigger } from './trigger.ts';

export interface AlertDialogProps {
  title: ReactNode;
  /** The consequence, and whether it can be undone. */
  text: ReactNode;
  /** The verb of the act, as in "End debate". */
  confirm: string;
  onConfirm: () => void;
  /** The label for not doing it, as in "Keep going". */
  cancel?: string;
  danger?: boolean;
  trigger?: Trigger;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** Asks before something that cannot be taken back. A click outside does not answer it; the safe answer has the focus. */
export function AlertDialog({ trigger, ...props }: AlertDialogProps) {
  const [open, setOpen] = useOpen(props);
  const opener = trigger && withTrigger(trigger, { 'aria-haspopup': 'dialog', onClick: () => setOpen(true) });
  return (
    <>
      {opener}
      {open && <Question {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function Question(props: Omit<AlertDialogProps, 'trigger'> & { onClose: () => void }) {
  const { title, text, confirm, onConfirm, cancel = m.cancel(), danger = false, onClose } = props;
  const id = useId();
  return (
    <Modal
      role="alertdialog"
      className="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <div className="dialog-in">
        <h2 id={`${id}-title`} className="dialog-title">
          {title}
        </h2>
        <p id={`${id}-text`} className="dialog-text">
          {text}
        </p>
        <div className="dialog-acts">
          <Button data-autofocus onClick={onClose}>
            {cancel}
          </Button>
          <Button
            look={danger ? 'danger-solid' : 'primary'}
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            {confirm}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

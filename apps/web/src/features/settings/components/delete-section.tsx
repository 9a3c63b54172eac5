import { deleteAccount } from '@rostrum/data';
import { confirmsDeletion, DELETE_WORD } from '@rostrum/domain';
import { Button, Dialog, Field, TextInput } from '@rostrum/ui';
import { Trash2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useRoom } from '../../../shared/session/room-context.tsx';
import { useSession } from '../../../shared/session/session.ts';
import { forgetPerson } from '../logic/forget-person.ts';
import { Section } from './section.tsx';

/** The end of an account, confirmed twice: by a button, and by a typed text. */
export function DeleteSection({ uid, username }: { uid: string; username: string | null }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <Section name="delete" title="Delete account" about="For good. Nobody can bring it back.">
      <p>
        Your profile, photo, username, follows, invitations and notices go. You leave debates that are under
        way. What you said in debates stays, by a “Deleted user”; votes stay counted and nobody’s.
      </p>
      <p>
        <Button look="danger" icon={Trash2} onClick={() => setAsked(true)}>
          Delete my account
        </Button>
      </p>
      {isAsked && <DeleteDialog uid={uid} username={username} onClose={() => setAsked(false)} />}
    </Section>
  );
}

type DeleteDialogProps = { uid: string; username: string | null; onClose: () => void };

function DeleteDialog({ uid, username, onClose }: DeleteDialogProps) {
  const { sayGoodbye } = useSession();
  const { setActiveRoom, setActiveUsername } = useRoom();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const [deleting, setDeleting] = useState<'no' | 'now' | { refused: string }>('no');
  const wanted = username ?? DELETE_WORD;
  const isMeant = confirmsDeletion(typed, username);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isMeant || deleting === 'now') return;
    setDeleting('now');
    const reply = await deleteAccount(typed);
    if (reply.status !== 'done') return setDeleting({ refused: reply.message });
    forgetPerson(uid);
    setActiveRoom(null);
    setActiveUsername(null);
    sayGoodbye();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Delete your account?"
      text="It is deleted at once, for good. Download your data first if you want to keep any of it."
    >
      <form className="settings-form" onSubmit={(event) => void submit(event)} noValidate>
        <Field
          label={username === null ? 'Type the word “delete”' : 'Type your username'}
          hint={`It is ${wanted}.`}
          error={tried && !isMeant ? `Type ${wanted} to delete the account.` : undefined}
        >
          <TextInput
            value={typed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
        <p role="alert" className="hint hint-bad">
          {typeof deleting === 'object' && deleting.refused}
        </p>
        <div className="dialog-acts">
          <Button onClick={onClose}>Keep my account</Button>
          <Button type="submit" look="danger-solid" busy={deleting === 'now'}>
            Delete for good
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

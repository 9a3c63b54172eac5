import { deleteAccount } from '@rostrum/data';
import { confirmsDeletion, DELETE_WORD, DELETED_NAME, shownName } from '@rostrum/domain';
import { Button, Dialog, Field, TextInput } from '@rostrum/ui';
import * as m from '@rostrum/words/settings';
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
    <Section name="delete" title={m.deleteAccount()} about={m.deleteAbout()}>
      <p>{m.deleteWhat({ name: shownName(DELETED_NAME) })}</p>
      <p>
        <Button look="danger" icon={Trash2} onClick={() => setAsked(true)}>
          {m.deleteMine()}
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
    <Dialog open onOpenChange={onClose} title={m.deleteTitle()} text={m.deleteHint()}>
      <form className="settings-form" onSubmit={(event) => void submit(event)} noValidate>
        <Field
          label={username === null ? m.typeWord({ word: DELETE_WORD }) : m.typeUsername()}
          hint={m.typeHint({ wanted })}
          error={tried && !isMeant ? m.typeToDelete({ wanted }) : undefined}
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
          <Button onClick={onClose}>{m.keepAccount()}</Button>
          <Button type="submit" look="danger-solid" busy={deleting === 'now'}>
            {m.deleteForGood()}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

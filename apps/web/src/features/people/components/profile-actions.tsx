import { AlertDialog, Button, IconButton, Menu, MenuItem, notify } from '@rostrum/ui';
import { Ban, Ellipsis, Flag, Swords, UserCheck, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { Commands } from '../../../shared/commands/use-command.ts';
import { ChallengeDialog } from './challenge-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { ReportPerson } from './report-person.tsx';

export type ProfileActionsProps = {
  uid: string;
  me: string;
  name: string;
  photoURL: string;
  isFollowed: boolean;
  people: Commands<'people'>;
  onBlock: () => void;
};

type Opened = 'challenge' | 'invite' | 'report' | 'block' | null;

/** Actions with a person: challenge, follow, and keep away. */
export function ProfileActions({
  uid,
  me,
  name,
  photoURL,
  isFollowed,
  people,
  onBlock,
}: ProfileActionsProps) {
  const [opened, setOpened] = useState<Opened>(null);
  const { busy, run } = people;
  const follow = async () => {
    const command = { type: isFollowed ? ('unfollow' as const) : ('follow' as const), uid };
    if (await run(command, { again: () => void follow() }))
      notify({ text: isFollowed ? `You no longer follow ${name}.` : `You follow ${name}.` });
  };
  const close = () => setOpened(null);
  return (
    <div className="row wrap">
      <Button look="primary" icon={Swords} onClick={() => setOpened('challenge')}>
        Challenge
      </Button>
      <Button onClick={() => setOpened('invite')}>Invite to my room</Button>
      <Button
        look="quiet"
        icon={isFollowed ? UserCheck : UserPlus}
        aria-pressed={isFollowed}
        busy={busy === 'follow' || busy === 'unfollow'}
        onClick={() => void follow()}
      >
        {isFollowed ? 'Following' : 'Follow'}
      </Button>
      <Menu trigger={<IconButton icon={Ellipsis} label="More: block, report" />}>
        <MenuItem icon={Flag} onSelect={() => setOpened('report')}>
          Report to the house
        </MenuItem>
        <MenuItem icon={Ban} danger onSelect={() => setOpened('block')}>
          Block
        </MenuItem>
      </Menu>
      {opened === 'challenge' && <ChallengeDialog uid={uid} name={name} people={people} onClose={close} />}
      {opened === 'invite' && <InviteDialog uid={uid} me={me} name={name} people={people} onClose={close} />}
      {opened === 'report' && <ReportPerson uid={uid} name={name} photoURL={photoURL} onClose={close} />}
      <AlertDialog
        title={`Block ${name}?`}
        text="You do not find each other any more, cannot invite each other and cannot join each other’s rooms. They are not told. You can take it back."
        confirm="Block"
        danger
        open={opened === 'block'}
        onOpenChange={(open) => !open && close()}
        onConfirm={onBlock}
      />
    </div>
  );
}

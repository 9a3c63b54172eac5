import { AlertDialog, Button, IconButton, Menu, MenuItem, notify } from '@rostrum/ui';
import * as m from '@rostrum/words/people';
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
      notify({ text: isFollowed ? m.youNoLongerFollow({ name }) : m.youFollow({ name }) });
  };
  const close = () => setOpened(null);
  return (
    <div className="row wrap">
      <Button look="primary" icon={Swords} onClick={() => setOpened('challenge')}>
        {m.challenge()}
      </Button>
      <Button onClick={() => setOpened('invite')}>{m.inviteToMyRoom()}</Button>
      <Button
        look="quiet"
        icon={isFollowed ? UserCheck : UserPlus}
        aria-pressed={isFollowed}
        busy={busy === 'follow' || busy === 'unfollow'}
        onClick={() => void follow()}
      >
        {isFollowed ? m.following() : m.follow()}
      </Button>
      <Menu trigger={<IconButton icon={Ellipsis} label={m.moreActions()} />}>
        <MenuItem icon={Flag} onSelect={() => setOpened('report')}>
          {m.report()}
        </MenuItem>
        <MenuItem icon={Ban} danger onSelect={() => setOpened('block')}>
          {m.block()}
        </MenuItem>
      </Menu>
      {opened === 'challenge' && <ChallengeDialog uid={uid} name={name} people={people} onClose={close} />}
      {opened === 'invite' && <InviteDialog uid={uid} me={me} name={name} people={people} onClose={close} />}
      {opened === 'report' && <ReportPerson uid={uid} name={name} photoURL={photoURL} onClose={close} />}
      <AlertDialog
        title={m.blockTitle({ name })}
        text={m.blockHint()}
        confirm={m.block()}
        danger
        open={opened === 'block'}
        onOpenChange={(open) => !open && close()}
        onConfirm={onBlock}
      />
    </div>
  );
}

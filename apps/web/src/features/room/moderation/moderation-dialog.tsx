import { isHostNeutral, isJudge, type FiledAppeal, type Room } from '@rostrum/domain';
import { Dialog, Link, moderationWords, Segment } from '@rostrum/ui';
import { PATHS } from '../../../shared/navigation/paths.ts';
import { toldHostWords } from '../../../shared/debate-words/told-host.ts';
import { watchedWords } from '../../../shared/debate-words/watched-words.ts';
import { AppealsList } from './appeals-list.tsx';
import { BalanceTable } from './balance-table.tsx';
import { LogList } from './log-list.tsx';
import type { ModerationView } from './moderation-context.ts';
import type { Rulings } from './rulings.ts';
import { TypesList } from './types-list.tsx';
import { useDebateRoom, useHostDesk } from '../session/index.ts';

export type DialogView = Exclude<ModerationView, 'hidden'>;

export type ModerationDialogProps = {
  view: DialogView;
  onView: (view: DialogView) => void;
  rulings: Rulings;
  onGo: (messageId: string) => void;
  onClose: () => void;
};

/** The moderator of a room: its acts and its balance, for everybody; the host's actions. */
export function ModerationDialog(props: ModerationDialogProps) {
  const { view, onView, onClose } = props;
  const { room, uid } = useDebateRoom();
  const { appeals } = useHostDesk();
  const toldHost = toldHostWords(room);
  const options = [
    { value: 'log' as const, label: 'Log' },
    { value: 'balance' as const, label: 'Balance' },
    ...(uid === room.hostId ? [{ value: 'types' as const, label: 'Types' }] : []),
    ...(uid === room.hostId || isJudge(room.debate, uid)
      ? [{ value: 'appeals' as const, label: appealsLabel(appeals) }]
      : []),
  ];
  return (
    <Dialog open wide onOpenChange={onClose} title="Moderator of this room" text={TEXTS[view](room)}>
      <Segment label="What to see" options={options} value={view} onChange={onView} block />
      <div className="moderation-view">
        <View {...props} />
      </div>
      {room.language && <p className="small muted">{watchedWords(room.language)}</p>}
      {toldHost && <p className="small muted">{toldHost}</p>}
      <p className="small">
        <Link className="link" href={PATHS.moderation}>
          Its rules, and how often it is wrong
        </Link>
      </p>
    </Dialog>
  );
}

function View({ view, rulings, onGo }: ModerationDialogProps) {
  const { room, uid } = useDebateRoom();
  switch (view) {
    case 'log':
      return <LogList {...{ room, uid, rulings, onGo }} />;
    case 'balance':
      return <BalanceTable room={room} />;
    case 'types':
      return <TypesList />;
    case 'appeals':
      return <AppealsList />;
  }
}

const TEXTS: Readonly<Record<DialogView, (room: Room) => string>> = {
  log: (room) => `Everything it did, with what it rests on; ${moderationWords(room)}. ${notesWords(room)}`,
  balance: () =>
    'What it found on each side, what it acted on, and where it stayed silent. Everybody in the room sees this.',
  types: () =>
    'What is off is left alone until you switch it on again. Turns and bells belong to the debate.',
  appeals: () =>
    'Overturned, a message is shown and a correction goes to everybody. Either way, the person who appealed is told.',
};

function notesWords({ debate }: Room): string {
  return isHostNeutral(debate)
    ? 'Notes to one person are seen by them and the host, who does not debate.'
    : 'Notes to one person are seen by nobody else.';
}

function appealsLabel(appeals: readonly FiledAppeal[] | undefined): string {
  return appeals && appeals.length > 0 ? `Appeals ${appeals.length}` : 'Appeals';
}

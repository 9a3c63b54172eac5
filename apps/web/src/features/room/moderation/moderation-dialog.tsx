import { isHostNeutral, isJudge, type Room } from '@rostrum/domain';
import { Dialog, Link, moderationWords, Segment } from '@rostrum/ui';
import * as m from '@rostrum/words/room-moderation';
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
  const toldHost = toldHostWords(room, uid);
  const options = [
    { value: 'log' as const, label: m.logTab() },
    { value: 'balance' as const, label: m.balanceTab() },
    ...(uid === room.hostId ? [{ value: 'types' as const, label: m.checksTab() }] : []),
    ...(uid === room.hostId || isJudge(room.debate, uid)
      ? [{ value: 'appeals' as const, label: m.appealsTab({ count: appeals?.length ?? 0 }) }]
      : []),
  ];
  return (
    <Dialog open wide onOpenChange={onClose} title={m.moderatorTitle()} text={ABOUT[view](room, uid)}>
      <Segment label={m.whatToSee()} options={options} value={view} onChange={onView} block />
      <div className="moderation-view">
        <View {...props} />
      </div>
      {room.language && <p className="small muted">{watchedWords(room.language)}</p>}
      {toldHost && <p className="small muted">{toldHost}</p>}
      <p className="small">
        <Link className="link" href={PATHS.moderation}>
          {m.rules()}
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

const ABOUT: Readonly<Record<DialogView, (room: Room, uid: string) => string>> = {
  log: (room, uid) => m.logAbout({ moderation: moderationWords(room), host: hostOf(room, uid) }),
  balance: m.balanceAbout,
  types: m.checksAbout,
  appeals: m.appealsAbout,
};

/** The host who sees notes to one person, as `uid` reads it: one who does not debate. */
function hostOf({ debate, hostId }: Room, uid: string): 'you' | 'neutral' | 'debates' {
  if (!isHostNeutral(debate)) return 'debates';
  return hostId === uid ? 'you' : 'neutral';
}

import { bothLive, mapLive, useLiveRooms, useMyRooms, useOpenRooms, useServerNow } from '@rostrum/data';
import { Button, Dialog, Panel } from '@rostrum/ui';
import { Plus } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { debateUrl } from '../../../app/paths.ts';
import { useSession } from '../../../session/session.ts';
import { StartDebate } from '../start/start-debate.tsx';
import { useStartDebate } from '../start/use-start-debate.ts';
import { useMedia } from '../use-media.ts';
import { useRoomCommands } from '../use-room-commands.ts';
import { JoinWithCode } from './join-with-code.tsx';
import { lobbyLists } from './lobby-lists.ts';
import { LobbyView } from './lobby-view.tsx';

/** Under this width the form is a dialog; above, it stands beside the lists. */
const WIDE = '(min-width: 60rem)';

/**
 * The lobby. Its address may ask for something: `start` for the form, `motion` for the form with a motion in it,
 * `opponent` for whom the debate is meant, `join` for the entry by code.
 */
export function LobbyPage() {
  const { uid } = useSession();
  const [wish, setWish] = useSearchParams();
  const navigate = useNavigate();
  const [seatsFree, setSeatsFree] = useState(false);
  const isWide = useMedia(WIDE);
  const nowMs = useServerNow(5_000);
  const { run, busy } = useRoomCommands();
  const open = useCallback((roomId: string) => void navigate(debateUrl(roomId)), [navigate]);
  const motion = wish.get('motion');
  const wantsStart = wish.has('start') || motion !== null;
  const start = useStartDebate(uid, motion, run, open);
  const form = <StartDebate {...start} busy={busy === 'create'} opponent={wish.get('opponent')} />;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wantsStart && isWide) panel.current?.querySelector('textarea')?.focus();
  }, [wantsStart, isWide]);

  const listed = bothLive(useLiveRooms(), useOpenRooms(), (live, waiting) => ({ live, open: waiting }));
  const all = bothLive(listed, useMyRooms(uid), (rooms, mine) => ({ ...rooms, mine }));
  return (
    <LobbyView
      lists={mapLive(all, (rooms) => lobbyLists(rooms, seatsFree))}
      uid={uid}
      nowMs={nowMs}
      seatsFree={seatsFree}
      onSeatsFree={setSeatsFree}
      join={<JoinWithCode onJoined={open} focused={wish.has('join')} />}
      start={
        isWide ? (
          <Panel ref={panel} className="self-start">
            <h2 className="mb-4 text-lg font-semibold">Start a debate</h2>
            {form}
          </Panel>
        ) : (
          <Dialog
            title="Start a debate"
            open={wantsStart}
            onOpenChange={(next) => setWish(next ? { start: '' } : {}, { replace: true })}
            trigger={
              <Button look="primary" icon={Plus} block className="row-start-1">
                Start a debate
              </Button>
            }
          >
            {form}
          </Dialog>
        )
      }
    />
  );
}

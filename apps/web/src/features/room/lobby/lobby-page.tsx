import {
  bothLive,
  mapLive,
  useLiveRooms,
  useMyRooms,
  useOpenRooms,
  useScheduledRooms,
  useServerNow,
  type Live,
} from '@rostrum/data';
import { Button, Dialog, Panel } from '@rostrum/ui';
import * as m from '@rostrum/words/room-lobby';
import { Plus } from 'lucide-react';
import { useCallback, useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { debateUrl } from '../../../shared/navigation/paths.ts';
import { useSession } from '../../../shared/session/session.ts';
import { roomCodeSchema } from '@rostrum/domain';
import { FindOpponent } from '../find/index.ts';
import { StartDebate, useStartDebate } from '../start/index.ts';
import { useMedia } from '../../../shared/screen/use-media.ts';
import { useCommand } from '../../../shared/commands/use-command.ts';
import { JoinWithCode } from './join-with-code.tsx';
import { filtersOf, languagesIn, withFilters } from './lobby-filters.ts';
import { lobbyLists, type ListedRooms } from './lobby-lists.ts';
import { LobbyView } from './lobby-view.tsx';

/** Below this width the form is a dialog; above, it is beside the lists. */
const WIDE = '(min-width: 60rem)';

/**
 * The lobby. Its address may contain a request: `start` for the form, `motion` for the form with a motion, `topic`
 * for the topic it counts for, `link` for a debate by link, `opponent` for the challenged person, `practice` for the AI opponent, `join` for the
 * entry by code, `find` for the search for an opponent. It also keeps the filters.
 */
export function LobbyPage() {
  const { uid } = useSession();
  const [wish, setWish] = useSearchParams();
  const navigate = useNavigate();
  const filters = filtersOf(wish);
  const isWide = useMedia(WIDE);
  const nowMs = useServerNow(5_000);
  const { run, busy } = useCommand('rooms');
  const open = useCallback((roomId: string) => void navigate(debateUrl(roomId)), [navigate]);
  const invited = invitedCodeIn(wish);
  const motion = wish.get('motion');
  const wantsStart = wish.has('start') || motion !== null;
  const start = useStartDebate(
    uid,
    { motion, topicId: wish.get('topic'), isByLink: wish.has('link'), isPractice: wish.has('practice') },
    run,
    open,
  );
  const form = <StartDebate {...start} busy={busy === 'create'} opponent={wish.get('opponent')} />;
  const { setFocus } = start.form;
  useEffect(() => {
    if (wantsStart && isWide) setFocus('motion');
  }, [wantsStart, isWide, setFocus]);

  const listed = useListedRooms(uid);
  const languages = useMemo(
    () => (listed.status === 'ready' ? languagesIn(Object.values(listed.value).flat()) : []),
    [listed],
  );
  return (
    <LobbyView
      lists={mapLive(listed, (rooms) => lobbyLists(rooms, filters, nowMs))}
      uid={uid}
      nowMs={nowMs}
      filters={filters}
      onFilters={(next) => setWish(withFilters(wish, next), { replace: true })}
      languages={languages}
      find={
        <FindOpponent
          uid={uid}
          isOpen={wish.has('find')}
          onOpen={(next) => setWish(withFind(wish, next), { replace: true })}
          onFound={open}
        />
      }
      join={<JoinWithCode key={invited} onJoined={open} focused={wish.has('join')} invited={invited} />}
      start={
        isWide ? (
          <Panel className="self-start">
            <h2 className="mb-4 text-lg font-semibold">{m.startDebate()}</h2>
            {form}
          </Panel>
        ) : (
          <Dialog
            title={m.startDebate()}
            open={wantsStart}
            onOpenChange={(next) => setWish(withStart(wish, next), { replace: true })}
            trigger={
              <Button look={wish.has('find') ? 'plain' : 'primary'} icon={Plus} block className="row-start-1">
                {m.startDebate()}
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

/** Every room there is to list, each as it changes. */
function useListedRooms(uid: string): Live<ListedRooms> {
  const [live, soon] = [useLiveRooms(uid), useScheduledRooms(uid)];
  const [open, mine] = [useOpenRooms(uid), useMyRooms(uid)];
  return useMemo(() => {
    const begun = bothLive(live, soon, (one, other) => ({ live: one, soon: other }));
    const waiting = bothLive(open, mine, (one, other) => ({ open: one, mine: other }));
    return bothLive(begun, waiting, (one, other) => ({ ...one, ...other }));
  }, [live, soon, open, mine]);
}

/** The address with the form open or closed; closed, it asks for no motion and nobody any more. */
function withStart(wish: URLSearchParams, isOpen: boolean): URLSearchParams {
  const next = new URLSearchParams(wish);
  for (const name of ['start', 'motion', 'topic', 'link', 'opponent', 'practice']) next.delete(name);
  if (isOpen) next.set('start', '');
  return next;
}

function withFind(wish: URLSearchParams, isOpen: boolean): URLSearchParams {
  const next = new URLSearchParams(wish);
  if (isOpen) next.set('find', '');
  else next.delete('find');
  return next;
}

/** The code that the link of an invitation carries. */
function invitedCodeIn(wish: URLSearchParams): string | undefined {
  const code = roomCodeSchema.safeParse(wish.get('join') ?? '');
  return code.success ? code.data : undefined;
}

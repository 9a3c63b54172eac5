import {
  bothLive,
  fetchPeople,
  useLiveRooms,
  useMyRooms,
  useOpenRooms,
  useServerNow,
  type Live,
} from '@rostrum/data';
import {
  currentStep,
  type DebateState,
  formatName,
  isFinished,
  type Room,
  seatTakenBy,
  stepName,
} from '@rostrum/domain';
import { useTheme } from '@rostrum/ui';
import * as m from '@rostrum/words/search-pages';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEnv } from '../../env-context.ts';
import { CommandPalette } from '../../features/command/command-palette.tsx';
import type { PaletteRoom, PaletteRooms } from '../../features/command/logic/palette-item.ts';
import { recentShelf } from '../../features/command/logic/recent.ts';
import type { FindPeople } from '../../features/command/hooks/use-people.ts';
import { catalogueOf } from '../../shared/search/catalogue/catalogue-of-page.ts';
import { useSession } from '../../shared/session/session.ts';
import type { RoomCommandsAt } from '../../shared/shell/shell-context.ts';
import { searchPages } from './search-pages.ts';
import { useDuties } from './use-duties.ts';

export type SearchPaletteProps = {
  /** The text typed before the palette loaded, and whether Enter followed. */
  initialText: string;
  isEntered: boolean;
  roomCommandsAt: RoomCommandsAt;
  onClose: () => void;
};

/**
 * The palette with everything it searches and does: debates, topics, people, help, the router, the theme, the
 * session.
 */
export function SearchPalette({ roomCommandsAt, ...field }: SearchPaletteProps) {
  const navigate = useNavigate();
  const { setSetting } = useTheme();
  const { uid, logOut } = useSession();
  const { firebase } = useEnv();
  const nowMs = useServerNow(1_000);
  const actions = useMemo(
    () => ({ go: (path: string) => void navigate(path), setTheme: setSetting, logOut }),
    [navigate, setSetting, logOut],
  );
  return (
    <CommandPalette
      {...field}
      duties={useDuties()}
      rooms={usePaletteRooms(uid)}
      pages={useMemo(() => searchPages(), [])}
      roomCommands={useMemo(() => roomCommandsAt(nowMs), [roomCommandsAt, nowMs])}
      catalogue={catalogueOf(firebase.projectId)}
      findPeople={findPeople}
      recent={useMemo(() => recentShelf(uid), [uid])}
      actions={actions}
    />
  );
}

const findPeople: FindPeople = async (words) => {
  const reply = await fetchPeople({ words, interest: null, isOnline: false, isFollowed: false }, null);
  if (reply.status !== 'done') return { problem: reply.message };
  return { people: reply.value.people, isAll: reply.value.next === null };
};

/** One's own debates that are not over, then public ones that run or wait for people. */
function usePaletteRooms(uid: string): PaletteRooms {
  const mine = useMyRooms(uid);
  const live = useLiveRooms(uid);
  const open = useOpenRooms(uid);
  return useMemo(() => {
    const others = bothLive(live, open, (running, waiting) => [...running, ...waiting]);
    return asPaletteRooms(
      bothLive(mine, others, (own, rest) => [...own, ...rest]),
      uid,
    );
  }, [mine, live, open, uid]);
}

function asPaletteRooms(live: Live<Room[]>, uid: string): PaletteRooms {
  if (live.status !== 'ready') return { at: live.status };
  const rooms = new Map(live.value.map((room) => [room.id, room]));
  return { at: 'ready', rooms: [...rooms.values()].map((room) => asPaletteRoom(room, uid)) };
}

function asPaletteRoom({ id, motion, debate, status }: Room, uid: string): PaletteRoom {
  const isLive = status === 'live';
  const what = isFinished(debate) ? m.ended() : whereIn(debate);
  const isSeated = !isFinished(debate) && seatTakenBy(debate, uid) !== undefined;
  return { id, motion, note: isSeated ? m.seatedIn({ what }) : what, isLive };
}

/** The step that runs, or the format. */
function whereIn(debate: DebateState): string {
  const step = currentStep(debate);
  return step ? stepName(debate.format, step) : formatName(debate.format);
}

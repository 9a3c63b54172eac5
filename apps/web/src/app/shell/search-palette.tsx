import { useLiveRooms, type Live } from '@rostrum/data';
import { currentStep, type Room } from '@rostrum/domain';
import { useTheme } from '@rostrum/ui';
import { useNavigate } from 'react-router-dom';
import { CommandPalette } from '../../features/command/command-palette.tsx';
import type { LiveRooms } from '../../features/command/palette-item.ts';
import { useSession } from '../../session/session.ts';

/** The palette with what it searches and does: live debates, the router, the theme, the session. */
export function SearchPalette({ initialText, onClose }: { initialText: string; onClose: () => void }) {
  const navigate = useNavigate();
  const { setSetting } = useTheme();
  const { logOut } = useSession();
  return (
    <CommandPalette
      initialText={initialText}
      liveRooms={asLiveRooms(useLiveRooms())}
      actions={{ go: (path) => void navigate(path), setTheme: setSetting, logOut }}
      onClose={onClose}
    />
  );
}

function asLiveRooms(live: Live<Room[]>): LiveRooms {
  if (live.status !== 'ready') return { at: live.status };
  const rooms = live.value.map(({ id, motion, debate }) => ({
    id,
    motion,
    note: currentStep(debate)?.name ?? debate.format.name,
  }));
  return { at: 'ready', rooms };
}

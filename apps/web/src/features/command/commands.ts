import {
  BookOpen,
  ChartNoAxesColumn,
  CircleHelp,
  KeyRound,
  LogOut,
  MessagesSquare,
  Mic,
  Newspaper,
  PenLine,
  ScrollText,
  SunMoon,
  Users,
} from 'lucide-react';
import { roomCodeSchema } from '@rostrum/domain';
import type { ThemeSetting } from '@rostrum/ui';
import { PATHS } from '../../app/paths.ts';
import type { RoomCommand } from '../../shell/shell-context.ts';
import type { PaletteItem } from './palette-item.ts';

/** What commands do; the app that opens the palette knows how. */
export interface CommandActions {
  go: (path: string) => void;
  setTheme: (setting: ThemeSetting) => void;
  logOut: () => void;
}

const SECTIONS = [
  { label: 'Dashboard', icon: Newspaper, path: PATHS.dashboard },
  { label: 'Room', icon: Mic, path: PATHS.room },
  { label: 'People', icon: Users, path: PATHS.people },
  { label: 'Generate a New Topic', icon: PenLine, path: PATHS.generateTopic },
  { label: 'Community Topics', icon: ScrollText, path: PATHS.communityTopics },
  { label: 'Learning', icon: BookOpen, path: PATHS.learning },
  { label: 'Feedback', icon: ChartNoAxesColumn, path: PATHS.feedback },
  { label: 'Help', icon: CircleHelp, path: PATHS.help },
  { label: 'FAQ', icon: CircleHelp, path: PATHS.faq },
];

const THEMES: readonly ThemeSetting[] = ['light', 'dark', 'system'];

/** The sections, as addresses and, for who types "> go to", as commands. */
export function sectionItems({ go }: CommandActions): PaletteItem[] {
  return SECTIONS.map(({ label, icon, path }) => ({
    id: path,
    kind: 'Go to',
    text: label,
    words: 'go to open',
    icon,
    isCommand: true,
    run: () => go(path),
  }));
}

/** What can be done from everywhere. */
export function commandItems({ go, setTheme, logOut }: CommandActions): PaletteItem[] {
  return [
    {
      ...command('Start a debate', 'start', () => go(PATHS.startDebate)),
      icon: MessagesSquare,
      words: 'new create',
    },
    { ...command('Join with a code', 'join', () => go(PATHS.joinDebate)), icon: KeyRound },
    ...THEMES.map((setting) => ({
      ...command(`Theme: ${setting}`, `theme ${setting}`, () => setTheme(setting)),
      icon: SunMoon,
    })),
    { ...command('Log out', 'log out', logOut), icon: LogOut, words: 'logout sign out' },
  ];
}

/** "join K7Q2MA" goes straight in: the one command that takes a word of its own. */
export function joinItem({ go }: CommandActions, typed: string): PaletteItem | undefined {
  const code = roomCodeSchema.safeParse(/\bjoin\s+(.+)$/i.exec(typed)?.[1]);
  if (!code.success) return undefined;
  const label = `Join the debate ${code.data}`;
  return {
    ...command(label, `join ${code.data}`, () => go(`${PATHS.joinDebate}=${code.data}`)),
    icon: KeyRound,
  };
}

/** What the open room lets this person do now. What rests says why, and says it again when it is chosen. */
export function roomItems(commands: readonly RoomCommand[], tell: (why: string) => void): PaletteItem[] {
  return commands.map(({ id, label, icon, because, run }) => ({
    ...command(
      label,
      id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
      run,
    ),
    kind: 'In this room' as const,
    ...(because !== undefined && { note: because, run: () => tell(because) }),
    ...(icon && { icon }),
  }));
}

/** What all commands share: how they are typed, which is also what they are known by. */
function command(text: string, typed: string, run: () => void) {
  const note = `> ${typed}`;
  return { id: note, kind: 'Commands' as const, isCommand: true, text, note, run };
}

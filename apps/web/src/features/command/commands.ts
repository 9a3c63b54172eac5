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

/** Everything the palette can do; with what was typed, because "join" may carry a code. */
export function allCommands(actions: CommandActions, typed: string): PaletteItem[] {
  return [...debateCommands(actions, typed), ...sections(actions), ...settings(actions)];
}

function debateCommands(actions: CommandActions, typed: string): PaletteItem[] {
  const start = () => actions.go(PATHS.startDebate);
  return [
    {
      ...command('Start a debate', 'start', start),
      group: 'Debate',
      icon: MessagesSquare,
      words: 'new create',
    },
    { ...joinCommand(actions, typed), group: 'Debate', icon: KeyRound },
  ];
}

/** "join K7Q2MA" goes straight in; "join" alone asks for the code. */
function joinCommand({ go }: CommandActions, typed: string) {
  const code = roomCodeSchema.safeParse(/\bjoin\s+(.+)$/i.exec(typed)?.[1]);
  if (!code.success) return command('Join with a code', 'join', () => go(PATHS.joinDebate));
  const joinNow = () => go(`${PATHS.joinDebate}=${code.data}`);
  return { ...command(`Join the debate ${code.data}`, 'join', joinNow), words: typed };
}

function sections({ go }: CommandActions): PaletteItem[] {
  return SECTIONS.map(({ label, icon, path }) => ({
    id: path,
    group: 'Go to',
    label,
    words: 'go to open',
    icon,
    run: () => go(path),
  }));
}

function settings({ setTheme, logOut }: CommandActions): PaletteItem[] {
  return [
    ...THEMES.map((setting) => ({
      ...command(`Theme: ${setting}`, `theme ${setting}`, () => setTheme(setting)),
      group: 'Settings' as const,
      icon: SunMoon,
    })),
    { ...command('Log out', 'log out', logOut), group: 'Settings', icon: LogOut, words: 'logout sign out' },
  ];
}

/** What all commands share: how they are typed, which is also what they are known by. */
function command(label: string, typed: string, run: () => void) {
  return { id: `> ${typed}`, isCommand: true, label, aside: `> ${typed}`, run };
}

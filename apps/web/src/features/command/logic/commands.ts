import { Bot, KeyRound, LogOut, MessagesSquare, SunMoon, Users } from 'lucide-react';
import { roomCodeSchema, type Duty } from '@rostrum/domain';
import type { ThemeSetting } from '@rostrum/ui';
import * as m from '@rostrum/words/command';
import { inviteUrl, PATHS } from '../../../shared/navigation/paths.ts';
import { SECTIONS, sectionUrl, type Section } from '../../../shared/navigation/sections.ts';
import type { RoomCommand } from '../../../shared/shell/shell-context.ts';
import type { PaletteItem } from './palette-item.ts';

/** The effects of commands, which the app supplies. */
export interface CommandActions {
  go: (path: string) => void;
  setTheme: (setting: ThemeSetting) => void;
  logOut: () => void;
}

const THEMES: readonly ThemeSetting[] = ['light', 'dark', 'system'];

/** The sections for a person with these duties, as addresses and, after "> go to", as commands. */
export function sectionItems({ go }: CommandActions, duties: readonly Duty[]): PaletteItem[] {
  const all: readonly Section[] = SECTIONS;
  return all
    .filter(({ duty }) => duty === undefined || duties.includes(duty))
    .map((section) => ({ ...section, path: sectionUrl(section) }))
    .map(({ label, icon, path, words, isOnlyFound = false }) => ({
      id: path,
      kind: 'goTo',
      text: label(),
      words: [m.goToWords(), words?.()].join(' '),
      icon,
      isCommand: true,
      isOnlyFound,
      run: () => go(path),
    }));
}

/** Actions that work everywhere. */
export function commandItems({ go, setTheme, logOut }: CommandActions): PaletteItem[] {
  return [
    {
      ...command(m.startDebate(), 'start', () => go(PATHS.startDebate)),
      icon: MessagesSquare,
      words: m.startDebateWords(),
    },
    {
      ...command(m.findOpponent(), 'find', () => go(PATHS.findOpponent)),
      icon: Users,
      words: m.findOpponentWords(),
    },
    {
      ...command(m.practise(), 'practice', () => go(PATHS.practice)),
      icon: Bot,
      words: m.practiseWords(),
    },
    { ...command(m.joinByCode(), 'join', () => go(PATHS.joinDebate)), icon: KeyRound },
    ...THEMES.map((setting) => ({
      ...command(m.theme({ setting }), `theme ${setting}`, () => setTheme(setting)),
      icon: SunMoon,
    })),
    { ...command(m.logOut(), 'log out', logOut), icon: LogOut, words: m.logOutWords() },
  ];
}

/** "join K7Q2MA" goes straight in: the only command with an argument. */
export function joinItem({ go }: CommandActions, typed: string): PaletteItem | undefined {
  const code = roomCodeSchema.safeParse(/\bjoin\s+(.+)$/i.exec(typed)?.[1]);
  if (!code.success) return undefined;
  const label = m.joinDebate({ code: code.data });
  return {
    ...command(label, `join ${code.data}`, () => go(inviteUrl(code.data))),
    icon: KeyRound,
  };
}

/** The open room's current actions for this person. A disabled one gives its reason, and again when it is chosen. */
export function roomItems(commands: readonly RoomCommand[], tell: (why: string) => void): PaletteItem[] {
  return commands.map(({ id, label, icon, because, run }) => ({
    ...command(
      label,
      id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
      run,
    ),
    kind: 'inThisRoom' as const,
    ...(because !== undefined && { note: because, run: () => tell(because) }),
    ...(icon && { icon }),
  }));
}

/** The common part of all commands: how they are typed, which is also their key. */
function command(text: string, typed: string, run: () => void) {
  const note = `> ${typed}`;
  return { id: note, kind: 'commands' as const, isCommand: true, text, note, run };
}

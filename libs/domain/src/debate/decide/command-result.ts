import type { Result } from '../../result.ts';
import type { DebateCommand, DebateRefusal } from '../commands.ts';
import type { Happening } from '../events.ts';

/** The result of a command, before its events have their place in the log. */
export type CommandResult = Result<Happening[], DebateRefusal>;

/** The command of one type. */
export type CommandOf<Type extends DebateCommand['type']> = Extract<DebateCommand, { type: Type }>;

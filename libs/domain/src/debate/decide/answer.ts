import type { Result } from '../../result.ts';
import type { DebateCommand, DebateRefusal } from '../commands.ts';
import type { Happening } from '../events.ts';

/** What a command leads to, before the events have their place in the log. */
export type Answer = Result<Happening[], DebateRefusal>;

/** The command of one type. */
export type CommandOf<Type extends DebateCommand['type']> = Extract<DebateCommand, { type: Type }>;

import type * as z from 'zod/mini';
import { answersWith } from './read-answer.ts';
import {
  newCommandId,
  sendCommand,
  wireTo,
  type CommandEnvelope,
  type ReplyOf,
  type Wire,
} from './send-command.ts';

/** One area of commands: its callable, its refusals, and the schema of each command's answer. */
type Area<Answers, Refusal extends string> = {
  name: string;
  refusals: Readonly<Record<Refusal, string>>;
  values: { readonly [Type in keyof Answers]: z.ZodMiniType<Answers[Type]> };
  /** Milliseconds for each attempt, if the area takes longer than others. */
  timeout?: number;
};

/**
 * Sends commands to an area; see `sendCommand`. Without a given id a command gets a new one. Use the same id for
 * every retry of one intention.
 */
export function areaCommands<Command extends { type: string }, Answers, Refusal extends string>({
  name,
  refusals,
  values,
  timeout,
}: Area<Answers, Refusal>) {
  const area: Wire<CommandEnvelope<Command>> = wireTo(name, timeout);
  const read = answersWith(refusals);
  return <Type extends Command['type'] & keyof Answers>(
    command: Extract<Command, { type: Type }>,
    commandId = newCommandId(),
    wire = area,
  ): Promise<ReplyOf<Answers[Type], Refusal>> => {
    const type: Type = command.type;
    const parse = (value: unknown) => values[type].parse(value);
    return sendCommand(`${name} ${type}`, { commandId, command }, (answer) => read(answer, parse), wire);
  };
}

import type {
  DeskAnswers,
  DeskCommandInput,
  DeskRefusal,
  FeedbackCommandInput,
  FeedbackRefusal,
  HouseAnswers,
  HouseCommandInput,
  HouseRefusal,
  PeopleAnswers,
  PeopleCommandInput,
  PeopleRefusal,
  RoomAnswers,
  RoomCommandInput,
  RoomRefusal,
  TopicAnswers,
  TopicCommandInput,
  TopicRefusal,
  UnreadableAnswers,
  UnreadableCommand,
  UnreadableRefusal,
} from '@rostrum/domain';
import { FAULTS, type ReplyOf } from '../commands/send-command.ts';
import { sendFeedbackCommand, type FeedbackAnswers } from '../feedback/send-feedback-command.ts';
import { sendHouseCommand } from '../house/send-house-command.ts';
import { sendPeopleCommand } from '../people/send-people-command.ts';
import { sendRoomCommand } from '../rooms/send-room-command.ts';
import { sendTopicCommand } from '../topics/send-topic-command.ts';

type Contract<Command extends { type: string }, Answers, Refusal extends string> = {
  command: Command;
  answers: Answers;
  refusal: Refusal;
};

/** The commands, answers and refusals of each area. */
type Contracts = {
  rooms: Contract<RoomCommandInput, RoomAnswers, RoomRefusal>;
  people: Contract<PeopleCommandInput, PeopleAnswers, PeopleRefusal>;
  topics: Contract<TopicCommandInput, TopicAnswers, TopicRefusal>;
  feedback: Contract<FeedbackCommandInput, FeedbackAnswers, FeedbackRefusal>;
  house: Contract<HouseCommandInput, HouseAnswers, HouseRefusal>;
  desk: Contract<DeskCommandInput, DeskAnswers, DeskRefusal>;
  operations: Contract<UnreadableCommand, UnreadableAnswers, UnreadableRefusal>;
};

export type Area = keyof Contracts;
export type CommandType<A extends Area> = Contracts[A]['command']['type'] & keyof Contracts[A]['answers'];
/** A command before its schema normalises and checks it. */
export type CommandTo<A extends Area, Type extends CommandType<A> = CommandType<A>> = Extract<
  Contracts[A]['command'],
  { type: Type }
>;
/** The server's answer to a successful command. */
export type AnswerTo<A extends Area, Type extends CommandType<A>> = Contracts[A]['answers'][Type];
/** The reply to a command. */
export type ReplyTo<A extends Area, Type extends CommandType<A> = CommandType<A>> = ReplyOf<
  AnswerTo<A, Type>,
  Contracts[A]['refusal']
>;
/**
 * Sends one command to its area. Without a given id it gets a new one. Use the same id for every retry of one
 * intention.
 */
export type Sender<A extends Area> = <Type extends CommandType<A>>(
  command: CommandTo<A, Type>,
  commandId?: string,
) => Promise<ReplyTo<A, Type>>;

/** The only path to the server's areas; see `sendCommand` for their shared behaviour. */
export const commands: { readonly [A in Area]: Sender<A> } = {
  rooms: sendRoomCommand,
  people: sendPeopleCommand,
  topics: sendTopicCommand,
  feedback: sendFeedbackCommand,
  house: sendHouseCommand,
  desk: loadedLater(async () => (await import('../house/send-desk-command.ts')).sendDeskCommand),
  operations: loadedLater(async () => {
    const { sendUnreadableCommand } = await import('../operations/unreadable.ts');
    return (command) => sendUnreadableCommand(command);
  }),
};

/** An area that few people may use: its code is loaded with its first command. */
function loadedLater<A extends Area>(load: () => Promise<Sender<A>>): Sender<A> {
  return async (command, commandId) => {
    const send = await load().catch(() => undefined);
    if (send) return send(command, commandId);
    return { status: 'failed', fault: 'unreachable', message: FAULTS.unreachable() };
  };
}

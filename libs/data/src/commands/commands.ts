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
import { sendFeedbackCommand, type FeedbackAnswers } from '../feedback/send-feedback-command.ts';
import { sendDeskCommand } from '../house/send-desk-command.ts';
import { sendHouseCommand } from '../house/send-house-command.ts';
import { sendUnreadableCommand } from '../operations/unreadable.ts';
import { sendPeopleCommand } from '../people/send-people-command.ts';
import { sendRoomCommand } from '../rooms/send-room-command.ts';
import { sendTopicCommand } from '../topics/send-topic-command.ts';
import type { ReplyOf } from './send-command.ts';

type Contract<Command extends { type: string }, Answers, Refusal extends string> = {
  command: Command;
  answers: Answers;
  refusal: Refusal;
};

/** What each area can be asked, what it answers, and how it refuses. */
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
/** A command as it is written, before it is tidied and checked. */
export type CommandTo<A extends Area, Type extends CommandType<A> = CommandType<A>> = Extract<
  Contracts[A]['command'],
  { type: Type }
>;
/** What the server answers once a command is done. */
export type AnswerTo<A extends Area, Type extends CommandType<A>> = Contracts[A]['answers'][Type];
/** What became of a command. */
export type ReplyTo<A extends Area, Type extends CommandType<A> = CommandType<A>> = ReplyOf<
  AnswerTo<A, Type>,
  Contracts[A]['refusal']
>;
/** Sends one command to its area. Without a given id it gets one of its own: keep one for every retry of the same wish. */
export type Sender<A extends Area> = <Type extends CommandType<A>>(
  command: CommandTo<A, Type>,
  commandId?: string,
) => Promise<ReplyTo<A, Type>>;

/** The one way to the server's areas; see `sendCommand` for what they have in common. */
export const commands: { readonly [A in Area]: Sender<A> } = {
  rooms: sendRoomCommand,
  people: sendPeopleCommand,
  topics: sendTopicCommand,
  feedback: sendFeedbackCommand,
  house: sendHouseCommand,
  desk: sendDeskCommand,
  operations: (command) => sendUnreadableCommand(command),
};

import type { RoomCommand } from '@rostrum/domain';
import type { RoomHandler } from '../access/context.ts';
import type { FindCaseFile } from '../port/case-files.ts';
import type { Chance } from '../port/chance.ts';
import type { Batch, Reader, Unit } from '../port/documents.ts';
import type { Judge } from '../room/judge-words.ts';
import type { ScheduledTask } from '../room/clock-task.ts';
import type { ClassifyTask, WordTask } from '../room/model-tasks.ts';
import type { Told } from '../store/notice-store.ts';
import type { KnownRooms } from './known-rooms.ts';

/** The platform of the room handlers. Everything that depends on a cloud, a clock or chance enters here. */
export type Platform<Work extends Unit = Unit> = {
  /**
   * Reads, decides and writes atomically: if a document that was read has changed by the commit, the work starts
   * over. `isSafeTwice`: a second run changes nothing, so it may start over even if nobody knows whether it was
   * stored.
   */
  transaction: <Value>(
    work: (unit: Work) => Promise<Value>,
    options?: { isSafeTwice?: boolean },
  ) => Promise<Value>;
  /** Reads outside a transaction. */
  reader: Reader;
  batch: () => Batch;
  /** The rooms that this instance has just written. */
  known: KnownRooms;
  chance: Chance;
  /** The motions of the house, for two people who have none in mind. */
  motions: () => Promise<readonly string[]>;
  judge: Judge;
  caseFile: FindCaseFile;
  wait: (milliseconds: number) => Promise<void>;
  later: Later;
  house: HouseHandlers<Work>;
};

/** Work after a commit. Each piece is idempotent, and none of them fails a command. */
export type Later = {
  schedule: (tasks: readonly ScheduledTask[]) => Promise<void>;
  /** Asks a model to check a shown message, if there is one, and the second reader if it is worth a look. */
  classify: (task: ClassifyTask) => Promise<void>;
  /** Asks a model to word a recorded intervention. */
  word: (task: WordTask) => Promise<void>;
  /** Rewrites the report of a finished debate. */
  report: (roomId: string) => Promise<void>;
  /** Sends stored notices to people who are not here, as each of them chose. */
  reach: (told: readonly Told[]) => Promise<void>;
  /** Writes the totals of its votes and debates onto a topic. */
  settleTopic: (topicId: string) => Promise<void>;
};

/** Room commands that the house answers: its cases and decisions are stored beside the rooms. */
type HouseCommandType = Extract<RoomCommand['type'], 'hideMessage' | 'showMessage' | 'callHouse'>;
export type HouseHandlers<Work extends Unit> = { [Type in HouseCommandType]: RoomHandler<Type, Work> };

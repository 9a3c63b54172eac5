import type { RoomCommand } from '@rostrum/domain';
import type { RoomHandler } from '../access/context.ts';
import type { Chance } from '../port/chance.ts';
import type { Batch, Reader, Unit } from '../port/documents.ts';
import type { Judge } from '../room/judge-words.ts';
import type { ScheduledTask } from '../room/clock-tasks.ts';
import type { ClassifyTask, WordTask } from '../room/model-tasks.ts';
import type { KnownRooms } from './known-rooms.ts';

/** What the handlers of rooms run on. Everything that is of a cloud, of a clock or of chance comes in here. */
export type Platform<Work extends Unit = Unit> = {
  /**
   * Reads, decides and writes as one: where something that was read has changed by the commit, the work begins again.
   * `isSafeTwice`: it changes nothing a second time, so it may begin again also where nobody knows whether it was stored.
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
  judge: Judge;
  wait: (milliseconds: number) => Promise<void>;
  later: Later;
  house: HouseHandlers<Work>;
};

/** Work that follows from a commit. Asked for twice, each is done as if once. None of these fails a command. */
export type Later = {
  schedule: (tasks: readonly ScheduledTask[]) => Promise<void>;
  /** Has a model look at a message that is shown. */
  classify: (task: ClassifyTask) => Promise<void>;
  /** Has a model word an intervention that is recorded. */
  word: (task: WordTask) => Promise<void>;
  /** Has the report of a debate that is over written again. */
  report: (roomId: string) => Promise<void>;
  /** Writes onto a topic what its votes and debates come to. */
  settleTopic: (topicId: string) => Promise<void>;
};

/** The commands of rooms that the house answers: its cases and decisions lie beside the rooms. */
type HouseCommandType = Extract<RoomCommand['type'], 'hideMessage' | 'showMessage' | 'callHouse'>;
export type HouseHandlers<Work extends Unit> = { [Type in HouseCommandType]: RoomHandler<Type, Work> };

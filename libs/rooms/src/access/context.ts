import type { Told } from '../store/notice-store.ts';
import type { DebateState, Practice, RoomCommand, RoomCommandOf, RoomRefusal } from '@rostrum/domain';
import type { FindCaseFile } from '../port/case-files.ts';
import type { Chance } from '../port/chance.ts';
import type { Unit } from '../port/documents.ts';
import type { Judge } from '../room/judge-words.ts';
import type { ClassifyTask, WordTask } from '../room/model-tasks.ts';
import type { RoomStore } from '../store/room-store.ts';

/** A handler's context: the caller, the server's time, and the transaction with its store. */
export type RoomContext<Work extends Unit = Unit> = {
  uid: string;
  commandId: string;
  /** Epoch milliseconds of the server's clock when the transaction began. */
  atMs: number;
  store: RoomStore;
  /** Whether the caller holds the claim `moderator`: a human who decides appeals in any room. */
  isModerator: boolean;
  /** Whether a motion of the command waits for the house before others see it; then it opens only to people who are invited. */
  motionWaits?: boolean;
  unit: Work;
  chance: Chance;
  judge: Judge;
  caseFile: FindCaseFile;
};

/** Runs after the transaction is committed; each task may run twice. */
export type Afterwards = () => Promise<void>;

/** The reason, its end if known, and a sentence that replaces the refusal's own. */
export type Refused = { ok: false; refusal: RoomRefusal; untilMs?: number; message?: string };

/** A handler's outcome. `clock` is set if a room's clock changed; tasks are created after the commit. */
export type Handled =
  | {
      ok: true;
      value: {
        answer: Record<string, string>;
        clock?: {
          roomId: string;
          before: DebateState | undefined;
          after: DebateState;
          practice?: Practice | undefined;
        };
        /** When the record of a debate that has ended was changed just now: its report is written again. */
        recordChangedAtMs?: number;
        /** Stored notices that their people are to hear of outside the product. */
        told?: readonly Told[];
        /** Follow-up work outside the transaction; each piece may run twice. */
        afterwards?: readonly Afterwards[];
        /** Acts whose words a model may choose. */
        written?: readonly WordTask[];
        /** Messages that went out by themselves, which a model or the second reader looks at. */
        looks?: readonly ClassifyTask[];
        /** Whether a posted message has a weak sign, so that the second reader looks at it afterwards. */
        isWorthALook?: boolean;
      };
    }
  | Refused;

/** One command's handler. */
export type RoomHandler<Type extends RoomCommand['type'], Work extends Unit = Unit> = (
  context: RoomContext<Work>,
  command: RoomCommandOf<Type>,
) => Promise<Handled>;

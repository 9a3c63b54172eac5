import {
  judgeBallotDocumentSchema,
  judgeBallotPath,
  panelDecisionPath,
  type JudgeBallotDocument,
  type PanelDecision,
} from '@rostrum/domain';
import type { Reader, Writer } from '../port/documents.ts';
import { readIfReadable } from '../port/read-stored.ts';

/** Reads and writes judges' ballots and what comes of them. */
export class JudgingStore {
  readonly #reader: Reader;
  readonly #writer: Writer;

  constructor(reader: Reader, writer: Writer) {
    this.#reader = reader;
    this.#writer = writer;
  }

  /** The ballots of these judges that are in and readable, in the same order. */
  async readBallots(roomId: string, judges: readonly string[]): Promise<JudgeBallotDocument[]> {
    if (judges.length === 0) return [];
    const found = await this.#reader.getAll(judges.map((uid) => judgeBallotPath(roomId, uid)));
    const byJudge = new Map(found.map((one) => [one.id, readIfReadable(judgeBallotDocumentSchema, one)]));
    return judges.flatMap((uid) => byJudge.get(uid) ?? []);
  }

  putBallot(roomId: string, ballot: JudgeBallotDocument): void {
    this.#writer.set(judgeBallotPath(roomId, ballot.by), ballot);
  }

  putDecision(roomId: string, decision: PanelDecision): void {
    this.#writer.set(panelDecisionPath(roomId), decision);
  }
}

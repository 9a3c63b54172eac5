import {
  debateMapPath,
  debateReportPath,
  feedbackPath,
  onRecord,
  roomPath,
  roomSchema,
  type Room,
} from '@rostrum/domain';
import { createCivilityEngine, type CivilityEngine } from '@rostrum/moderator/engine';
import { verifyQuotes, writeReport, type WrittenReport } from '@rostrum/moderator/report';
import type { Firestore } from 'firebase-admin/firestore';
import type { ModelDesk } from '../models/ask-model.ts';
import { withModelPart } from './model-part.ts';
import { readRecord } from './read-record.ts';
import { refreshStrengths } from './strengths.ts';

/** What became of a report: written now, there before, or none since nobody debated. */
export type ReportOutcome = 'written' | 'there' | 'none';

let engine: CivilityEngine | undefined;

/**
 * Writes what a debate leaves: its report, its map and everybody's feedback, all of them or nothing, and once. Cut off
 * half-way it has written nothing, and does it all when it is asked again.
 * @param desk where a model is asked for its part; null where there is none
 * @throws Error where a quote is not in the transcript: then nothing is stored.
 */
export async function writeDebateReport(
  db: Firestore,
  roomId: string,
  atMs: number,
  desk: ModelDesk | null = null,
): Promise<ReportOutcome> {
  const [stored, before] = await db.getAll(db.doc(roomPath(roomId)), db.doc(debateReportPath(roomId)));
  if (before?.exists) return 'there';
  if (!stored?.exists) return 'none';
  const room: Room = { id: stored.id, ...roomSchema.parse(stored.data()) };
  if (room.status !== 'finished' || room.startedAtMs === null) return 'none';
  const { messages, acts: interventions } = await readRecord(db, roomId);
  engine ??= createCivilityEngine();
  const source = { room, messages, interventions };
  const written = writeReport(source, engine, { atMs });
  if (desk) written.report = await withModelPart(desk, room, written.report, onRecord(source).messages);
  const [wrong] = verifyQuotes(written, messages);
  if (wrong) throw new Error(`The report quotes what was not said: ${wrong.at}, ${wrong.problem}`);
  return store(db, roomId, written);
}

async function store(
  db: Firestore,
  roomId: string,
  { report, map, feedback }: WrittenReport,
): Promise<ReportOutcome> {
  const batch = db.batch();
  batch.create(db.doc(debateReportPath(roomId)), report);
  batch.set(db.doc(debateMapPath(roomId)), map);
  for (const one of feedback) batch.set(db.doc(feedbackPath(roomId, one.uid)), one);
  try {
    await batch.commit();
  } catch (error) {
    if (isThere(error)) return 'there';
    throw error;
  }
  await Promise.all(feedback.map(({ uid }) => refreshStrengths(db, uid)));
  return 'written';
}

/** The code of gRPC for a document that exists. */
const ALREADY_EXISTS = 6;

function isThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === ALREADY_EXISTS;
}

import {
  debateMapPath,
  debateReportPath,
  debateReportSchema,
  feedbackPath,
  isOfRecord,
  onRecord,
  roomPath,
  roomSchema,
  type DebateReport,
  type Room,
} from '@rostrum/domain';
import { createCivilityEngine, type CivilityEngine } from '@rostrum/moderator/engine';
import { createMapHeads } from '@rostrum/moderator/map/reader';
import { peopleIn, verifyQuotes, writeReport, type WrittenReport } from '@rostrum/moderator/report';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { answerReader } from '../meaning/answer-reader.ts';
import type { ModelDesk } from '../models/ask-model.ts';
import { countCompared, readCompared } from './compared.ts';
import { withModelPart } from './model-part.ts';
import { readRecord } from './read-record.ts';
import { refreshStrengths } from './strengths.ts';
import { fieldsOf, readIfReadable } from '../unreadable/read-stored.ts';

/** The outcome: written now, already there, or none because nobody debated. */
export type ReportOutcome = 'written' | 'there' | 'none';

let engine: CivilityEngine | undefined;

/**
 * Writes a debate's report, its map and everybody's feedback, all of them or nothing. It writes them once, and
 * again each time the record has changed. An interrupted run has written nothing, and the next run does everything.
 * @param desk the desk that asks a model for its part; null without a model @throws Error if a quote is not in the
 * transcript, or the record changes meanwhile; nothing is stored then
 */
export async function writeDebateReport(
  db: Firestore,
  roomId: string,
  atMs: number,
  desk: ModelDesk | null = null,
): Promise<ReportOutcome> {
  const [found, before] = await db.getAll(db.doc(roomPath(roomId)), db.doc(debateReportPath(roomId)));
  const room = roomIn(found);
  if (room?.status !== 'finished' || room.startedAtMs === null) return 'none';
  const earlier = reportIn(before);
  if (earlier && isOfRecord(earlier, room)) return 'there';
  const { messages: said, acts: interventions } = await readRecord(db, roomId);
  // Words that the house or the host hid have no author here.
  const messages = said.filter(({ hidden }) => !hidden);
  engine ??= createCivilityEngine();
  // Feedback keeps the order of the debates, even if it was rewritten later.
  const source = { room, messages, interventions };
  const { analyse } = engine;
  const about = { motion: room.motion, people: peopleIn(room) };
  const meaning = await answerReader().prepare(onRecord(source).messages, createMapHeads(analyse), about);
  const options = { atMs: earlier?.writtenAtMs ?? atMs, ...(meaning && { meaning }) };
  const written = writeReport(source, engine, options);
  if (desk) written.report = await withModelPart(desk, room, written.report, onRecord(source).messages);
  const [wrong] = verifyQuotes(written, messages);
  if (wrong) throw new Error(`The report quotes what was not said: ${wrong.at}, ${wrong.problem}`);
  const outcome = await store(db, room, written);
  if (outcome === 'written') {
    await Promise.all(written.feedback.map(({ uid }) => refreshStrengths(db, uid)));
  }
  return outcome;
}

function store(db: Firestore, room: Room, { report, map, feedback }: WrittenReport): Promise<ReportOutcome> {
  return db.runTransaction(async (tx) => {
    const feedbackRefs = feedback.map(({ uid }) => db.doc(feedbackPath(room.id, uid)));
    const [found, before, ...known] = await tx.getAll(
      db.doc(roomPath(room.id)),
      db.doc(debateReportPath(room.id)),
      ...feedbackRefs,
    );
    const now = roomIn(found);
    if (!now) return 'none';
    const earlier = reportIn(before);
    if (earlier && isOfRecord(earlier, now)) return 'there';
    if (!isOfRecord(report, now)) throw new Error('The record has changed while its report was written');
    // Practice does not count, and a rewritten report was counted before.
    const compared = earlier || room.practice ? [] : await readCompared(db, tx, feedback);
    countCompared(db, tx, compared);
    tx.set(db.doc(debateReportPath(room.id)), report);
    tx.set(db.doc(debateMapPath(room.id)), map);
    feedback.forEach((one, at) => {
      const ref = feedbackRefs[at];
      // A person whose feedback is gone has deleted their account.
      if (ref && (!earlier || known[at]?.exists)) tx.set(ref, one);
    });
    return 'written';
  });
}

function roomIn(found: DocumentSnapshot | undefined): Room | undefined {
  return found?.exists ? { id: found.id, ...fieldsOf(roomSchema, found) } : undefined;
}

function reportIn(found: DocumentSnapshot | undefined): DebateReport | undefined {
  return readIfReadable(debateReportSchema, found);
}

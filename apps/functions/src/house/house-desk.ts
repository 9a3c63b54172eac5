import {
  accept,
  DESK_LIMITS,
  DESK_REFUSALS,
  deskInput,
  receiptPath,
  receiptSchema,
  refuse,
  tooFastUntil,
  type Answer,
  type DeskAnswers,
  type DeskCommand,
  type DeskCommandOf,
  type DeskRefusal,
  type Result,
} from '@rostrum/domain';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { transact } from '../retry-closed.ts';
import { database } from '../admin.ts';
import { openCallable, parseInput } from '../boundary.ts';
import { callerAddress, networkOf } from '../entrance/caller-address.ts';
import { takeLimits, takeTotal } from '../entrance/take-limits.ts';
import { readStored } from '../unreadable/read-stored.ts';
import { appealReport } from './appeal.ts';
import { fileReport } from './file-report.ts';
import { findReport, outcomeOf } from './outcome.ts';
import { readSubject } from './read-subject.ts';
import { receiptOf, secretHash } from './receipts.ts';

type DeskAnswer = DeskAnswers[DeskCommand['type']];
type Desk = { db: Firestore; tx: Transaction; atMs: number };
type Answered<Type extends DeskCommand['type']> = Promise<Result<DeskAnswers[Type], DeskRefusal>>;

/** The house's commands for visitors: notices about public content (Art. 16 DSA), and their outcome. */
export const houseDesk = openCallable(
  'houseDesk',
  {},
  async ({ data, rawRequest }): Promise<Answer<DeskAnswer, DeskRefusal>> => {
    const atMs = Date.now();
    const address = networkOf(callerAddress(rawRequest));
    const limited = await takeTotal({ address }, atMs);
    const answered = limited.ok ? await answerTo(address, data, atMs) : tooFast(limited, atMs);
    return answered.ok
      ? { ...answered, atMs: Date.now() }
      : { message: DESK_REFUSALS[answered.refusal](), ...answered, atMs: Date.now() };
  },
);

type Answering = { ok: true; value: DeskAnswer } | Refused;
type Refused = { ok: false; refusal: DeskRefusal; message?: string; untilMs?: number };

const tooFast = ({ untilMs }: { untilMs: number }, atMs: number): Refused => ({
  ...refuse('too-fast'),
  untilMs,
  message: tooFastUntil(untilMs, atMs),
});

async function answerTo(address: string, data: unknown, atMs: number): Promise<Answering> {
  const { commandId, command } = parseInput(deskInput, data);
  const { type } = command;
  const limited = await takeLimits(`houseDesk.${type}`, DESK_LIMITS[type], { address }, atMs);
  return limited.ok ? handle(commandId, command) : tooFast(limited, atMs);
}

async function handle(commandId: string, command: DeskCommand): Promise<Result<DeskAnswer, DeskRefusal>> {
  const db = database();
  return transact(db, (tx): Promise<Result<DeskAnswer, DeskRefusal>> => {
    const desk = { db, tx, atMs: Date.now() };
    switch (command.type) {
      case 'report':
        return report(desk, commandId, command);
      case 'readOutcome':
        return readOutcome(desk, command);
      case 'appeal':
        return appeal(desk, command);
    }
  });
}

/** If the answer to a report was lost, a repeat gets the same number and key, whatever has happened since. */
async function report(desk: Desk, commandId: string, command: DeskCommandOf<'report'>): Answered<'report'> {
  const { db, tx, atMs } = desk;
  const { subject, reason, text, name, email } = command;
  const { number, secret } = receiptOf(commandId);
  const known = readStored(receiptSchema, await tx.get(db.doc(receiptPath(number))));
  if (known) return accept({ number, secret, atMs: known.atMs });
  const found = await readSubject({ db, tx, atMs, uid: '', commandId }, subject);
  if (!found.ok) return refuse('subject-unknown');
  const told = { by: '', byName: name, email: email || null, number, reason, text, isUrgent: false };
  const filed = await fileReport(desk, found.value, { ...told, secretHash: secretHash(secret) });
  filed.write();
  return accept({ number, secret, atMs });
}

async function readOutcome(
  desk: Desk,
  { number, secret }: DeskCommandOf<'readOutcome'>,
): Answered<'readOutcome'> {
  const found = await findReport(desk, number, { secret });
  return found.ok ? accept(outcomeOf(found.value, desk.atMs)) : found;
}

async function appeal(desk: Desk, { number, secret, reason }: DeskCommandOf<'appeal'>): Answered<'appeal'> {
  const filed = await appealReport(desk, number, { secret }, reason);
  return filed.ok ? accept({}) : filed;
}

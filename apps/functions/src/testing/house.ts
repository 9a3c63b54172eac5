import { randomUUID } from 'node:crypto';
import {
  brokenAt,
  caseIdOf,
  caseSchema,
  decisionSchema,
  houseAppealSchema,
  houseLogEntrySchema,
  houseLogHeadSchema,
  standingSchema,
  type CaseSubject,
  type DeskCommandInput,
  type HouseCommandInput,
} from '@rostrum/domain';
import { hashOf } from '../house/house-log.ts';
import { aPerson, call, emulatedDatabase, post, type Called, type TestPerson } from './emulator.ts';
import { liveDebate } from './rooms.ts';

/** A member of the house, signed in with a second factor. */
export const aMember = (name: string) => aPerson(name, { moderator: true, secondFactor: true });

/** Mo and Nia, members of the house. */
export function twoMembers(): Promise<[TestPerson, TestPerson]> {
  return Promise.all([aMember('Mo Reyes'), aMember('Nia Holm')]);
}

/** Sends a command to the house under a new (or the given) command id. */
export function askHouse(
  { idToken }: Pick<TestPerson, 'idToken'>,
  command: HouseCommandInput,
  commandId: string = randomUUID(),
): Promise<Called> {
  return call('house', { commandId, command }, idToken);
}

/** Calls the desk as a visitor from a new address, under a new (or the given) command id. */
export async function askDesk(
  command: DeskCommandInput,
  address = randomUUID(),
  commandId: string = randomUUID(),
): Promise<Called> {
  return (await post('houseDesk', { commandId, command }, { 'x-forwarded-for': address })) as Called;
}

type Report = Extract<HouseCommandInput, { type: 'report' }>;
export const reportOf = (subject: CaseSubject, changes: Partial<Report> = {}): Report => ({
  type: 'report',
  subject,
  reason: 'threat',
  text: 'He says that he will find me.',
  ...changes,
});

type Decision = Extract<HouseCommandInput, { type: 'decide' }>;
export const decisionOf = (subject: CaseSubject, changes: Partial<Decision> = {}): Decision => ({
  type: 'decide',
  caseId: caseIdOf(subject),
  round: 1,
  acts: [{ act: 'warn' }],
  ground: 'threat',
  explanation: 'No one is threatened here.',
  isUnfounded: false,
  ...changes,
});

export const ofPerson = ({ uid }: TestPerson) => ({ kind: 'person', uid }) as const;

/** A message by a person in a debate that they host, against another. */
export async function aMessage(by: TestPerson, other: TestPerson) {
  const roomId = await liveDebate([by, other]);
  const { result } = await by.ask({ type: 'speak', roomId, text: 'We should close the harbour.' });
  return { kind: 'message', roomId, messageId: result!.value!['messageId']! } as const;
}

/** The number of a report that was accepted. */
export const numberOf = async (asked: Promise<Called>) => (await asked).result!.value!['number']!;
/** The id of a decision that was accepted. */
export const decisionIdOf = async (asked: Promise<Called>) => (await asked).result!.value!['decisionId']!;

const read = async (path: string) => (await emulatedDatabase().doc(path).get()).data();

export const readCase = async (subject: CaseSubject) =>
  caseSchema.parse(await read(`cases/${caseIdOf(subject)}`));
export const readDecision = async (id: string) => decisionSchema.parse(await read(`decisions/${id}`));
export const readAppeal = async (id: string) => houseAppealSchema.parse(await read(`houseAppeals/${id}`));
export const readStandingOf = async (uid: string) =>
  standingSchema.parse((await read(`people/${uid}/private/standing`)) ?? {});

/** Where the log is broken; null if it is intact. */
export async function logBrokenAt(): Promise<number | null> {
  const { entries, head } = await readLog();
  return brokenAt(entries, head, hashOf);
}

/** The whole log with its head. Another test may have left entries that nobody can read; a gap would break the log. */
export async function readLog() {
  const { docs } = await emulatedDatabase().collection('houseLog').orderBy('seq').get();
  const head = houseLogHeadSchema.parse(await read('house/logHead'));
  const entries = docs.flatMap((one) => houseLogEntrySchema.safeParse(one.data()).data ?? []);
  return { entries, head };
}

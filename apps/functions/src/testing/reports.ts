import { debateMapPath, debateMapSchema, debateReportPath, debateReportSchema } from '@rostrum/domain';
import { vi } from 'vitest';
import { emulatedDatabase, type TestPerson } from './emulator.ts';
import { liveDebate } from './rooms.ts';

export const CLAIM =
  'A duty to vote lifts turnout to nine in ten, because everybody has to come; Australia has shown it since 1924.';
export const REPLY =
  'Turnout is not consent: a vote under threat of a fine says nothing about what people really want.';

/** A Quick clash in which each debater posts once, ended by both. */
export async function debated([pro, con]: readonly [TestPerson, TestPerson], reply = REPLY): Promise<string> {
  const roomId = await liveDebate([pro, con]);
  await pro.ask({ type: 'speak', roomId, text: CLAIM });
  await pro.ask({ type: 'yield', roomId });
  await con.ask({ type: 'speak', roomId, text: reply });
  await con.ask({ type: 'end', roomId });
  await pro.ask({ type: 'end', roomId });
  return roomId;
}

export async function reportOf(roomId: string) {
  const found = await emulatedDatabase().doc(debateReportPath(roomId)).get();
  return found.exists ? debateReportSchema.parse(found.data()) : undefined;
}

export async function mapOf(roomId: string) {
  return debateMapSchema.parse((await emulatedDatabase().doc(debateMapPath(roomId)).get()).data());
}

type Report = NonNullable<Awaited<ReturnType<typeof reportOf>>>;

/** Waits until the report is there, and so. */
export const untilReport = (roomId: string, isSo: (report: Report) => boolean = () => true) =>
  vi.waitFor(
    async () => {
      const report = await reportOf(roomId);
      if (!report || !isSo(report)) throw new Error('There is no such report yet');
      return report;
    },
    { timeout: 60_000, interval: 250 },
  );

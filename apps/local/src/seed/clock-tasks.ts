import { deadlineOf, FUNCTIONS_REGION } from '@rostrum/domain';
import { getFunctions } from 'firebase-admin/functions';
import type { App } from 'firebase-admin/app';
import type { RoomStage } from './room-stage.ts';

/** Has the clock of a staged room end its running step, as the functions do for every other room. */
export async function scheduleClock(app: App, { id, room }: RoomStage): Promise<void> {
  const deadline = deadlineOf(room.debate);
  if (!deadline) return;
  const queue = getFunctions(app).taskQueue(`locations/${FUNCTIONS_REGION}/functions/roomClock`);
  const { stepSeq, endsAtMs, actsAtMs } = deadline;
  const bells = room.debate.phase === 'live' ? ([60, 30, 0] as const) : [];
  const tasks = [
    ...bells.map((mark) => ({ mark, dueAtMs: endsAtMs - mark * 1_000 })),
    { mark: 'end' as const, dueAtMs: actsAtMs },
  ];
  for (const { mark, dueAtMs } of tasks.filter(({ dueAtMs }) => dueAtMs > Date.now())) {
    await queue.enqueue({ roomId: id, stepSeq, mark }, { scheduleTime: new Date(dueAtMs) });
  }
}

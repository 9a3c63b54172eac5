import type { ServerFault } from '@rostrum/domain';
import { EarlyTask } from '@rostrum/rooms';
import { HttpsError } from 'firebase-functions/v2/https';
import { database } from '../admin.ts';
import { gathering } from '../storing/gathering.ts';
import { currentWork, inRequest, log } from '../logging/log.ts';
import { UnderWay } from '../reach/deliveries.ts';
import { everythingTold } from '../told.ts';
import { serverFaultDays } from './fault-days.ts';
import { factsOf } from './fault-facts.ts';

/** How long a fault waits for others, so that a storm of them costs an instance one write in that time. */
const WAIT_MS = 500;
/** The longest that an answer waits until its fault is counted: the database may be what failed. */
const PATIENCE_MS = 3_000;

const add = gathering<ServerFault>((met) => serverFaultDays.add(database(), met, Date.now()), WAIT_MS);

/** Logs a fault under the id of its request, counts it for the operators, and gives the id. */
export async function noteFault(error: unknown, fields: Record<string, unknown> = {}): Promise<string> {
  const { requestId, function: of } = currentWork();
  log('fault', { error, requestId, ...factsOf(error), ...fields });
  const counting = add([{ of, id: requestId, ...factsOf(error) }]).catch((problem: unknown) =>
    log('faultNotCounted', { error: problem }),
  );
  await Promise.race([counting, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref())]);
  return requestId;
}

/**
 * A task or a schedule: the log lines of a run have one id. A fault is noted, and the platform learns its id alone, because its library logs
 * every other error with all its fields. It may deliver the work again.
 * @throws HttpsError `internal`, with which a task is delivered again. One that came too early is no fault
 */
export function watched<Given extends unknown[], Done>(
  of: string,
  work: (...given: Given) => Promise<Done>,
): (...given: Given) => Promise<Done> {
  return (...given) =>
    inRequest(of, async () => {
      try {
        return await work(...given);
      } catch (error) {
        if (isMeantToComeAgain(error)) throw new HttpsError('internal', 'Not yet');
        throw new HttpsError('internal', await noteFault(error));
      } finally {
        await everythingTold();
      }
    });
}

/** Thrown only so that the task is delivered again. */
const isMeantToComeAgain = (error: unknown) => error instanceof EarlyTask || error instanceof UnderWay;

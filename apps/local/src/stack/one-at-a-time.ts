import { Problem } from '../problem.ts';
import { sweepRunRecords } from '../process/run-record.ts';
import { RUN_FOLDER } from './plan.ts';

/** Cleans up after killed runs. @throws Problem when a stack of this name runs, whose data two cannot share */
export async function sweepBeforeStart(name: string): Promise<void> {
  const running = (await sweepRunRecords(RUN_FOLDER)).find((record) => record.name === name);
  if (running) {
    throw new Problem(`It is running already (process ${running.owner.pid}). Stop that one first.`);
  }
}

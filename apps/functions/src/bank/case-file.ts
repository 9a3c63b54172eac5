import { caseFinder } from '@rostrum/bank';
import type { FindCaseFile } from '@rostrum/rooms';
import { motionBank } from './motion-bank.ts';

let finder: ReturnType<typeof caseFinder> | undefined;

/** The bank's case file of a motion. */
export const caseFile: FindCaseFile = async (motion) => {
  finder ??= caseFinder(await motionBank());
  return finder(motion);
};

import { accept } from '@rostrum/domain';
import type { HouseHandler } from './context.ts';
import { findReport, outcomeOf } from './outcome.ts';

/** The outcome of the caller's own report. */
export const readOutcome: HouseHandler<'readOutcome'> = async (context, { number }) => {
  const found = await findReport(context, number, { uid: context.uid });
  return found.ok ? accept({ answer: outcomeOf(found.value, context.atMs) }) : found;
};

import type { HouseAnswers, HouseCommand, HouseRefusal, Result } from '@rostrum/domain';
import { appeal, appealOutcome } from './appeal.ts';
import type { Done, HouseContext } from './context.ts';
import { decideAppeal } from './decide-appeal.ts';
import { decide } from './decide.ts';
import { readOutcome } from './read-outcome.ts';
import { report } from './report.ts';
import { seePhoto } from './see-photo.ts';

/** A command that runs in one transaction; opening the queue takes many. */
export type StoredCommand = Exclude<HouseCommand, { type: 'openQueue' }>;
export type HouseAnswer = HouseAnswers[HouseCommand['type']];

/** Each command to its handler. */
export function handle(
  context: HouseContext,
  command: StoredCommand,
): Promise<Result<Done<HouseAnswer>, HouseRefusal>> {
  switch (command.type) {
    case 'report':
      return report(context, command);
    case 'readOutcome':
      return readOutcome(context, command);
    case 'appeal':
      return appeal(context, command);
    case 'appealOutcome':
      return appealOutcome(context, command);
    case 'seePhoto':
      return seePhoto(context, command);
    case 'decide':
      return decide(context, command);
    case 'decideAppeal':
      return decideAppeal(context, command);
  }
}

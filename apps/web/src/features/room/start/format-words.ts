import { paceLengths, speakingSeconds, stepLength, type Format } from '@rostrum/domain';
import { lengthText } from '@rostrum/ui';
import * as m from '@rostrum/words/room-start';

/** `1 against 1`, `4 teams of 2`. */
export function seatWords({ seats }: Format): string {
  const teams = new Set(seats.map(({ team }) => team)).size;
  if (teams > 2) return m.teams({ teams, size: seats.length / teams });
  const count = (side: 'for' | 'against') => seats.filter((seat) => seat.side === side).length;
  return m.twoSides({ supporters: count('for'), opponents: count('against') });
}

/** `33 min`, or how many steps of which length: what all steps take together, without preparation. */
export function durationWords(format: Format): string {
  if (format.pace === 'correspondence')
    return m.stepsOfLength({ steps: format.steps.length, length: stepLength(format) });
  return m.minutes({ minutes: Math.max(1, Math.round(speakingSeconds(format) / 60)) });
}

/** A format's special rules, one sentence each. */
export function extrasOf(format: Format): string[] {
  const { preparationSeconds, prepBankSeconds, coinFlip, steps } = format;
  const hasPoi = steps.some(({ poi }) => poi !== null);
  const hasQueue = steps.some(({ turnSeconds }) => turnSeconds !== null);
  const hasVote = steps.some(({ kind }) => kind === 'vote');
  return [
    ...(preparationSeconds > 0 ? [m.preparationExtra({ length: lengthText(preparationSeconds) })] : []),
    ...(prepBankSeconds > 0 ? [m.prepBankExtra({ length: lengthText(prepBankSeconds) })] : []),
    ...(coinFlip ? [m.coinExtra()] : []),
    ...(hasPoi ? [m.poiExtra({ seconds: paceLengths(format).poiSeconds })] : []),
    ...(hasQueue ? [m.handsExtra()] : []),
    ...(hasVote ? [m.votesExtra()] : []),
  ];
}

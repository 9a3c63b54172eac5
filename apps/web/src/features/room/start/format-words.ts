import { paceLengths, speakingSeconds, stepLength, type Format } from '@rostrum/domain';
import { lengthText } from '@rostrum/ui';

/** `1 against 1`, `4 teams of 2`. */
export function seatWords({ seats }: Format): string {
  const teams = new Set(seats.map(({ team }) => team)).size;
  if (teams > 2) return `${teams} teams of ${seats.length / teams}`;
  const count = (side: 'for' | 'against') => seats.filter((seat) => seat.side === side).length;
  return `${count('for')} against ${count('against')}`;
}

/** `33 min`, or how many steps of which length: what all steps take together, without preparation. */
export function durationWords(format: Format): string {
  if (format.pace === 'correspondence') return `${format.steps.length} steps, ${stepLength(format)} each`;
  return `${Math.max(1, Math.round(speakingSeconds(format) / 60))} min`;
}

/** A format's special rules, one sentence each. */
export function extrasOf(format: Format): string[] {
  const { preparationSeconds, prepBankSeconds, coinFlip, steps } = format;
  const hasPoi = steps.some(({ poi }) => poi !== null);
  const hasQueue = steps.some(({ turnSeconds }) => turnSeconds !== null);
  const hasVote = steps.some(({ kind }) => kind === 'vote');
  return [
    ...(preparationSeconds > 0
      ? [`${lengthText(preparationSeconds)} to prepare before the first step.`]
      : []),
    ...(prepBankSeconds > 0
      ? [`Each side has ${lengthText(prepBankSeconds)} of preparation to take before its speeches.`]
      : []),
    ...(coinFlip ? ['A coin decides which side chooses its bench or the order.'] : []),
    ...(hasPoi
      ? [`Points of information, ${paceLengths(format).poiSeconds} s each, while a speech is open to them.`]
      : []),
    ...(hasQueue ? ['Everybody who raises a hand gets a turn.'] : []),
    ...(hasVote ? ['The audience votes first and last.'] : []),
  ];
}

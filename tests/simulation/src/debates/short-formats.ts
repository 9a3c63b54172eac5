import { FORMATS, withLengths, type Format } from '@rostrum/domain';

/** The real formats with steps of seconds, and of the long ones only the first steps. */
export function shortFormat(id: string): Format {
  const preset = FORMATS.get(id);
  if (!preset) throw new Error(`There is no format ${id}`);
  const { seconds, steps, turnSeconds } = SHORT[id] ?? {
    seconds: 8,
    steps: preset.steps.length,
    turnSeconds: 4,
  };
  const kept = preset.steps.slice(0, steps).map((step) => ({
    ...step,
    turnSeconds: step.turnSeconds === null ? null : turnSeconds,
    // A protected second at each end.
    poi: step.poi && { fromSeconds: 1, toSeconds: step.seconds - 1 },
  }));
  const lengths = Object.fromEntries(kept.map((step) => [step.id, seconds]));
  const short = withLengths(
    { ...preset, steps: kept },
    { ...lengths, preparation: preset.preparationSeconds && 2 },
  );
  return { ...short, graceSeconds: 2, verdictVoteSeconds: preset.verdictVoteSeconds && 3 };
}

const SHORT: Readonly<Record<string, { seconds: number; steps: number; turnSeconds: number }>> = {
  'quick-clash': { seconds: 7, steps: 5, turnSeconds: 4 },
  'open-floor': { seconds: 12, steps: 4, turnSeconds: 4 },
  'british-parliamentary': { seconds: 10, steps: 3, turnSeconds: 4 },
};

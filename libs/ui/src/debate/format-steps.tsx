import { type Format, seatOf, type Step, stepName } from '@rostrum/domain';
import { Steps } from './steps.tsx';

export interface FormatStepsProps {
  format: Format;
  /** Index of the step that runs; before the first without it. */
  current?: number | undefined;
  progress?: number | undefined;
  labelled?: boolean;
  bySide?: boolean;
}

/** The order of a format as a line. */
export function FormatSteps({
  format,
  current = -1,
  progress = 0,
  labelled = false,
  bySide = false,
}: FormatStepsProps) {
  const steps = format.steps.map((step) => ({
    ...step,
    name: stepName(format, step),
    side: sideOfStep(format, step),
  }));
  return <Steps steps={steps} current={current} progress={progress} labelled={labelled} bySide={bySide} />;
}

/** Whose step it is: one bench's, or both in a cross-examination. */
export function sideOfStep(format: Format, step: Step): 'for' | 'against' | 'both' {
  const sides = new Set(step.seatIds.map((seatId) => seatOf(format, seatId)?.side));
  const [side] = sides;
  return sides.size === 1 && side ? side : 'both';
}

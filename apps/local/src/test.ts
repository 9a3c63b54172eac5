import { mkdirSync, rmSync } from 'node:fs';
import { REPORTS_FOLDER } from './paths.ts';
import { runCommand } from './problem.ts';
import { sweepRunRecords } from './process/run-record.ts';
import { RUN_FOLDER } from './stack/plan.ts';
import { describeFailure } from './tests/failures.ts';
import { closingLine, NOTHING, sumCounts } from './tests/count.ts';
import { runStackParts } from './tests/stack-parts.ts';
import { chooseParts } from './tests/steps.ts';
import { runUnitPart } from './tests/unit-part.ts';

/** As a shell reports a command that Ctrl-C ended. */
const INTERRUPTED = 130;

/**
 * `npm test`: every check and test, or one part. The end names the failures, and the last line counts passes and
 * failures.
 */
await runCommand(async () => {
  const { parts, extra } = chooseParts(process.argv.slice(2));
  await sweepRunRecords(RUN_FOLDER);
  if (parts.length > 1) rmSync(REPORTS_FOLDER, { recursive: true, force: true });
  mkdirSync(REPORTS_FOLDER, { recursive: true });

  const stackParts = parts.filter((part) => part !== 'unit');
  const unit = parts.includes('unit') ? await runUnitPart() : NOTHING;
  const rest = unit && (stackParts.length > 0 ? await runStackParts(stackParts, extra) : NOTHING);
  if (!unit || !rest) return INTERRUPTED;
  const sum = sumCounts([unit, rest]);
  for (const failure of sum.failures) console.log(describeFailure(failure));
  console.log(closingLine(sum));
  return sum.failed === 0 ? 0 : 1;
});

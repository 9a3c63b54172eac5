import {
  type Format,
  formatName,
  formatSource,
  formatSummary,
  LIMITS,
  stepName,
  withPace,
} from '@rostrum/domain';
import { FormatSteps, lengthText, Pip, SectionHead, sideOfStep } from '@rostrum/ui';
import { formatNumber } from '@rostrum/words';
import * as m from '@rostrum/words/learning';
import { guideOf, preparationGuide, speakersOf, type Guide } from '../logic/guide.ts';

/** A format step by step, with its real lengths and the purpose of each step. */
export function FormatGuide({ format }: { format: Format }) {
  return (
    <section aria-labelledby="format-guide">
      <SectionHead id="format-guide" aside={formatSummary(format)}>
        {m.stepByStep({ format: formatName(format) })}
      </SectionHead>
      <div className="py-5">
        <FormatSteps format={format} bySide />
      </div>
      <ol className="list">
        {format.preparationSeconds > 0 && (
          <StepLine
            name={m.preparation()}
            meta={m.bothLength({ length: lengthText(format.preparationSeconds) })}
            guide={preparationGuide()}
            side="both"
          />
        )}
        {format.steps.map((step, index) => (
          <StepLine
            key={step.id}
            name={stepName(format, step)}
            meta={metaOf(format, index)}
            guide={guideOf(format, index)}
            side={sideOfStep(format, step)}
          />
        ))}
      </ol>
      <p className="tiny faint mt-4">
        {m.formatNote({
          grace: format.graceSeconds,
          characters: LIMITS.charactersPerSecond,
          words: LIMITS.typedWordsPerMinute,
          source: formatSource(format),
        })}
      </p>
    </section>
  );
}

/** Who speaks, how long at either pace, and how much. */
function metaOf(format: Format, index: number): string {
  const [spoken, written] = [format, withPace(format, 'written')].map(({ steps }) => steps[index]);
  if (!spoken || !written) return '';
  const speakers = speakersOf(format, spoken.seatIds);
  const length = lengthText(spoken.seconds);
  const lengths = { speakers, length, written: lengthText(written.seconds) };
  if (length === lengths.written) return m.stepLength({ speakers, length });
  const most = formatNumber(spoken.allowance);
  return spoken.allowance === written.allowance
    ? m.stepTwoLengths({ ...lengths, most })
    : m.stepTwoLengthsAndLimits({ ...lengths, most, mostWritten: formatNumber(written.allowance) });
}

type StepLineProps = {
  name: string;
  meta: string;
  guide: Guide | undefined;
  side: 'for' | 'against' | 'both';
};

function StepLine({ name, meta, guide, side }: StepLineProps) {
  return (
    <li className="py-4">
      <div className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-2">
        <span className="row h-6 gap-1" aria-hidden="true">
          {side !== 'against' && <Pip side="for" />}
          {side !== 'for' && <Pip side="against" />}
        </span>
        <div className="grid gap-2">
          <div>
            <h3 className="font-semibold">{name}</h3>
            <p className="tiny faint num">{meta}</p>
          </div>
          <p className="serif text-lg leading-relaxed">{guide?.purpose}</p>
          <ul className="muted grid list-disc gap-1 ps-4 text-sm">
            {guide?.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </div>
      </div>
    </li>
  );
}

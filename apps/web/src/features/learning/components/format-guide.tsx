import { LIMITS, type Format, withPace } from '@rostrum/domain';
import { FormatSteps, lengthText, Pip, SectionHead, sideOfStep } from '@rostrum/ui';
import { guideOf, PREPARATION_GUIDE, speakersOf, type Guide } from '../logic/guide.ts';

/** A format step by step, with its real lengths and the purpose of each step. */
export function FormatGuide({ format }: { format: Format }) {
  return (
    <section aria-labelledby="format-guide">
      <SectionHead id="format-guide" aside={format.summary}>
        {format.name}, step by step
      </SectionHead>
      <div className="py-5">
        <FormatSteps format={format} bySide />
      </div>
      <ol className="list">
        {format.preparationSeconds > 0 && (
          <StepLine
            name="Preparation"
            meta={`Both, ${lengthText(format.preparationSeconds)}`}
            guide={PREPARATION_GUIDE}
            side="both"
          />
        )}
        {format.steps.map((step, index) => (
          <StepLine
            key={step.id}
            name={step.name}
            meta={metaOf(format, index)}
            guide={guideOf(format, index)}
            side={sideOfStep(format, step)}
          />
        ))}
      </ol>
      <p className="tiny faint mt-4">
        Every step has {format.graceSeconds} seconds of grace to finish a sentence. The allowance is{' '}
        {LIMITS.charactersPerSecond} characters for a second of speech, and the written pace gives the time to
        type as many words, {LIMITS.typedWordsPerMinute} a minute. Order and spoken lengths: {format.source}.
      </p>
    </section>
  );
}

/** Who speaks, how long at either pace, and how much. */
function metaOf(format: Format, index: number): string {
  const [spoken, written] = [format, withPace(format, 'written')].map(({ steps }) => steps[index]);
  if (!spoken || !written) return '';
  const speakers = speakersOf(format, spoken.seatIds);
  const [most, mostWritten] = [spoken, written].map(({ allowance }) => allowance.toLocaleString('en-GB'));
  const [length, lengthWritten] = [spoken, written].map(({ seconds }) => lengthText(seconds));
  if (length === lengthWritten) return `${speakers}, ${length}`;
  return most === mostWritten
    ? `${speakers}, ${length} spoken or ${lengthWritten} written, up to ${most} characters each`
    : `${speakers}, ${length} spoken (up to ${most} characters each) or ${lengthWritten} written (up to ${mostWritten})`;
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

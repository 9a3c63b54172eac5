import { LIMITS, type Format } from '@rostrum/domain';
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
            meta={`${speakersOf(format, step.seatIds)}, ${lengthText(step.seconds)}, up to ${step.allowance.toLocaleString('en-GB')} characters each`}
            guide={guideOf(format, index)}
            side={sideOfStep(format, step)}
          />
        ))}
      </ol>
      <p className="tiny faint mt-4">
        Every step has {format.graceSeconds} seconds of grace to finish a sentence. The allowance is{' '}
        {LIMITS.charactersPerSecond} characters for a second of speech, so that text and time agree. Order and
        lengths: {format.source}.
      </p>
    </section>
  );
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

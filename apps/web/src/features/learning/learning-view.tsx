import { LIMITS, speakingSeconds, type Format } from '@rostrum/domain';
import { HOUSE_RULES } from '@rostrum/moderator';
import { ButtonLink, FormatSteps, lengthText, PageHead, Pip, SectionHead, sideOfStep } from '@rostrum/ui';
import { PageTitle } from '../../page-title.tsx';
import { PATHS } from '../../app/paths.ts';
import { PracticeEntry } from './practice-entry.tsx';
import { guideOf, PREPARATION_GUIDE, speakersOf, type Guide } from './guide.ts';

/** How a debate goes, step by step, and the rules it runs under. */
export function LearningView({ format }: { format: Format }) {
  const minutes = Math.round(speakingSeconds(format) / 60);
  return (
    <div className="page">
      <PageTitle>Learning</PageTitle>
      <PageHead
        title="Learning"
        lede={`How a ${format.name} goes, what each step is for, and the rules of the house. Ten minutes to read, ${minutes} to try.`}
      >
        <ButtonLink href={PATHS.startDebate} look="primary">
          Start a debate
        </ButtonLink>
      </PageHead>
      <PracticeEntry />
      <div className="grid grid-cols-[minmax(0,41rem)_minmax(0,24rem)] gap-16 max-lg:grid-cols-1 max-lg:gap-10">
        <section aria-labelledby="learning-steps">
          <SectionHead id="learning-steps" aside={format.summary}>
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
            {LIMITS.charactersPerSecond} characters for a second of speech, so that text and time agree. Order
            and lengths: {format.source}.
          </p>
        </section>
        <HouseRules />
      </div>
    </div>
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

function HouseRules() {
  return (
    <section aria-labelledby="learning-rules">
      <SectionHead id="learning-rules">House rules</SectionHead>
      <ol className="rules">
        {HOUSE_RULES.map((rule) => (
          <li key={rule.id}>
            <h3>{rule.title}</h3>
            <p className="muted">{rule.text}</p>
          </li>
        ))}
      </ol>
      <p className="muted small mt-4">
        The moderator names the rule whenever it steps in, quotes the words it means, and shows what decided
        behind “Why?”. It treats both sides alike; every room shows how often it found something and acted,
        side by side.
      </p>
    </section>
  );
}

import { Collapsible } from '@rostrum/ui';

const COUNTED: Readonly<Record<number, string>> = { 2: 'Two', 3: 'Three' };

/** Answers by the lesson’s author, to compare one’s own with. Open where nothing else says how good that is. */
export function GoodAnswers({ models, open }: { models: readonly string[]; open: boolean }) {
  const title = `${COUNTED[models.length] ?? models.length} good answers`;
  const answers = models.map((model) => (
    <p key={model} className="serif lesson-quote">
      {model}
    </p>
  ));
  if (!open) return <Collapsible summary={title}>{answers}</Collapsible>;
  return (
    <section className="good-answers" aria-label={title}>
      <h3 className="label">{title} to compare with</h3>
      {answers}
    </section>
  );
}

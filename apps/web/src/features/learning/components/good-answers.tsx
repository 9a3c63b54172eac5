import { Collapsible } from '@rostrum/ui';
import * as m from '@rostrum/words/learning';

/** Answers by the lesson’s author, to compare one’s own with. Open where nothing else says how good that is. */
export function GoodAnswers({ models, open }: { models: readonly string[]; open: boolean }) {
  const count = models.length;
  const title = m.goodAnswers({ count });
  const answers = models.map((model) => (
    <p key={model} className="serif lesson-quote" lang="en">
      {model}
    </p>
  ));
  if (!open) return <Collapsible summary={title}>{answers}</Collapsible>;
  return (
    <section className="good-answers" aria-label={title}>
      <h3 className="label">{m.goodAnswersToCompare({ count })}</h3>
      {answers}
    </section>
  );
}

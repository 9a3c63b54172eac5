import { BRAND } from '@rostrum/domain';
import * as m from '@rostrum/words/landing';

export function About() {
  return (
    <section className="prose-band" id="about" aria-label={m.about()}>
      <p className="statement" data-claim="guide-no-side">
        {m.aboutStatement({ brand: BRAND })}
      </p>
    </section>
  );
}

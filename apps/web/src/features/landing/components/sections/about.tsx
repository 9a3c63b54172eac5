import { BRAND } from '@rostrum/domain';

export function About() {
  return (
    <section className="prose-band" id="about" aria-label="About">
      <p className="statement" data-claim="guide-no-side">
        A good argument needs three things a comment box cannot give: a limit, a turn, and someone in the
        chair. {BRAND} is the chair. It has no opinion on the motion, and it will tell you so.
      </p>
    </section>
  );
}

import { lazy, Suspense } from 'react';
import { BRAND } from '@rostrum/domain';
import { ButtonLink, HemicycleHero } from '@rostrum/ui';
import { PATHS } from '../../shared/navigation/paths.ts';

// Requested at once, but not awaited: the first screen is drawn before the rest of the page has loaded.
const parts = import('./components/landing-parts.tsx');
const HeroFloor = lazy(async () => ({ default: (await parts).HeroFloor }));
const LandingSections = lazy(async () => ({ default: (await parts).LandingSections }));

/** The front page: the product, and the moderator to try. */
export function LandingPage() {
  return (
    <>
      <title>{`${BRAND} · Disagree properly`}</title>
      <section className="hero">
        <HemicycleHero />
        <div className="hero-words">
          <h1>Disagree properly.</h1>
          <p>
            {BRAND} runs live debates under an AI moderator that keeps the clock, the turns and the tone, says
            why it steps in, and treats both sides alike.
          </p>
          <div className="hero-acts">
            <ButtonLink href={PATHS.startDebate} look="primary" size="lg">
              Open a room
            </ButtonLink>
            <ButtonLink href={`${PATHS.home}#demo`} size="lg">
              Answer somebody now
            </ButtonLink>
          </div>
        </div>
        <Suspense>
          <HeroFloor />
        </Suspense>
      </section>
      <Suspense fallback={<div className="landing-space" />}>
        <LandingSections />
      </Suspense>
    </>
  );
}

import { lazy, Suspense } from 'react';
import { BRAND } from '@rostrum/domain';
import { ButtonLink, HemicycleHero } from '@rostrum/ui';
import * as m from '@rostrum/words/landing';
import { PATHS } from '../../shared/navigation/paths.ts';
import { loadLandingParts } from './load-landing-parts.ts';

const HeroFloor = lazy(async () => ({ default: (await loadLandingParts()).HeroFloor }));
const LandingSections = lazy(async () => ({ default: (await loadLandingParts()).LandingSections }));

/** The front page: the product, and the moderator to try. */
export function LandingPage() {
  return (
    <>
      <title>{m.pageTitle({ brand: BRAND })}</title>
      <section className="hero">
        <HemicycleHero />
        <div className="hero-words">
          <h1>{m.heading()}</h1>
          <p>{m.lede({ brand: BRAND })}</p>
          <div className="hero-acts">
            <ButtonLink href={PATHS.startDebate} look="primary" size="lg">
              {m.openRoom()}
            </ButtonLink>
            <ButtonLink href={`${PATHS.home}#demo`} size="lg">
              {m.answerNow()}
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

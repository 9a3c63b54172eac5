import { Suspense } from 'react';
import { Demo } from './demo/demo.tsx';
import { About } from './sections/about.tsx';
import { Benefits } from './sections/benefits.tsx';
import { Contact } from './sections/contact.tsx';
import { Features } from './sections/features.tsx';
import { HowItWorks } from './sections/how-it-works.tsx';
import { Pricing } from './sections/pricing.tsx';
import { Questions } from './sections/questions.tsx';

export { HeroFloor } from './hero-floor.tsx';

const SECTIONS = { Demo, About, HowItWorks, Features, Benefits, Pricing, Questions, Contact };

/** Everything below the first screen. Where it was drawn ahead, React takes it over a section at a time. */
export function LandingSections() {
  return Object.entries(SECTIONS).map(([name, Section]) => (
    <Suspense key={name}>
      <Section />
    </Suspense>
  ));
}

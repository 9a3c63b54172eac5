/** What the front page shows below its first screen. */
export const loadLandingParts = () => import('./components/landing-parts.tsx');

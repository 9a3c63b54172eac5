import './app/app.css';
import { lazy, startTransition, StrictMode, Suspense } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { setLanguageSource } from '@rostrum/words';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { followForcedColours } from './app/forced-colours.ts';
import { preloadFor } from './app/identity/preload-for.ts';
import { PATHS } from './shared/navigation/paths.ts';
import { keepInstallOffer } from './shared/offline/install.ts';
import { builtEnv, builtLanguage } from './env.ts';

const EnvProblems = lazy(async () => ({ default: (await import('./env-problems.tsx')).EnvProblems }));

setLanguageSource(builtLanguage);
const built = builtEnv();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

keepInstallOffer();
followForcedColours();
preloadFor(location.pathname);
const product = (
  <StrictMode>
    {built.ok ? (
      <BrowserRouter>
        <App env={built.env} />
      </BrowserRouter>
    ) : (
      <Suspense>
        <EnvProblems problems={built.problems} />
      </Suspense>
    )}
  </StrictMode>
);
// Only the front page contains its content (front-page.tsx); anywhere else the same file is redrawn.
const isDrawn = location.pathname === PATHS.home && root.hasChildNodes();
// In small pieces, between which the page answers.
startTransition(() => {
  if (isDrawn) hydrateRoot(root, product);
  else createRoot(root).render(product);
});

import './app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { preloadFor } from './app/identity/load.ts';
import { EnvProblems } from './env-problems.tsx';
import { builtEnv } from './env.ts';

const built = builtEnv();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

preloadFor(location.pathname);
createRoot(root).render(
  <StrictMode>
    {built.ok ? (
      <BrowserRouter>
        <App env={built.env} />
      </BrowserRouter>
    ) : (
      <EnvProblems problems={built.problems} />
    )}
  </StrictMode>,
);

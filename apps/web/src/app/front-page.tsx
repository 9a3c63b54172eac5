import { BRAND } from '@rostrum/domain';
import { setLanguageSource, type Language } from '@rostrum/words';
import * as m from '@rostrum/words/landing';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { PATHS } from '../shared/navigation/paths.ts';
import type { Env } from '../env.ts';
import { builtEnv } from '../env.ts';

/** A front page in one language: its markup, and what it says to search engines and to browsers without JavaScript. */
export type DrawnFrontPage = { content: string; description: string; needsScript: string };

/**
 * The front page as markup, as a signed-out visitor in the dark theme sees it first. Runs while the product is being
 * built; in the browser `main.tsx` takes it over. Empty if the build lacks variables: there is no product to draw.
 */
export async function drawBuiltFrontPage(language: Language): Promise<DrawnFrontPage> {
  setLanguageSource(() => language);
  const built = builtEnv();
  return {
    content: built.ok ? await drawFrontPage(built.env) : '',
    description: m.description(),
    needsScript: m.needsScript({ brand: BRAND }),
  };
}

export async function drawFrontPage(env: Env): Promise<string> {
  const page = (
    <StaticRouter location={PATHS.home}>
      <App env={env} />
    </StaticRouter>
  );
  // In one piece: pieces that come later are put in place by inline scripts, which the strict policy refuses.
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}

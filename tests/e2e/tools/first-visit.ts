import { chromium } from '@playwright/test';
import { chromiumArguments, stackEnvironment } from '../src/support/environment.ts';
import { visitFirst } from '../src/support/first-visit.ts';
import { createGuard } from '../src/support/guard.ts';
import { createPeople } from '../src/support/people.ts';

/**
 * What it takes from the front page to a dashboard in a new browser, several times: requests, and seconds with nobody who
 * hesitates. Beside `npm run stack`, which prints what has to be exported. `--list` names the requests.
 */
const VISITS = 4;

const { chromiumPath } = stackEnvironment();
const browser = await chromium.launch({
  ...(chromiumPath ? { executablePath: chromiumPath } : {}),
  args: chromiumArguments,
});
const people = createPeople(browser, createGuard());
try {
  for (let visit = 1; visit <= VISITS; visit += 1) {
    const { page, context } = await people.visitor();
    const startedAtMs = performance.now();
    const requests = await visitFirst(page, 'ada');
    const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);
    console.log(`visit ${visit}: ${requests.length} requests, ${seconds} s`);
    if (process.argv.includes('--list')) console.log(requests.join('\n'));
    await context.close();
  }
} finally {
  await people.close();
  await browser.close();
}

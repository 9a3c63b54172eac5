import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { languageFor } from '@rostrum/words';
import { PSEUDO_LANGUAGES, type BuiltLanguage } from '@rostrum/words/compiler';
import { axeFindings } from '../src/support/axe.ts';
import { chromiumArguments, stackEnvironment } from '../src/support/environment.ts';
import { createGuard, NETWORK_CUT } from '../src/support/guard.ts';
import { cutTexts, overhangs } from '../src/support/layout.ts';
import { createPeople, type DemoPerson } from '../src/support/people.ts';
import { askInEnglish } from './in-language.ts';
import { openStage } from './stage.ts';
import { settled, type Screen } from './screen.ts';
import { SCREENS } from './screens.ts';

/**
 * Photographs every screen and state of a running stack, at both sizes and in both themes, into `.local/screenshots`.
 * `npm run stack` prints the variables to export first; arguments select the screens that contain one of them. `--axe`
 * also prints what axe finds on each, and `--layout` what does not fit into each, at three widths. `--zoom` (200 %),
 * `--narrow` (320 px) and `--forced-colors` photograph the screens that way, under names that say so.
 * `--language de,es,en-XA` does so too, and finds what it presses by the catalogue. A screen that it cannot reach so is
 * acted in English and then loaded again in that language: it says which, because an open dialog is then not in the
 * picture. `--device desk` and `--theme light` leave the other out.
 */

const FOLDER = fileURLToPath(new URL('../../../.local/screenshots', import.meta.url));
const DEVICES = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const;
type Device = keyof typeof DEVICES;

const { positionals: wanted, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    axe: { type: 'boolean', default: false },
    layout: { type: 'boolean', default: false },
    language: { type: 'string' },
    device: { type: 'string' },
    theme: { type: 'string' },
    zoom: { type: 'boolean', default: false },
    narrow: { type: 'boolean', default: false },
    'forced-colors': { type: 'boolean', default: false },
  },
});
const { zoom, narrow, 'forced-colors': forced } = options;
const languages = options.language
  ?.split(',')
  .map((tag) => PSEUDO_LANGUAGES.find((pseudo) => pseudo === tag) ?? languageFor([tag])) ?? [null];
const isWanted = ({ name }: Screen) => wanted.length === 0 || wanted.some((part) => name.includes(part));
const devices = (['desk', 'phone'] as const).filter((one) => !options.device || options.device === one);
const themes = (['dark', 'light'] as const).filter((one) => !options.theme || options.theme === one);
const mannerIn = (language: BuiltLanguage | null): string =>
  [language, zoom && 'zoom', narrow && 'narrow', forced && 'forced']
    .filter(Boolean)
    .map((word) => `-${word}`)
    .join('');
/** As `--zoom` and `--narrow` change it. */
function lookOf(device: Device) {
  const { viewport, ...rest } = DEVICES[device];
  if (narrow) return { ...rest, viewport: { ...viewport, width: 320 } };
  if (!zoom) return { ...rest, viewport };
  return {
    ...rest,
    viewport: { width: viewport.width / 2, height: viewport.height / 2 },
    deviceScaleFactor: 2,
  };
}

const { chromiumPath } = stackEnvironment();
const launched = () =>
  chromium.launch({
    ...(chromiumPath ? { executablePath: chromiumPath } : {}),
    args: chromiumArguments,
  });
let browser = await launched();
const stage = openStage();
const signedIn = new Set<DemoPerson>();
const failed: string[] = [];
try {
  for (const screen of SCREENS.filter(isWanted)) {
    for (const device of devices.filter((one) => !screen.only || screen.only === one)) {
      for (const language of languages)
        await inLanguage(language, screen, device).catch((error: unknown) => {
          failed.push(`${screen.name}${mannerIn(language)} ${device}: ${messageOf(error)}`);
        });
    }
  }
} finally {
  await stage.close();
  await browser.close();
}
for (const line of failed) console.error(line);
process.exitCode = failed.length > 0 ? 1 : 0;

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function inLanguage(language: BuiltLanguage | null, screen: Screen, device: Device): Promise<void> {
  if (!language) return photograph(screen, device, null);
  try {
    await photograph(screen, device, { language, turns: 'first' });
  } catch (error) {
    const [line = ''] = messageOf(error).split('\n', 1);
    console.warn(`${screen.name}${mannerIn(language)} ${device}, loaded again: ${line}`);
    await photograph(screen, device, { language, turns: 'last' });
  }
}

interface Turn {
  language: BuiltLanguage;
  /** Whether the page turns from English to the language before it acts, or after. */
  turns: 'first' | 'last';
}

async function photograph(
  { name, who, path, act, script, isRefused }: Screen,
  device: Device,
  turn: Turn | null,
): Promise<void> {
  const guard = createGuard();
  guard.allow(NETWORK_CUT, 'some pictures are of a page without a network');
  if (isRefused)
    guard.allow(/status of (403|503)|Could not reach Cloud Firestore/, 'the server is made to refuse');
  // One browser takes hundreds of pictures, and may die of it.
  if (!browser.isConnected()) browser = await launched();
  const people = createPeople(browser, guard);
  try {
    const at = typeof path === 'function' ? await path(stage) : path;
    const spoken = turn?.turns === 'first' ? turn.language : null;
    const scripts = [script, spoken && speaking(spoken)].filter(Boolean);
    const look = { ...lookOf(device), ...(scripts.length > 0 && { script: scripts.join(';') }) };
    if (spoken && who !== 'visitor') await signInOnce(people, who);
    const { page } = await (who === 'visitor'
      ? people.visitor(look)
      : people.open(who, { ...look, ...(at && { at }) }));
    page.setDefaultTimeout(spoken ? 10_000 : 20_000);
    if (spoken) askInEnglish(page, spoken);
    if (who === 'visitor' && at) await page.goto(at);
    await act?.(page, stage);
    if (turn?.turns === 'last') await readIn(turn.language, page);
    // On a scrolled page, a full-page picture would show fixed elements in the middle.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    for (const colorScheme of themes) {
      await page.emulateMedia({
        colorScheme,
        reducedMotion: 'reduce',
        forcedColors: forced ? 'active' : 'none',
      });
      await page.waitForFunction((theme) => document.documentElement.dataset['theme'] === theme, colorScheme);
      await page.evaluate(() => document.fonts.ready.then(() => true));
      await page.screenshot({
        path: `${FOLDER}/${name}${mannerIn(turn?.language ?? null)}-${device}-${colorScheme}.png`,
        fullPage: true,
        animations: 'disabled',
        caret: 'initial',
      });
      if (options.axe)
        for (const finding of await axeFindings(page))
          console.warn(`${name} ${device} ${colorScheme}: ${finding}`);
    }
    if (options.layout)
      for (const fault of [...(await overhangs(page)), ...(await cutTexts(page))])
        console.warn(`${name} ${device}: ${fault}`);
    for (const problem of guard.problems()) console.warn(`${name} ${device}: ${problem}`);
  } finally {
    await people.close();
  }
}

/** The form of Clerk is filled in English, once for everybody. */
async function signInOnce(people: ReturnType<typeof createPeople>, who: DemoPerson): Promise<void> {
  if (signedIn.has(who)) return;
  await people.open(who);
  signedIn.add(who);
}

function speaking(other: string): string {
  return `if (location.protocol !== 'about:') localStorage.setItem('language', ${JSON.stringify(other)})`;
}

async function readIn(other: string, page: Page): Promise<void> {
  await page.evaluate(speaking(other));
  await page.reload();
  await settled(page);
}

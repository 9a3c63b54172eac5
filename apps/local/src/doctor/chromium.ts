import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Problem } from '../problem.ts';

/** Debian's packages, the best first: without windows to draw, the shell takes a third of the processor's time. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The search's access to the machine, which a test replaces. */
export interface Machine {
  env: Partial<Record<string, string>>;
  exists(path: string): boolean;
  /** The place of Playwright's own Chromium. */
  playwrightChromium(): string;
  /** Whether packages can be installed without asking anybody: Debian, as root. */
  mayInstallPackages(): boolean;
  installPackage(name: string): boolean;
}

/** The browser for the tests, installed when that is possible. @throws Problem saying what to install */
export function findChromium(machine: Machine): string {
  const wanted = machine.env['CHROMIUM_PATH'];
  if (wanted) {
    if (machine.exists(wanted)) return wanted;
    throw new Problem(`CHROMIUM_PATH is ${wanted}, where there is no file. Correct it or unset it.`);
  }
  const candidates = [...SYSTEM_BROWSERS, machine.playwrightChromium()];
  const found = candidates.find((path) => machine.exists(path));
  if (found) return found;
  const installed = machine.mayInstallPackages() && PACKAGES.some((name) => machine.installPackage(name));
  const afterwards = installed && SYSTEM_BROWSERS.find((path) => machine.exists(path));
  if (afterwards) return afterwards;
  throw new Problem(
    'Chromium is missing. Install it (Debian and Ubuntu: apt-get install chromium, elsewhere: ' +
      'npx playwright install chromium), or set CHROMIUM_PATH.',
  );
}

export function thisMachine(playwrightChromium: () => string): Machine {
  return {
    env: process.env,
    exists: existsSync,
    playwrightChromium,
    mayInstallPackages: () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
    installPackage,
  };
}

function installPackage(name: string): boolean {
  console.log(`Installing ${name} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => spawnSync('apt-get', args, { env, stdio: 'ignore' }).status === 0;
  return (
    apt('install', '-y', '--no-install-recommends', name) ||
    (apt('update') && apt('install', '-y', '--no-install-recommends', name))
  );
}

import { chromium } from '@playwright/test';
import { findChromium, thisMachine } from '../doctor/chromium.ts';

/** The browser that the tests drive. @throws Problem saying what to install */
export async function chromiumPath(): Promise<string> {
  return findChromium(thisMachine(() => chromium.executablePath()));
}

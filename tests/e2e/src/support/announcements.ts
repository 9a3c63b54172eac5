import type { Page } from '@playwright/test';

/**
 * Runs in a page before its own code: notes what a screen reader is told, in order. It sees each change in a live region:
 * an element with `aria-live`, or whose role is live by itself.
 */
export const LISTENING = `(() => {
  const heard = [];
  globalThis.announcements = heard;
  const LIVE = '[aria-live], output, [role="status"], [role="alert"], [role="log"]';
  const isOff = (region) => region.getAttribute('aria-live') === 'off';
  const regionOf = (node) => (node instanceof Element ? node : node.parentElement)?.closest(LIVE);
  const note = (node) => {
    const region = regionOf(node);
    if (!region || isOff(region) || region.closest('[aria-hidden="true"], [hidden]')) return;
    const whole = region.getAttribute('aria-atomic') === 'true' || region.matches('output, [role="status"]');
    const words = ((whole ? region : node).textContent ?? '').replace(/\\s+/g, ' ').trim();
    if (words && heard.at(-1) !== words) heard.push(words);
  };
  new MutationObserver((changes) => {
    for (const { type, addedNodes, target } of changes) {
      if (type === 'characterData') note(target);
      else addedNodes.forEach((node) => note(node));
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
})()`;

/** What has been announced on this page since it was loaded. */
export function announcedOn(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { announcements: string[] }).announcements);
}

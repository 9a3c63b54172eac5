import type { Page } from '@playwright/test';

/** The narrowest phone that we support, a usual phone and a laptop, in CSS pixels. */
const WIDTHS = [320, 390, 1440] as const;

const pathOf = (page: Page) => new URL(page.url()).pathname;

/** How far a page scrolls sideways in a window of each width, in pixels; empty for one that fits. */
export async function overhangs(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    const { overhang, widest } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const sticksOut = (element: Element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (right > clientWidth + 0.5 || left < -0.5);
      };
      const isHeld = (element: Element | null): boolean =>
        element !== null &&
        element !== document.body &&
        (getComputedStyle(element).overflowX !== 'visible' || isHeld(element.parentElement));
      const out = [...document.body.querySelectorAll('*')].filter(
        (element) => sticksOut(element) && !isHeld(element.parentElement),
      );
      const names = out
        .filter((element) => ![...element.children].some((child) => out.includes(child)))
        .map((element) => `${element.localName} “${element.textContent.slice(0, 30)}”`);
      return { overhang: scrollWidth - clientWidth, widest: names.slice(0, 4).join(', ') };
    });
    if (overhang > 0) found.push(`${pathOf(page)} at ${width} px scrolls by ${overhang} px: ${widest}`);
  }
  return found;
}

/** Controls and headings whose text sticks out of them, or is cut without an ellipsis, at each width. */
export async function cutTexts(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    const cut = await page.evaluate(() => {
      /** Whether `inner`, or anything from it up to `element`, has an ellipsis, scrolls or is a tooltip. */
      const isMeant = (inner: Element, element: Element): boolean => {
        const { overflowX, textOverflow } = getComputedStyle(inner);
        if (textOverflow === 'ellipsis' || overflowX === 'auto' || overflowX === 'scroll') return true;
        if (inner.classList.contains('tooltip')) return true;
        return inner !== element && inner.parentElement !== null && isMeant(inner.parentElement, element);
      };
      /** Whether a shown text of `element` is outside it. */
      const isCut = (element: HTMLElement) => {
        if (getComputedStyle(element).display === 'inline' || element.clientWidth <= 1) return false;
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const frame = element.getBoundingClientRect();
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const parent = node.parentElement;
          const isShown = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
          if (!parent || !isShown || parent.clientWidth === 1 || isMeant(parent, element)) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          const { left, right } = range.getBoundingClientRect();
          if (right > left && (left < frame.left - 1 || right > frame.right + 1)) return true;
        }
        return false;
      };
      return [...document.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, label, [role="tab"]')]
        .filter((element) => element.checkVisibility() && isCut(element))
        .map((element) => element.innerText.trim().slice(0, 60))
        .filter((text) => text !== '');
    });
    found.push(...cut.map((text) => `${pathOf(page)} at ${width} px cuts “${text}”`));
  }
  return found;
}

/**
 * Visible words that the catalogue does not hold, on a page in a pseudo-language: all that it holds has accents. People's words
 * (apart from the direction of the page), words marked as another language, code and Clerk's own forms are left out.
 */
export async function plainTexts(page: Page, allowed: RegExp): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const others =
      'bdi, [dir="auto"], [lang]:not(html), [translate="no"], code, kbd, pre, script, style, noscript, [class*="cl-"], option';
    const isTheirs = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).unicodeBidi === 'plaintext' || isTheirs(element.parentElement));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest(others) || isTheirs(parent) || !parent.checkVisibility()) continue;
      // What a person or a place is called stays as it is, in isolation marks.
      const text = (node.textContent ?? '').replaceAll(/\u2068[^\u2069]*\u2069/gu, '').trim();
      if (/[a-z]{3}/iu.test(text) && !/[À-ſ]/u.test(text)) found.push(text.slice(0, 80));
    }
    return found;
  });
  return [...new Set(texts)]
    .filter((text) => !allowed.test(text))
    .map((text) => `${pathOf(page)} says “${text}” outside the catalogue`);
}

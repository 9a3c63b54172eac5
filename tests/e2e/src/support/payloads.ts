import type { Page } from '@playwright/test';

/** A host that nobody owns: a page that asks it has followed a payload. */
const HOST = 'payload.invalid';

/** What people may write to run code, lead away, turn words around or reach into a table. Each begins with a word of its own. */
export const PAYLOADS: Readonly<Record<string, string>> = {
  imageword: '<img src=x onerror="globalThis.hit=1">',
  scriptword: '</p><script>globalThis.hit=1</script>',
  vectorword: '<svg onload=globalThis.hit=1><animate onbegin=globalThis.hit=1 attributeName=x>',
  frameword: `<iframe srcdoc="<script>parent.hit=1</script>" src="https://${HOST}/frame"></iframe>`,
  closingword: '"\' autofocus onfocus=globalThis.hit=1 x="',
  commentword: '--><!--<base href="javascript:globalThis.hit=1//"><object data="data:text/html,x">',
  linkword: `[a link](javascript:globalThis.hit=1) <a href="JaVaScRiPt:globalThis.hit=1">x</a>`,
  dataword: 'data:text/html;base64,PHNjcmlwdD5wYXJlbnQuaGl0PTE8L3NjcmlwdD4=',
  awayword: `//${HOST}/a ![picture](https://${HOST}/b.png) <meta http-equiv=refresh content="0;url=//${HOST}">`,
  templateword: '${globalThis.hit=1} {{constructor.constructor("globalThis.hit=1")()}} %3Cimg%20src=x%3E',
  overrideword: 'safe \u202Egpj.exe \u2066nothing closes this',
  formulaword: `=HYPERLINK("https://${HOST}","x")`,
};

/** Speeches with the beginnings that spreadsheets calculate, also behind white space and as full-width signs. No two say the same. */
export const FORMULAS = [
  '=1+1 is two, and two buses are one more than this town has.',
  '+1+1 is what the council promised us for the spring.',
  '-1+1 is nothing, which is what the plan has brought so far.',
  '@SUM(1) is how an accountant would write it down.',
  '\t=1+1 stood on the blackboard of my old school.',
  '\u00A0=1+1 needs no calculator, and neither does this budget.',
  '＝1+1 was printed on the poster at the station.',
  '＋1 for every tree that stands at the end of the year.',
  '－1 for every road that is closed without a reason.',
  '＠1 is the corner where the old library used to be.',
];

/** Whether a spreadsheet would calculate this cell; plain numbers are no formulas. */
export const isCalculated = (cell: string) =>
  /^[\s"\u200B\uFEFF]*[=+\-@＝＋－＠]/u.test(cell) && !/^-?\d+(?:[.,]\d+)?$/.test(cell);

/** What must not exist in any page of ours, whatever anybody wrote. */
const ACTIVE = [
  'script:not([src])',
  'iframe[srcdoc]',
  'object',
  'embed',
  'base',
  'meta[http-equiv]',
  '[onerror], [onload], [onfocus], [onbegin]',
  'a[href^="javascript" i], a[href^="data" i]',
  // An address in a speech becomes a link that vouches for nothing.
  `[src*="${HOST}"], [href*="${HOST}"]:not(a[target="_blank"][rel="noopener nofollow ugc"])`,
].join(', ');

/** Watches what a payload would do outside the page: open a dialog or call its host. Read the list after the visit. */
export function followHarm(page: Page): string[] {
  const done: string[] = [];
  page.on('dialog', (dialog) => {
    done.push(`dialog: ${dialog.message()}`);
    dialog.dismiss().catch(() => undefined);
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === HOST) done.push(`request: ${request.url()}`);
  });
  return done;
}

/** What a payload has become in the page; empty if all of them are mere text. */
export function harmIn(page: Page): Promise<string[]> {
  return page.evaluate((active) => {
    const ran = 'hit' in globalThis ? ['a payload ran'] : [];
    return [...ran, ...[...document.querySelectorAll(active)].map((element) => element.outerHTML)];
  }, ACTIVE);
}

/** Texts with a payload whose direction could reach into the words around them. */
export function unguarded(page: Page, word: string): Promise<string[]> {
  return page.evaluate((sought) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.matches('script, style, title') || !node.textContent?.includes(sought)) continue;
      const isApart = /isolate|plaintext/.test(getComputedStyle(parent).unicodeBidi);
      if (!isApart && !parent.closest('[dir="auto"], bdi, textarea, input')) found.push(parent.outerHTML);
    }
    return found;
  }, word);
}

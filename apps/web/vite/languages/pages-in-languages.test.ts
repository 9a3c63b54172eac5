import { expect, test } from 'vitest';
import { frontPageIn, programOf, programsIn, siteOf, withBoot } from './pages-in-languages.ts';

const PAGE = `<html lang="en"><head>
    <link rel="manifest" href="/manifest.webmanifest" />
    <script type="module" crossorigin src="/assets/index-a.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-b.js">
    <link rel="stylesheet" crossorigin href="/assets/index-c.css">
  </head><body></body></html>`;

test('the page for every address loads the boot script instead of its program', () => {
  expect(programOf(PAGE)).toEqual(['/assets/index-a.js', '/assets/react-b.js']);
  expect(withBoot(PAGE, 'assets/boot-d.js')).toBe(`<html lang="en"><head>
    <link rel="manifest" href="/manifest.webmanifest" />
    <script src="/assets/boot-d.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index-c.css">
  </head><body></body></html>`);
});

test('each language has its program', () => {
  const moved = (file: string, language: string) =>
    language === 'en' ? file : file.replace('assets', language);
  const pages = { '/faq': ['/assets/faq-e.js'] };
  expect(programsIn(PAGE, pages, ['en', 'de'], moved)).toEqual({
    en: { files: ['/assets/index-a.js', '/assets/react-b.js'], pages },
    de: { files: ['/de/index-a.js', '/de/react-b.js'], pages: { '/faq': ['/de/faq-e.js'] } },
  });
});

test('a front page says its language, names the others, and lets its script decide', () => {
  const at = { script: 'assets/front-d.js', site: 'https://rostrum.example' };
  const page = frontPageIn(PAGE, 'de', ['en', 'de'], at);
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('<link rel="alternate" hreflang="en" href="https://rostrum.example/">');
  expect(page).toContain('<link rel="alternate" hreflang="de" href="https://rostrum.example/de">');
  expect(page).toContain('<link rel="alternate" hreflang="x-default" href="https://rostrum.example/">');
  expect(page).toContain('<link rel="manifest" href="/manifest.de.webmanifest" />');
  expect(page).toContain('<script src="/assets/front-d.js" data-language="de"></script>');
  expect(page).toContain('src="/assets/index-a.js"');
});

test('a product without an address names no other front page: nobody follows half an address', () => {
  const page = frontPageIn(PAGE, 'de', ['en', 'de'], { script: 'assets/front-d.js', site: '' });
  expect(page).not.toContain('hreflang');
});

test('the address of the product is its first origin, if it has one', () => {
  expect(siteOf({ CLERK_AUTHORIZED_PARTIES: 'https://a.example, https://b.example' })).toBe(
    'https://a.example',
  );
  expect(siteOf({})).toBe('');
});

test('a page without a program is an error', () => {
  expect(() => programOf('<html></html>')).toThrow('no program');
});

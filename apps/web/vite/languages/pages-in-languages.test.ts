import { expect, test } from 'vitest';
import { frontPageIn, programOf, programsIn, withBoot } from './pages-in-languages.ts';

const PAGE = `<html lang="en"><head>
    <script type="module" crossorigin src="/assets/index-a.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-b.js">
    <link rel="stylesheet" crossorigin href="/assets/index-c.css">
  </head><body></body></html>`;

test('the page for every address loads the boot script instead of its program', () => {
  expect(programOf(PAGE)).toEqual(['/assets/index-a.js', '/assets/react-b.js']);
  expect(withBoot(PAGE, 'assets/boot-d.js')).toBe(`<html lang="en"><head>
    <script src="/assets/boot-d.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index-c.css">
  </head><body></body></html>`);
});

test('each language has its program', () => {
  const moved = (file: string, language: string) =>
    language === 'en' ? file : file.replace('assets', language);
  expect(programsIn(PAGE, ['en', 'de'], moved)).toEqual({
    en: ['/assets/index-a.js', '/assets/react-b.js'],
    de: ['/de/index-a.js', '/de/react-b.js'],
  });
});

test('a front page says its language, names the others, and lets the boot script decide', () => {
  const page = frontPageIn(PAGE, 'de', ['en', 'de'], 'assets/boot-d.js');
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('<link rel="alternate" hreflang="en" href="/">');
  expect(page).toContain('<link rel="alternate" hreflang="de" href="/de">');
  expect(page).toContain('<script src="/assets/boot-d.js" data-language="de"></script>');
  expect(page).toContain('src="/assets/index-a.js"');
});

test('a page without a program is an error', () => {
  expect(() => programOf('<html></html>')).toThrow('no program');
});

import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { answerWithEmptyPage, withContent } from './pages.ts';

const EMPTY = '<head><title>Rostrum</title></head><body><div id="root"></div></body>';
const drawn = (content: string) => ({ content, description: 'Debates "live"', needsScript: 'Switch it on' });

describe('the front page', () => {
  test('contains its content at the place that the program hydrates', () => {
    expect(withContent(EMPTY, drawn('<h1>$& read me</h1>'))).toBe(
      '<head><title>Rostrum</title></head><body><div id="root"><h1>$& read me</h1></div></body>',
    );
  });

  test('has the title of its content in its head, once', () => {
    expect(withContent(EMPTY, drawn('<title>Rostrum · In full</title><h1>Hello</h1>'))).toBe(
      '<head><title>Rostrum · In full</title></head><body><div id="root"><h1>Hello</h1></div></body>',
    );
  });

  test('says to search engines, and to browsers without JavaScript, what it is in its own language', () => {
    const words = '<meta\n  name="description"\n  content="Old"\n/><noscript>Old</noscript>';
    expect(withContent(words + EMPTY, drawn('<h1>Hello</h1>'))).toContain(
      '<meta\n  name="description"\n  content="Debates &quot;live&quot;"\n/><noscript>Switch it on</noscript>',
    );
  });

  test('makes its program wait for the stylesheet', () => {
    const program = '<script type="module" src="/a.js"></script><link rel="modulepreload" href="/b.js">';
    expect(withContent(program + EMPTY, drawn('<h1>Hello</h1>'))).toContain(
      '<script type="module" fetchpriority="low" src="/a.js"></script><link rel="modulepreload" fetchpriority="low" href="/b.js">',
    );
  });

  test('is the empty page if nothing could be drawn', () => {
    expect(withContent(EMPTY, drawn(''))).toBe(EMPTY);
    expect(withContent(`<script type="module">${EMPTY}`, drawn(''))).not.toContain('fetchpriority');
  });

  test('is not made from a page without a place for it', () => {
    expect(() => withContent('<body></body>', drawn('<h1>Hello</h1>'))).toThrow('no <div id="root">');
  });
});

describe('a preview', () => {
  test.each([
    ['/', '/index.html', '/index.html'],
    ['/?from=mail', '/index.html', '/index.html'],
    ['/faq', '/index.html', '/app.html'],
    ['/index.html', '/index.html', '/app.html'],
    ['/assets/icon.svg', '/assets/icon.svg', '/assets/icon.svg'],
  ])('for %s, which falls back to %s, serves %s', (originalUrl, url, sent) => {
    const request = Object.assign(new IncomingMessage(new Socket()), { originalUrl, url });
    answerWithEmptyPage(request, undefined, () => {});
    expect(request.url).toBe(sent);
  });
});

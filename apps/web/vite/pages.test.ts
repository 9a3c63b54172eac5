import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { answerWithEmptyPage, withContent } from './pages.ts';

const EMPTY = '<head><title>Rostrum</title></head><body><div id="root"></div></body>';

describe('the front page', () => {
  test('contains its content at the place that the program hydrates', () => {
    expect(withContent(EMPTY, '<h1>$& read me</h1>')).toBe(
      '<head><title>Rostrum</title></head><body><div id="root"><h1>$& read me</h1></div></body>',
    );
  });

  test('has the title of its content in its head, once', () => {
    expect(withContent(EMPTY, '<title>Rostrum · In full</title><h1>Hello</h1>')).toBe(
      '<head><title>Rostrum · In full</title></head><body><div id="root"><h1>Hello</h1></div></body>',
    );
  });

  test('makes its program wait for the stylesheet', () => {
    const program = '<script type="module" src="/a.js"></script><link rel="modulepreload" href="/b.js">';
    expect(withContent(program + EMPTY, '<h1>Hello</h1>')).toContain(
      '<script type="module" fetchpriority="low" src="/a.js"></script><link rel="modulepreload" fetchpriority="low" href="/b.js">',
    );
  });

  test('is the empty page if nothing could be drawn', () => {
    expect(withContent(EMPTY, '')).toBe(EMPTY);
    expect(withContent(`<script type="module">${EMPTY}`, '')).not.toContain('fetchpriority');
  });

  test('is not made from a page without a place for it', () => {
    expect(() => withContent('<body></body>', '<h1>Hello</h1>')).toThrow('no <div id="root">');
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

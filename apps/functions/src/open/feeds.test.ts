import { inLanguage } from '@rostrum/words';
import * as fc from 'fast-check';
import { JSDOM, type Parent, type Page } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { aTally, FOR_GAINED, NOON_MS } from '@rostrum/domain/testing';
import { atomReply } from './atom.ts';
import { feedOf } from './feed.ts';
import { rssReply } from './rss.ts';
import { aPublicDebate, HOSTILE, SITE } from './testing/a-public-debate.ts';

const { window } = new JSDOM('');
/** The document; a parser of XML takes nothing that is not well-formed. */
function parsed(xml: string): Page {
  const document = new window.DOMParser().parseFromString(xml, 'text/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

const textsOf = (parent: Parent, selector: string) =>
  [...parent.querySelectorAll(selector)].map(({ textContent }) => textContent);

const roomOf = (motion: string, changes = {}) => aPublicDebate(undefined, { motion, ...changes }).room;
const FORMATS = [
  ['RSS', '/open/debates.rss', rssReply, 'item'],
  ['Atom', '/open/debates.atom', atomReply, 'entry'],
] as const;

describe.each(FORMATS)('%s', (_, path, render, entry) => {
  const feed = (...motions: string[]) =>
    parsed(
      render(
        feedOf(
          motions.map((motion) => roomOf(motion)),
          SITE,
          SITE + path,
        ),
      ).body,
    );

  test('has the debates in their order, with motion and page', () => {
    const document = feed('One', 'Two');
    expect(textsOf(document, `${entry} > title`)).toEqual(['One', 'Two']);
    const link = document.querySelector(`${entry} > link`);
    expect(link?.getAttribute('href') ?? link?.textContent).toBe(`${SITE}/debates/room-1`);
  });

  test('names nobody', () => {
    expect(feed('One').documentElement.textContent).not.toMatch(/Ada|Marsh|Ben|Okafor/);
  });

  test('keeps a hostile motion as text, without what XML can’t hold and without direction overrides', () => {
    const document = feed(HOSTILE);
    expect(textsOf(document, `${entry} > title`)).toEqual([
      ']]></title><script>alert(1)</script> "\'&amp;  <!-- --> evil שלום {brand} \u{1F469}',
    ]);
    expect(document.querySelector('script')).toBeNull();
  });

  test('is well-formed whatever a motion is, and keeps every letter of it', () => {
    const anything = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(anything, (motion) => {
        const [title] = textsOf(feed(motion), `${entry} > title`);
        const letters = (text: string) => text.normalize('NFC').replaceAll(/[^\p{L}\p{N}]/gu, '');
        expect(letters(title ?? '')).toBe(letters(motion));
      }),
      { numRuns: 100 },
    );
  });

  test('of no debates is a feed', () => {
    expect(feed().querySelector(entry)).toBeNull();
  });

  test('knows when its reader got it: the same debates are the same text', () => {
    const one = render(feedOf([roomOf('One')], SITE, SITE + path)).body;
    expect(render(feedOf([roomOf('One')], SITE, SITE + path)).body).toBe(one);
    const changed = roomOf('One', { recordChangedAtMs: NOON_MS + 3_600_000 });
    expect(render(feedOf([changed], SITE, SITE + path)).body).not.toBe(one);
  });
});

test('RSS writes times as its readers expect them, and its own address', () => {
  const document = parsed(rssReply(feedOf([roomOf('One')], SITE, `${SITE}/open/debates.rss`)).body);
  expect(textsOf(document, 'item > pubDate')).toEqual(['Fri, 20 Nov 2026 12:00:00 GMT']);
  const ATOM = 'http://www.w3.org/2005/Atom';
  const [self] = document.getElementsByTagNameNS(ATOM, 'link');
  expect(self?.getAttribute('href')).toBe(`${SITE}/open/debates.rss`);
});

test('Atom has what RFC 4287 requires', () => {
  const german = roomOf('Eins', { language: 'de' });
  const document = parsed(atomReply(feedOf([german], SITE, `${SITE}/open/debates.atom`)).body);
  for (const name of ['id', 'title', 'updated', 'author > name'])
    expect(document.querySelector(`feed > ${name}`)?.textContent).not.toBe('');
  for (const name of ['id', 'title', 'updated'])
    expect(document.querySelector(`entry > ${name}`)?.textContent).not.toBe('');
  expect(document.querySelector('entry > title')?.getAttribute('xml:lang')).toBe('de');
  expect(textsOf(document, 'entry > updated')).toEqual(['2026-11-20T12:01:30.000Z']);
});

test('the words around a debate are in the language that was asked for', () => {
  const room = roomOf('One', { tally: FOR_GAINED });
  const summaryIn = (language: 'en' | 'de') =>
    inLanguage(language, () => feedOf([room], SITE, SITE).entries[0]?.summary);
  expect(summaryIn('en')).toMatch(/^Quick clash · Ended .+ · .+/);
  expect(summaryIn('de')).not.toBe(summaryIn('en'));
});

test('a result that too few people voted for is not in it', () => {
  const room = roomOf('One', { tally: aTally([1, 'against', 'for']) });
  expect(feedOf([room], SITE, SITE).entries[0]?.summary.split(' · ')).toHaveLength(2);
});

import { inLanguage, LANGUAGES } from '@rostrum/words';
import { DELETED_NAME, HIDDEN_LINES, type TranscriptSource } from '@rostrum/domain';
import { aMessage, BEN, FOR_GAINED, NOON_MS } from '@rostrum/domain/testing';
import { JSDOM, type Parent } from 'jsdom';
import { expect, test } from 'vitest';
import { embedReply, noEmbedReply } from './embed-page.ts';
import { aPublicDebate, HOSTILE, SITE } from './testing/a-public-debate.ts';

const PAGE = `${SITE}/debates/room-1`;
const replyFor = (source: TranscriptSource, isWhole = true) =>
  embedReply({ source, isWhole, isFindable: false, site: SITE });
const pageFor = (source: TranscriptSource, isWhole?: boolean) =>
  new JSDOM(replyFor(source, isWhole).body).window.document;
const texts = (root: Parent, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());

test('shows motion, day, ending, both sides, and the steps with sides and times', () => {
  const page = pageFor(aPublicDebate());
  expect(texts(page, 'h1')).toEqual(['This house would make public transport free']);
  expect(texts(page, 'header > p')).toEqual([
    'Rostrum · 20 November 2026 · Ended early by agreement of both sides',
  ]);
  expect(texts(page, 'dl > div')).toEqual(['ForAda Marsh', 'AgainstBen Okafor']);
  expect(texts(page, 'h2')).toEqual(['1 of 2: Opening, For', '2 of 2: Opening, Against']);
  expect(texts(page, 'li .who')).toEqual(['Ada Marsh For 0:10', 'Moderator 1:00', 'Ben Okafor Against 1:05']);
  expect(texts(page, 'blockquote')).toEqual(['Ada Marsh: Free buses']);
});

test('is moved along by radio buttons alone: one step shows, and each says which', () => {
  const page = pageFor(aPublicDebate());
  const steps = [...page.querySelectorAll('fieldset input')];
  expect(steps.map(({ type, name, checked, ariaLabel, id }) => [type, name, checked, ariaLabel, id])).toEqual(
    [
      ['radio', 'step', true, '1 of 2: Opening, For', 'step-1'],
      ['radio', 'step', false, '2 of 2: Opening, Against', 'step-2'],
    ],
  );
  expect([...page.querySelectorAll('label')].map((label) => [label.htmlFor, label.textContent])).toEqual([
    ['step-2', 'Next step'],
    ['step-1', 'Previous step'],
  ]);
});

/** Elements and attributes that could run, load or send something. */
const ACTIVE =
  'script, iframe, object, embed, img, form, base, meta[http-equiv], link:not([rel="canonical"])';

test('people’s words stay text, wherever they are', () => {
  const hostile = aPublicDebate(HOSTILE, { motion: HOSTILE });
  const { room, messages } = hostile;
  const people = Object.fromEntries(
    Object.keys(room.people).map((uid) => [uid, { displayName: HOSTILE, photoURL: 'javascript:alert(1)' }]),
  );
  const quote = { messageId: 'm1', authorName: HOSTILE, text: HOSTILE };
  const page = pageFor({
    ...hostile,
    room: { ...room, people },
    messages: messages.map((message) => ({ ...message, authorName: HOSTILE, text: HOSTILE, quote })),
    interventions: hostile.interventions.map((act) => ({ ...act, says: HOSTILE, quote: HOSTILE })),
  });
  expect(page.querySelectorAll(ACTIVE)).toHaveLength(0);
  const names = [...page.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
  expect(names.filter((name) => name.startsWith('on') || name === 'style')).toEqual([]);
  const shown = [...texts(page, 'h1'), ...texts(page, '.words'), ...texts(page, 'bdi')];
  expect(shown.length).toBeGreaterThan(8);
  for (const text of shown) {
    expect(text).toContain(']]></title><script>alert(1)</script> "\'&amp; ');
    expect(text).toContain('שלום {brand} \u{1F469}');
  }
  for (const element of page.querySelectorAll('h1, .words, blockquote'))
    expect(element.getAttribute('dir')).toBe('auto');
});

test('every link opens a new window and hands nothing over', () => {
  const links = [...pageFor(aPublicDebate()).querySelectorAll('a')];
  expect(links.map(({ href, target, rel }) => [href, target, rel])).toEqual([
    [PAGE, '_blank', 'noopener'],
    [PAGE, '_blank', 'noopener'],
  ]);
});

test('hidden words keep their place, and a deleted person has no name', () => {
  const hidden = { by: 'house', atMs: 1, decisionId: 'd1', characters: 9 } as const;
  const debate = aPublicDebate(HIDDEN_LINES.house);
  const [first, second] = debate.messages;
  const messages = [first!, { ...second!, hidden, authorName: DELETED_NAME }];
  const page = inLanguage('de', () => pageFor({ ...debate, messages }));
  expect(texts(page, '.hidden')).toHaveLength(1);
  expect(texts(page, '.hidden')[0]).not.toBe(HIDDEN_LINES.house);
  expect(texts(page, 'li.against .who bdi')[0]).not.toBe(DELETED_NAME);
});

test('held messages and private notes are not in it', () => {
  const debate = aPublicDebate();
  const held = {
    ...aMessage({ state: 'held', text: 'Held words', createdAtMs: NOON_MS + 70_000 }),
    id: 'm3',
  };
  const note = { ...debate.interventions[0]!, id: 'note', to: BEN, says: 'Only for Ben' };
  const page = pageFor({
    ...debate,
    messages: [...debate.messages, held],
    interventions: [...debate.interventions, note],
  });
  expect(page.body.textContent).not.toMatch(/Held words|Only for Ben/);
});

test('a debate in Arabic says so, and the words of the page stay in their own language', () => {
  const page = pageFor(aPublicDebate('الحافلات المجانية', { language: 'ar' }));
  expect(page.documentElement.lang).toBe('en');
  expect([...page.querySelectorAll('[lang="ar"]')].map(({ localName }) => localName)).toEqual([
    'h1',
    'div',
    'div',
  ]);
  expect(pageFor(aPublicDebate('x', { language: 'und' })).querySelectorAll('[lang]')).toHaveLength(1);
});

test('the audience’s votes are said', () => {
  const page = pageFor(aPublicDebate('x', { tally: FOR_GAINED }));
  expect(texts(page, 'header > p')).toContain('For gained 20 points; 6 people changed their minds.');
});

test('a debate that is longer than a frame says so, one in which nobody spoke too', () => {
  const debate = aPublicDebate();
  expect(pageFor(debate, false).body.textContent).toContain('too long to show here');
  expect(pageFor(debate).body.textContent).not.toContain('longer than');
  const silent = pageFor({ ...debate, messages: [], interventions: [] });
  expect(texts(silent, 'main > p')).toContain('No one spoke in this debate.');
});

test.each(LANGUAGES)('it is whole in %s', (language) => {
  const page = inLanguage(language, () => pageFor(aPublicDebate()));
  expect(page.documentElement.lang).toBe(language);
  expect(texts(page, 'h2')).toHaveLength(2);
});

test('no debate is a page without one', () => {
  const { status, body } = noEmbedReply(SITE);
  const page = new JSDOM(body).window.document;
  expect([status, ...texts(page, 'h1')]).toEqual([404, 'There’s no public debate here']);
  expect(page.querySelectorAll(ACTIVE)).toHaveLength(0);
});

import type { Reply } from './reply.ts';
import type { Feed } from './feed.ts';
import { around, element, xmlDocument } from './xml.ts';

/** RSS 2.0, with the elements of Atom that it lacks. */
export function rssReply(feed: Feed): Reply {
  const channel = [
    element('title', {}, feed.title),
    element('link', {}, feed.site),
    element('description', {}, feed.about),
    element('language', {}, feed.language),
    element('atom:link', { href: feed.self, rel: 'self', type: 'application/rss+xml' }),
    element('lastBuildDate', {}, rfc822(feed.updatedAtMs)),
    ...feed.entries.map(({ title, link, summary, startedAtMs, updatedAtMs }) =>
      around('item', {}, [
        element('title', {}, title),
        element('link', {}, link),
        element('guid', { isPermaLink: 'true' }, link),
        element('pubDate', {}, rfc822(startedAtMs)),
        element('atom:updated', {}, new Date(updatedAtMs).toISOString()),
        element('description', {}, summary),
      ]),
    ),
  ];
  const rss = around('rss', { version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom' }, [
    around('channel', {}, channel),
  ]);
  return {
    status: 200,
    type: 'application/rss+xml; charset=utf-8',
    body: xmlDocument(rss),
    keeps: 'as usual',
  };
}

/** As RSS writes times: `Fri, 20 Nov 2026 12:00:00 GMT`. */
const rfc822 = (atMs: number) => new Date(atMs).toUTCString();

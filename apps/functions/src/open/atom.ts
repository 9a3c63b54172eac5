import { BRAND } from '@rostrum/domain';
import type { Reply } from './reply.ts';
import type { Feed } from './feed.ts';
import { around, element, xmlDocument } from './xml.ts';

/** Atom, RFC 4287. */
export function atomReply(feed: Feed): Reply {
  const root = around('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language }, [
    element('title', {}, feed.title),
    element('subtitle', {}, feed.about),
    element('id', {}, feed.self),
    element('link', { href: feed.self, rel: 'self', type: 'application/atom+xml' }),
    element('link', { href: feed.site, rel: 'alternate', type: 'text/html' }),
    element('updated', {}, iso(feed.updatedAtMs)),
    around('author', {}, [element('name', {}, BRAND)]),
    ...feed.entries.map(({ title, language, link, summary, startedAtMs, updatedAtMs }) =>
      around('entry', {}, [
        element('title', { 'xml:lang': language }, title),
        element('id', {}, link),
        element('link', { href: link, rel: 'alternate', type: 'text/html' }),
        element('published', {}, iso(startedAtMs)),
        element('updated', {}, iso(updatedAtMs)),
        element('summary', {}, summary),
      ]),
    ),
  ]);
  return {
    status: 200,
    type: 'application/atom+xml; charset=utf-8',
    body: xmlDocument(root),
    keeps: 'as usual',
  };
}

const iso = (atMs: number) => new Date(atMs).toISOString();

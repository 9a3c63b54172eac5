/*
 * What is open to other programs and pages, by its address: docs/open.md. Everything here is public anyway. The web client and the
 * functions both build these addresses, so they are pure strings.
 */

/** The feeds of finished public debates. */
export const RSS_PATH = '/open/debates.rss';
export const ATOM_PATH = '/open/debates.atom';
/** The JSON Schema of `recordPath`. */
export const SCHEMA_PATH = '/open/schema.json';
export const OEMBED_PATH = '/oembed';

/** One finished public debate as JSON. */
export const recordPath = (roomId: string) => `/open/debates/${encodeURIComponent(roomId)}.json`;
/** The same as a page for the frames of others. */
export const embedPath = (roomId: string) => `/embed/${encodeURIComponent(roomId)}`;
/** Its own page, which search engines may list. */
export const debatePath = (roomId: string) => `/debates/${encodeURIComponent(roomId)}`;

/** What oEmbed knows of a debate's page. */
export const oEmbedPath = (pageUrl: string) =>
  `${OEMBED_PATH}?${new URLSearchParams({ url: pageUrl, format: 'json' }).toString()}`;

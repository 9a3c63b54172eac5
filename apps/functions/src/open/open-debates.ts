import { FUNCTION_LIMITS, renderTranscriptJson, spokenIn } from '@rostrum/domain';
import { ATOM_PATH, debatePath, RSS_PATH } from '@rostrum/domain/open';
import { FIRST_LANGUAGE, inLanguage } from '@rostrum/words';
import type { Firestore } from 'firebase-admin/firestore';
import { onRequest, type Request } from 'firebase-functions/v2/https';
import { database } from '../admin.ts';
import { webOrigins } from '../auth/clerk-settings.ts';
import { takeLimits, triesTold } from '../entrance/take-limits.ts';
import { JSON_TYPE, refusal, sentOf, type Reply } from './reply.ts';
import { atomReply } from './atom.ts';
import { embedReply, noEmbedReply } from './embed-page.ts';
import { feedOf } from './feed.ts';
import { askedOf, oEmbedReply } from './oembed.ts';
import { readListed, readProceedings, readPublicRecord, readPublicRoom } from './read-public.ts';
import { routeOf, type Route } from './route.ts';
import { rssReply } from './rss.ts';
import { schemaReply } from './schema.ts';

/** Messages of one debate, and as many acts: more are in no frame, and no program gets a debate with more at once. */
const EMBED_MOST = 400;
const RECORD_MOST = 10_000;

/**
 * Finished public debates for other programs and pages: feeds, JSON, oEmbed and a page for frames (docs/open.md). It answers visitors
 * with what they can read anyway. The hosting keeps copies, so few requests come here.
 */
export const openDebates = onRequest({ maxInstances: 3, concurrency: 20 }, async (request, response) => {
  const reply = await replyTo(request);
  await triesTold();
  const { status, headers, body } = sentOf(reply, request.get('if-none-match'));
  response.status(status).set(headers).send(body);
});

async function replyTo({ method, url, rawBody }: Request): Promise<Reply> {
  if (method === 'OPTIONS') return PREFLIGHT;
  if (method !== 'GET' && method !== 'HEAD')
    return { ...refusal(405, 'only-get'), headers: { Allow: ALLOWED } };
  if ((rawBody?.length ?? 0) > 0) return refusal(413, 'no-body', 'never');
  return replyAt(database(), routeOf(url), webOrigins());
}

const ALLOWED = 'GET, HEAD, OPTIONS';
const PREFLIGHT: Reply = {
  status: 204,
  type: JSON_TYPE,
  body: '',
  keeps: 'as usual',
  headers: { 'Access-Control-Allow-Methods': ALLOWED, 'Access-Control-Allow-Headers': 'If-None-Match' },
};

/** The answer to an address. `origins`: those that the product is served from; links lead to the first. */
async function replyAt(db: Firestore, route: Route, origins: readonly string[]): Promise<Reply> {
  const site = origins[0] ?? '';
  switch (route.at) {
    case 'tooLong':
      return refusal(414, 'address-too-long');
    case 'moved':
      return { ...refusal(301, 'moved', 'as usual'), headers: { Location: route.to } };
    case 'nothing':
      return nothingAt(route.of, site);
    case 'schema':
      return schemaReply(site);
    case 'rss':
    case 'atom':
      return (await isTooMany('openDebates')) ? TOO_MANY : feedReply(db, route, site);
    case 'oembed': {
      const asked = askedOf(route.query, origins);
      if (!asked.ok) return asked.reply;
      if (await isTooMany('openDebates')) return TOO_MANY;
      const found = await readPublicRoom(db, asked.roomId);
      return found ? oEmbedReply(found.room, site, asked) : nothingAt('data', site);
    }
    case 'record':
    case 'embed':
      return (await isTooMany('openDebates')) ? TOO_MANY : debateReply(db, route, site);
  }
}

const nothingAt = (of: 'embed' | 'data', site: string) =>
  of === 'embed' ? noEmbedReply(site) : refusal(404, 'not-found');

const TOO_MANY = { ...refusal(429, 'too-many', 'never'), headers: { 'Retry-After': '60' } };

/** The hosting hides addresses, so everybody shares a budget. */
async function isTooMany(row: 'openDebates' | 'openRecords'): Promise<boolean> {
  return !(await takeLimits(row, FUNCTION_LIMITS[row], {}, Date.now())).ok;
}

async function feedReply(
  db: Firestore,
  { at, language = FIRST_LANGUAGE }: Extract<Route, { at: 'rss' | 'atom' }>,
  site: string,
): Promise<Reply> {
  const rooms = await readListed(db);
  const path = at === 'rss' ? RSS_PATH : ATOM_PATH;
  const self = `${site}${path}${language === FIRST_LANGUAGE ? '' : `?lang=${language}`}`;
  const feed = inLanguage(language, () => feedOf(rooms, site, self));
  return at === 'rss' ? rssReply(feed) : atomReply(feed);
}

async function debateReply(
  db: Firestore,
  { at, roomId, language }: Extract<Route, { at: 'record' | 'embed' }>,
  site: string,
): Promise<Reply> {
  const isFrame = at === 'embed';
  const found = await readPublicRoom(db, roomId);
  if (!found)
    return inLanguage(language ?? FIRST_LANGUAGE, () => nothingAt(isFrame ? 'embed' : 'data', site));
  if (await isTooMany('openRecords')) return TOO_MANY;
  const { room, isFindable } = found;
  const { source, isWhole } = await readPublicRecord(db, room, isFrame ? EMBED_MOST : RECORD_MOST);
  const spoken = language ?? spokenIn(room);
  if (isFrame) return inLanguage(spoken, () => embedReply({ source, isWhole, isFindable, site }));
  if (!isWhole) return refusal(413, 'too-long');
  const proceedings = await readProceedings(db, room, source.messages, RECORD_MOST);
  const whole = { ...source, ...proceedings, link: `${site}${debatePath(roomId)}` };
  const body = inLanguage(spoken, () => renderTranscriptJson(whole));
  return { status: 200, type: JSON_TYPE, body, keeps: 'as usual', isFindable };
}

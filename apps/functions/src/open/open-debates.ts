import { FUNCTION_LIMITS, renderTranscriptJson, spokenIn } from '@rostrum/domain';
import { ATOM_PATH, debatePath, RSS_PATH } from '@rostrum/domain/open';
import { FIRST_LANGUAGE, inLanguage } from '@rostrum/words';
import type { Firestore } from 'firebase-admin/firestore';
import type { Request } from 'firebase-functions/v2/https';
import { database } from '../admin.ts';
import { webOrigins } from '../auth/clerk-settings.ts';
import { takeLimits } from '../entrance/take-limits.ts';
import { bodyOf, plainRequest } from '../plain-request.ts';
import { JSON_TYPE, refusal, sentOf, type Reply } from './reply.ts';
import { atomReply } from './atom.ts';
import { embedReply, noEmbedReply, waitEmbedReply } from './embed-page.ts';
import { feedOf } from './feed.ts';
import { LISTED_FRESH_MS, listedRooms } from './listed-rooms.ts';
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
export const openDebates = plainRequest(
  'openDebates',
  { maxInstances: 3, concurrency: 20 },
  async (request) => sentOf(await replyTo(request), request.get('if-none-match')),
);

async function replyTo(request: Request): Promise<Reply> {
  const { method, url } = request;
  if (method === 'OPTIONS') return PREFLIGHT;
  if (method !== 'GET' && method !== 'HEAD')
    return { ...refusal(405, 'only-get'), headers: { Allow: ALLOWED } };
  if (bodyOf(request).length > 0) return refusal(413, 'no-body', 'never');
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
      return (await isTooMany('openDebates')) ? TOO_MANY : feedReply(route, site);
    case 'oembed': {
      const asked = askedOf(route.query, origins);
      if (!asked.ok) return asked.reply;
      if (await isTooMany('openDebates')) return TOO_MANY;
      const found = await readPublicRoom(db, asked.roomId);
      return found ? oEmbedReply(found.room, site, asked) : nothingAt('data', site);
    }
    case 'record':
    case 'embed':
      return (await isTooMany('openDebates')) ? tooManyFor(route, site) : debateReply(db, route, site);
  }
}

const nothingAt = (of: 'embed' | 'data', site: string) =>
  of === 'embed' ? noEmbedReply(site) : refusal(404, 'not-found');

const TOO_MANY = { ...refusal(429, 'too-many', 'never'), headers: { 'Retry-After': '60' } };

type DebateRoute = Extract<Route, { at: 'record' | 'embed' }>;

/** The same for a frame, in words that people can read. */
const tooManyFor = ({ at, language }: DebateRoute, site: string): Reply =>
  at === 'record'
    ? TOO_MANY
    : { ...inLanguage(language ?? FIRST_LANGUAGE, () => waitEmbedReply(site)), headers: TOO_MANY.headers };

/** The hosting hides addresses, so everybody shares a budget. */
async function isTooMany(row: 'openDebates' | 'openRecords'): Promise<boolean> {
  return !(await takeLimits(row, FUNCTION_LIMITS[row], {}, Date.now())).ok;
}

/** The emulators have no hosting whose copies are a minute old. */
const listed = listedRooms(
  () => readListed(database()),
  Date.now,
  process.env['FUNCTIONS_EMULATOR'] === 'true' ? 0 : LISTED_FRESH_MS,
);

async function feedReply(
  { at, language = FIRST_LANGUAGE }: Extract<Route, { at: 'rss' | 'atom' }>,
  site: string,
): Promise<Reply> {
  const rooms = await listed();
  const path = at === 'rss' ? RSS_PATH : ATOM_PATH;
  const self = `${site}${path}${language === FIRST_LANGUAGE ? '' : `?lang=${language}`}`;
  const feed = inLanguage(language, () => feedOf(rooms, site, self));
  return at === 'rss' ? rssReply(feed) : atomReply(feed);
}

async function debateReply(db: Firestore, route: DebateRoute, site: string): Promise<Reply> {
  const { at, roomId, language } = route;
  const isFrame = at === 'embed';
  const found = await readPublicRoom(db, roomId);
  if (!found)
    return inLanguage(language ?? FIRST_LANGUAGE, () => nothingAt(isFrame ? 'embed' : 'data', site));
  if (await isTooMany('openRecords')) return tooManyFor(route, site);
  const { room, isFindable } = found;
  const { source, isWhole } = await readPublicRecord(db, room, isFrame ? EMBED_MOST : RECORD_MOST);
  const spoken = language ?? spokenIn(room);
  if (isFrame) return inLanguage(spoken, () => embedReply({ source, isWhole, isFindable, site }));
  const proceedings = isWhole && (await readProceedings(db, room, source.messages, RECORD_MOST));
  if (!proceedings) return refusal(413, 'too-long');
  const whole = { ...source, ...proceedings, link: `${site}${debatePath(roomId)}` };
  const body = inLanguage(spoken, () => renderTranscriptJson(whole));
  return { status: 200, type: JSON_TYPE, body, keeps: 'as usual', isFindable };
}

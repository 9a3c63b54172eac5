import { BRAND, roomIdSchema, tidyLine, type Room } from '@rostrum/domain';
import { CACHE_AGE_SECONDS, embedCode, EMBED_SIZE } from '@rostrum/domain/open';
import { JSON_TYPE, refusal, type Reply } from './reply.ts';

/** The frame that a consumer of oEmbed asks for, or the reply that says why it gets none. */
type EmbedWish = { ok: true; roomId: string; width: number; height: number } | { ok: false; reply: Reply };

const PAGE = /^\/(?:debates|embed)\/([^/]+)\/?$/;

/** Reads a request by the oEmbed specification, 1.0. `origins`: those that the product is served from. */
export function askedOf(query: URLSearchParams, origins: readonly string[]): EmbedWish {
  const format = query.get('format') ?? 'json';
  if (format !== 'json') return refused(501, 'only-json');
  const width = sizeOf(query.get('maxwidth'), EMBED_SIZE.width);
  const height = sizeOf(query.get('maxheight'), EMBED_SIZE.height);
  if (width === undefined || height === undefined) return refused(400, 'wrong-size');
  const url = URL.parse(query.get('url') ?? '');
  if (!url) return refused(400, 'wrong-url');
  const roomId = roomIdSchema.safeParse(PAGE.exec(url.pathname)?.[1]);
  if (!origins.includes(url.origin) || !roomId.success) return refused(404, 'not-found');
  return { ok: true, roomId: roomId.data, width, height };
}

const refused = (status: number, error: string): EmbedWish => ({ ok: false, reply: refusal(status, error) });

/** The smaller of our size and theirs; undefined if theirs is no number of pixels. */
function sizeOf(most: string | null, ours: number): number | undefined {
  if (most === null) return ours;
  return /^[1-9]\d{0,8}$/.test(most) ? Math.min(ours, Number(most)) : undefined;
}

/** It names the motion and nobody: consumers keep it, and nobody can take it back. */
export function oEmbedReply(
  room: Room,
  site: string,
  { width, height }: { width: number; height: number },
): Reply {
  const title = tidyLine(room.motion);
  const content = {
    type: 'rich',
    version: '1.0',
    title,
    provider_name: BRAND,
    provider_url: `${site}/`,
    cache_age: CACHE_AGE_SECONDS,
    html: embedCode({ site, roomId: room.id, title, width, height }),
    width,
    height,
  };
  return { status: 200, type: JSON_TYPE, body: `${JSON.stringify(content)}\n`, keeps: 'as usual' };
}

import { createHash } from 'node:crypto';
import { DATA_HEADERS, EMBED_HEADERS, NOTHING_CACHE, OPEN_CACHE } from '@rostrum/domain/open';

/** What an address answers. */
export type Reply = {
  status: number;
  type: string;
  body: string;
  /** How long others may keep copies; a refusal that is over soon is kept by nobody. */
  keeps: 'as usual' | 'briefly' | 'never';
  /** Whether search engines may list it; everything that is no debate is for programs alone. */
  isFindable?: boolean;
  headers?: Readonly<Record<string, string>>;
};

export const JSON_TYPE = 'application/json; charset=utf-8';
export const HTML_TYPE = 'text/html; charset=utf-8';

/** A refusal to a program: what is wrong, as a word. */
export function refusal(status: number, error: string, keeps: Reply['keeps'] = 'briefly'): Reply {
  return { status, type: JSON_TYPE, body: `${JSON.stringify({ error })}\n`, keeps };
}

const KEEPS: Readonly<Record<Reply['keeps'], string>> = {
  'as usual': OPEN_CACHE,
  briefly: NOTHING_CACHE,
  never: 'no-store',
};

type SentReply = { status: number; headers: Record<string, string>; body: string };

/** The response to a request. `ifNoneMatch`: the copies that its sender has. */
export function sentOf(reply: Reply, ifNoneMatch: string | undefined): SentReply {
  const isPage = reply.type === HTML_TYPE;
  const headers: Record<string, string> = {
    ...(isPage ? EMBED_HEADERS : DATA_HEADERS),
    'Content-Type': reply.type,
    'Cache-Control': KEEPS[reply.keeps],
    'X-Content-Type-Options': 'nosniff',
    ...(reply.isFindable !== true && { 'X-Robots-Tag': 'noindex' }),
    ...reply.headers,
  };
  if (reply.status !== 200) return { status: reply.status, headers, body: reply.body };
  const tag = `"${createHash('sha256').update(reply.body).digest('base64url').slice(0, 27)}"`;
  headers['ETag'] = tag;
  return hasCopy(ifNoneMatch, tag)
    ? { status: 304, headers, body: '' }
    : { status: 200, headers, body: reply.body };
}

/** Whether `If-None-Match` names the tag; an edge that compresses marks it as weak. */
function hasCopy(ifNoneMatch: string | undefined, tag: string): boolean {
  const named = ifNoneMatch?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? [];
  return named.includes(tag) || named.includes('*');
}

import { createHash } from 'node:crypto';
import { DATA_HEADERS, EMBED_HEADERS, NOTHING_CACHE, OPEN_CACHE } from '@rostrum/domain/open';

/** What an address answers. */
export type Answer = {
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
export function refusal(status: number, error: string, keeps: Answer['keeps'] = 'briefly'): Answer {
  return { status, type: JSON_TYPE, body: `${JSON.stringify({ error })}\n`, keeps };
}

const KEEPS: Readonly<Record<Answer['keeps'], string>> = {
  'as usual': OPEN_CACHE,
  briefly: NOTHING_CACHE,
  never: 'no-store',
};

export type Sent = { status: number; headers: Record<string, string>; body: string };

/** The response to a request. `ifNoneMatch`: the copies that its sender has. */
export function sentOf(answer: Answer, ifNoneMatch: string | undefined): Sent {
  const isPage = answer.type === HTML_TYPE;
  const headers: Record<string, string> = {
    ...(isPage ? EMBED_HEADERS : DATA_HEADERS),
    'Content-Type': answer.type,
    'Cache-Control': KEEPS[answer.keeps],
    'X-Content-Type-Options': 'nosniff',
    ...(answer.isFindable !== true && { 'X-Robots-Tag': 'noindex' }),
    ...answer.headers,
  };
  if (answer.status !== 200) return { status: answer.status, headers, body: answer.body };
  const tag = `"${createHash('sha256').update(answer.body).digest('base64url').slice(0, 27)}"`;
  headers['ETag'] = tag;
  return hasCopy(ifNoneMatch, tag)
    ? { status: 304, headers, body: '' }
    : { status: 200, headers, body: answer.body };
}

/** Whether `If-None-Match` names the tag; an edge that compresses marks it as weak. */
function hasCopy(ifNoneMatch: string | undefined, tag: string): boolean {
  const named = ifNoneMatch?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? [];
  return named.includes(tag) || named.includes('*');
}

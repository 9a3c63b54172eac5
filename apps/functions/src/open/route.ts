import { roomIdSchema } from '@rostrum/domain';
import { ATOM_PATH, OEMBED_PATH, RSS_PATH, SCHEMA_PATH } from '@rostrum/domain/open';
import { LANGUAGES, type Language } from '@rostrum/words';
import * as z from 'zod/mini';

/** What a request asks for. `language`: that of our own words, if it names one. */
export type Route =
  | { at: 'rss' | 'atom'; language: Language | undefined }
  | { at: 'schema' }
  | { at: 'record' | 'embed'; roomId: string; language: Language | undefined }
  | { at: 'oembed'; query: URLSearchParams }
  /** The same address without parts that it does not know: every spelling would have its own copy at the edge. */
  | { at: 'moved'; to: string }
  | { at: 'nothing'; of: 'embed' | 'data' }
  | { at: 'tooLong' };

/** UTF-16 units of an address. */
const ADDRESS_MOST = 2_048;
const RECORD = /^\/open\/debates\/([^/]+)\.json$/;
const EMBED = /^\/embed\/([^/]+)$/;
const languageSchema = z.enum(LANGUAGES);

/** Reads an address, its query included. */
export function routeOf(address: string): Route {
  if (address.length > ADDRESS_MOST) return { at: 'tooLong' };
  const [path = '', search = ''] = splitOnce(address, '?');
  const query = new URLSearchParams(search);
  if (path === OEMBED_PATH) return { at: 'oembed', query };
  const language = languageSchema.safeParse(query.get('lang')).data;
  const found = withLanguage(path, language);
  const canonical = language && found.at !== 'schema' ? `lang=${language}` : '';
  if (found.at !== 'nothing' && search !== canonical) {
    return { at: 'moved', to: canonical ? `${path}?${canonical}` : path };
  }
  return found;
}

function withLanguage(path: string, language: Language | undefined): Route {
  if (path === RSS_PATH) return { at: 'rss', language };
  if (path === ATOM_PATH) return { at: 'atom', language };
  if (path === SCHEMA_PATH) return { at: 'schema' };
  const record = roomIdSchema.safeParse(RECORD.exec(path)?.[1]);
  if (record.success) return { at: 'record', roomId: record.data, language };
  const embed = roomIdSchema.safeParse(EMBED.exec(path)?.[1]);
  if (embed.success) return { at: 'embed', roomId: embed.data, language };
  return { at: 'nothing', of: path.startsWith('/embed/') ? 'embed' : 'data' };
}

function splitOnce(text: string, sign: string): string[] {
  const at = text.indexOf(sign);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

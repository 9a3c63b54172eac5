import * as m from '@rostrum/words/format-abouts';
import { BRAND } from '../../brand.ts';
import type { Format } from '../format.ts';
import { wordKey } from './word-key.ts';

export function formatSummary({ id, summary }: Pick<Format, 'id' | 'summary'>): string {
  return m.summary({ format: wordKey(id) }) || summary;
}

/** The origin of a format's order and lengths: ours, where nothing else is known. */
export function formatSource({ id, source }: Pick<Format, 'id' | 'source'>): string {
  return m.source({ format: wordKey(id) }) || source || BRAND;
}

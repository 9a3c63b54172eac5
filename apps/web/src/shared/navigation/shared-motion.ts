import { hasWords, LIMITS, tidyLine, trimText } from '@rostrum/domain';
import { PATHS, startDebateUrl } from './paths.ts';

/** A link in a shared text; what a motion is about is in the words around it. */
const LINK = /\bhttps?:\/\/\S+/gi;
/** Quotation marks around the whole, as some apps put them. */
const QUOTED = /^["'“„«‘](.*)["'”“»’]$/u;

/**
 * Where a text that another app shares leads: to the form for a debate, with its words as the draft of a motion. A selected text
 * counts before the title of its page. Nothing is sent from there without a press.
 */
export function sharedMotionUrl(shared: URLSearchParams): string {
  const motion = [shared.get('text'), shared.get('title')].map(asMotion).find(hasWords);
  return motion === undefined ? PATHS.startDebate : startDebateUrl({ motion });
}

function asMotion(text: string | null): string {
  const line = tidyLine((text ?? '').replace(LINK, ' '));
  return trimText(line.replace(QUOTED, '$1'), LIMITS.motionMaxLength).kept;
}

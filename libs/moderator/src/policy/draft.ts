import { hasActed, type Decision } from './decision.ts';
import type { PolicyEventOf } from './event.ts';
import type { Found, MessageLook } from './look.ts';
import { HINTS, HINTS_WHILE_PAUSED } from './registered-rules.ts';
import { settle } from './settle.ts';

/**
 * The lowest rung: only the writer learns what the moderator would do with an unsent draft. It restricts and stores
 * nothing; `holds` means that the message would be held.
 */
export function hintAtDraft(look: MessageLook, { risks }: PolicyEventOf<'drafted'>): Decision[] {
  const rules = look.room.debate.moderatorPaused ? HINTS_WHILE_PAUSED : HINTS;
  const [first] = rules.flatMap((rule) =>
    rule(look, risks)
      .slice(0, 1)
      .filter(({ ways }) => ways.length > 0),
  );
  if (!first) return [];
  const wouldHold = first.ways[0]?.effects?.some(({ type }) => type === 'hold' || type === 'hide') ?? false;
  const { decisions } = settle(look, [asHint(first)]);
  return decisions.filter(hasActed).map((hint) => ({ ...hint, holds: wouldHold }));
}

function asHint(found: Found): Found {
  const [way] = found.ways;
  if (!way) return found;
  const { to, says, quote = null, offers = [] } = way;
  return { ...found, ways: [{ reach: 'always', to, level: 0, says, quote, offers }] };
}

import type { Side } from '@rostrum/domain';
import * as m from '@rostrum/words/moderator-policy';
import type { PolicyEventOf, SummaryLine } from '../event.ts';
import type { Found } from '../look.ts';
import type { RegistrationOn } from '../registration.ts';
import { because } from '../why.ts';
import { cutQuote, fromCounts } from '../words.ts';

/** The maximum difference in characters between the two sides of a summary. */
const EVEN = 40;

export const SUMMARY: RegistrationOn<'summaryDue'> = {
  on: 'summaryDue',
  rule: summary,
};

/** Both sides' words, literally and at equal length; each line names its message. */
function summary({ key, by, lines }: PolicyEventOf<'summaryDue'>): Found[] {
  const { for: one, against: other } = evenLines(lines);
  const links = [...one, ...other].map(({ messageId, quote }) => ({
    label: m.quoted({ words: quote }),
    value: messageId,
  }));
  const reason = because(by === null ? m.phaseEnded() : m.somebodyAsked());
  return [
    {
      act: 'summary',
      key,
      messageId: null,
      side: null,
      rule: null,
      ...fromCounts(reason, ...links),
      because: 'one side has said nothing that could be summed up',
      once: true,
      ways:
        one.length > 0
          ? [
              {
                reach: 'public',
                to: 'all',
                level: null,
                says: m.summary({ forLines: inQuotes(one), againstLines: inQuotes(other) }),
              },
            ]
          : [],
    },
  ];
}

/** Equally many lines of each side, and about equally many characters: the longer side loses lines, then words. */
function evenLines(lines: Record<Side, readonly SummaryLine[]>): Record<Side, SummaryLine[]> {
  const count = Math.min(lines.for.length, lines.against.length);
  const [one, other] = [lines.for, lines.against].map((all) =>
    all.slice(0, count).map(({ messageId, quote }) => ({ messageId, quote: cutQuote(quote) })),
  );
  if (!one || !other) return { for: [], against: [] };
  const most = Math.min(lengthOf(one), lengthOf(other)) + EVEN;
  return { for: cutTo(one, most), against: cutTo(other, most) };
}

/** The longest line gives way first, a word at a time. */
function cutTo(lines: readonly SummaryLine[], most: number): SummaryLine[] {
  const cut = [...lines];
  while (lengthOf(cut) > most) {
    const longest = cut.reduce(
      (best, line, index) => (line.quote.length > (cut[best]?.quote.length ?? 0) ? index : best),
      0,
    );
    const line = cut[longest];
    const shorter = line?.quote.replace(/…$/, '').replace(/\s*\S+$/, '') ?? '';
    if (!line || shorter === '') break;
    cut[longest] = { ...line, quote: `${shorter}…` };
  }
  return cut;
}

function lengthOf(lines: readonly SummaryLine[]): number {
  return lines.reduce((sum, { quote }) => sum + quote.length, 0);
}

function inQuotes(lines: readonly SummaryLine[]): string {
  return lines.map(({ quote }) => m.quoted({ words: quote })).join(' ');
}

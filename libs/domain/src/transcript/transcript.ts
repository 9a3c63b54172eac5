import { formatNumber } from '@rostrum/words';
import * as m from '@rostrum/words/record-words';
import { BRAND } from '../brand.ts';
import { isOpponent } from '../debate/opponent.ts';
import { stepName } from '../debate/formats/format-words.ts';
import { teamOf } from '../debate/team-words.ts';
import type { Intervention } from '../documents/intervention.ts';
import type { Message } from '../documents/message.ts';
import { restatedWords } from '../floor/restated-words.ts';
import { ledgerWord } from '../moderation/intervention-words.ts';
import type { Room } from '../documents/room.ts';
import { sectionsOf, withoutBells, type FloorEntry } from './floor-sections.ts';
import { escapeBlock, escapeLine, markdownTable } from './markdown.ts';
import { decisionParts } from './decision-parts.ts';
import { onRecord, type TranscriptSource } from './on-record.ts';
import { proceedingsOf } from './proceedings.ts';
import { recordHeading } from './record-heading.ts';
import { sharesOf } from './shares.ts';
import { answerWords, countWords, keptBackWords, lateWords, swingWords } from './vote-words.ts';
import { benchWords, MESSAGE_WORDS, personName, relativeTime, sideWord } from './words.ts';

/**
 * A whole debate as Markdown: motion, people, every step with its messages and the moderator's public acts, the
 * votes, the speaking shares, and the moderator's ledger. Times count from the start of the first step. Held,
 * withdrawn or private content never enters it.
 */
export function renderTranscript(source: TranscriptSource): string {
  const { room } = source;
  const { messages, acts } = onRecord(source);
  const parts = [
    `# ${escapeLine(room.motion)}`,
    recordHeading(room, source.link),
    ...sectionsOf(room.debate.format.steps, messages, withoutBells(acts)).flatMap(
      ({ stepIndex, step, entries }) => [
        `## ${stepIndex + 1}. ${escapeLine(step ? stepName(room.debate.format, step) : m.step())}`,
        ...entries.map((entry) => renderEntry(entry, room)),
      ],
    ),
    ...decisionParts(room, source.decision),
    ...votes(room),
    ...proceedings(source),
    `## ${m.sharesTitle()}`,
    shares(room),
    `## ${m.ledgerTitle()}`,
    ledger(room),
    m.keptBy({ brand: BRAND }),
  ];
  return `${parts.join('\n\n')}\n`;
}

function renderEntry(entry: FloorEntry, room: Room): string {
  const time = relativeTime(entry.atMs, room.startedAtMs);
  return entry.type === 'act'
    ? renderAct(entry.act, time)
    : renderMessage(entry.message, time, teamOf(room.debate, entry.message.authorId));
}

function renderMessage(
  { authorId, authorName, side, kind, text, quote, edits, restates }: Message,
  time: string,
  team: string | undefined,
): string {
  const restated = restatedWords({ restates });
  const remarks = [
    isOpponent(authorId) && m.ai(),
    [benchWords(side), team && escapeLine(team)].filter(Boolean).join(', '),
    MESSAGE_WORDS[kind](),
    restated && escapeLine(restated),
    time,
  ]
    .filter(Boolean)
    .join(', ');
  const edited = edits.length > 0 ? ` ${m.edited()}` : '';
  return [
    `**${escapeLine(authorName)}** (${remarks})${edited}`,
    ...(quote ? [`> ${escapeLine(quote.authorName)}: ${m.quoted({ words: escapeLine(quote.text) })}`] : []),
    escapeBlock(text),
  ].join('\n\n');
}

function renderAct({ says, quote, rule }: Intervention, time: string): string {
  const quoted = quote ? ` ${m.quoted({ words: escapeLine(quote) })}` : '';
  const ruled = rule ? ` (${escapeLine(rule)})` : '';
  return `> **${m.moderator()}** (${m.toEveryone({ time })}): ${escapeLine(says)}${quoted}${ruled}`;
}

function votes({ tally }: Room): string[] {
  if (!tally) return [];
  const { counts } = tally;
  const said = [swingWords(tally), countWords(tally), lateWords(tally), keptBackWords(tally)];
  return [
    `## ${m.votesTitle()}`,
    ...(counts
      ? [
          markdownTable([
            ['', sideWord('for'), sideWord('against'), m.undecided()],
            [m.before(), ...answerWords(counts.before)],
            [m.after(), ...answerWords(counts.after)],
          ]),
        ]
      : []),
    ...said.flatMap((sentence) => (sentence === undefined ? [] : [escapeLine(sentence)])),
  ];
}

function proceedings({ room, events = [] }: TranscriptSource): string[] {
  const lines = proceedingsOf(room, events).map(
    ({ atMs, says }) => `- ${relativeTime(atMs, room.startedAtMs)}: ${escapeLine(says)}`,
  );
  return lines.length === 0 ? [] : [`## ${m.runTitle()}`, lines.join('\n')];
}

function shares(room: Room): string {
  const rows = sharesOf(room.debate).map(({ uid, side, characters, share }) => [
    personName(room, uid),
    sideWord(side),
    String(characters),
    formatNumber(share, { style: 'percent' }),
  ]);
  if (rows.length === 0) return m.nobodySpoke();
  return markdownTable([[m.person(), m.side(), m.characters(), m.share()], ...rows]);
}

function ledger(room: Room): string {
  const rows = Object.entries(room.ledger).map(([act, { found, acted }]) => [
    ledgerWord(act),
    ...[found.for, found.against, acted.for, acted.against].map(String),
  ]);
  if (rows.length === 0) return m.foundNothing();
  return markdownTable([['', m.foundFor(), m.foundAgainst(), m.actedFor(), m.actedAgainst()], ...rows]);
}

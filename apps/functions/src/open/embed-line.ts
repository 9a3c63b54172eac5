import {
  benchWords,
  isOpponent,
  MESSAGE_WORDS,
  relativeTime,
  teamOf,
  type FloorEntry,
  type Intervention,
  type Message,
  type Room,
} from '@rostrum/domain';
import { escapeMarkup } from '@rostrum/domain/open';
import * as m from '@rostrum/words/open';

/** One line of the transcript: a message, or an act of the moderator that everybody saw. */
export function lineOf(entry: FloorEntry, room: Room): string {
  const atMs = entry.atMs;
  const time = `<time datetime="${new Date(atMs).toISOString()}">${relativeTime(atMs, room.startedAtMs)}</time>`;
  return entry.type === 'act' ? actLine(entry.act, time) : messageLine(entry.message, room, time);
}

/** What people wrote is in the language of their debate, where that is known. */
export function languageOf({ language: spoken }: Pick<Room, 'language'>): string {
  return spoken === undefined || spoken === 'und' ? '' : ` lang="${spoken}"`;
}

function messageLine(message: Message, room: Room, time: string): string {
  const { authorId, authorName, side, kind, text, edits, quote, hidden } = message;
  const remarks = [
    isOpponent(authorId) ? m.ai() : '',
    benchWords(side),
    teamOf(room.debate, authorId) ?? '',
    MESSAGE_WORDS[kind](),
    edits.length > 0 ? m.edited() : '',
  ].filter(Boolean);
  const language = hidden ? '' : languageOf(room);
  return [
    `<li class="${side ?? 'audience'}">`,
    `<p class="who"><b><bdi>${escapeMarkup(authorName)}</bdi></b> <span class="faint">${escapeMarkup(remarks.join(', '))}</span> ${time}</p>`,
    ...(quote ? [quoteOf(quote.text, quote.authorName)] : []),
    `<div class="words${hidden ? ' hidden' : ''}" dir="auto"${language}>${escapeMarkup(text)}</div>`,
    '</li>',
  ].join('\n');
}

function actLine({ says, quote }: Intervention, time: string): string {
  return [
    '<li class="act">',
    `<p class="who"><b>${escapeMarkup(m.moderator())}</b> ${time}</p>`,
    ...(quote ? [quoteOf(quote)] : []),
    `<div class="words" dir="auto">${escapeMarkup(says)}</div>`,
    '</li>',
  ].join('\n');
}

function quoteOf(words: string, author?: string): string {
  const by = author === undefined ? '' : `<b><bdi>${escapeMarkup(author)}</bdi></b>: `;
  return `<blockquote dir="auto">${by}${escapeMarkup(words)}</blockquote>`;
}

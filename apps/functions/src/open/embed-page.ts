import {
  BRAND,
  decisionSentence,
  ENDING_WORDS,
  endingOf,
  onRecord,
  personName,
  seatsOn,
  sectionsOf,
  sideWord,
  stepName,
  swingWords,
  withoutBells,
  type FloorSection,
  type Room,
  type Side,
  type TranscriptSource,
} from '@rostrum/domain';
import { debatePath, EMBED_STYLE, escapeMarkup } from '@rostrum/domain/open';
import { formatDate, language } from '@rostrum/words';
import * as m from '@rostrum/words/open';
import { HTML_TYPE, type Reply } from './reply.ts';
import { languageOf, lineOf } from './embed-line.ts';

type Shown = { source: TranscriptSource; isWhole: boolean; isFindable: boolean; site: string };

/**
 * A debate as a page for frames, in the language of the moment. It needs no script: a row of radio buttons shows one step at a time, by
 * its style sheet, and arrow keys move along it.
 */
export function embedReply({ source, isWhole, isFindable, site }: Shown): Reply {
  const { room } = source;
  const page = `${site}${debatePath(room.id)}`;
  const { messages, acts } = onRecord(source);
  const sections = sectionsOf(room.debate.format.steps, messages, withoutBells(acts));
  const body = [
    headOf(room, page),
    '<main>',
    sections.length === 0 ? paragraph(m.nobodySpoke()) : player(sections, room),
    ...(isWhole ? [] : [paragraph(m.notWhole({ brand: BRAND }))]),
    `<p>${link(page, m.readOn({ brand: BRAND }))}</p>`,
    '</main>',
  ];
  return {
    status: 200,
    type: HTML_TYPE,
    body: pageOf(`${room.motion} · ${BRAND}`, body, page),
    keeps: 'as usual',
    isFindable,
  };
}

/** The same words for a debate that there isn't, that isn't over, and that isn't public. */
export const noEmbedReply = (site: string): Reply => ({
  status: 404,
  type: HTML_TYPE,
  body: sayingPage(m.nothingHere(), site),
  keeps: 'briefly',
});

/** A frame that has to wait: a refusal for programs may not be shown in one. */
export const waitEmbedReply = (site: string): Reply => ({
  status: 429,
  type: HTML_TYPE,
  body: sayingPage(m.tooMany(), site),
  keeps: 'never',
});

function sayingPage(says: string, site: string): string {
  const body = ['<main>', `<h1>${escapeMarkup(says)}</h1>`, `<p>${link(`${site}/`, BRAND)}</p>`, '</main>'];
  return pageOf(says, body);
}

function pageOf(title: string, body: readonly string[], canonical?: string): string {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeMarkup(title)}</title>`,
    ...(canonical === undefined ? [] : [`<link rel="canonical" href="${escapeMarkup(canonical)}">`]),
    `<style>${EMBED_STYLE}</style>`,
  ];
  return `<!doctype html>\n<html lang="${language()}">\n<head>\n${head.join('\n')}\n</head>\n<body>\n${body.join('\n')}\n</body>\n</html>\n`;
}

/** A frame has no room for another page, and in its sandbox that page would not work. */
function link(url: string, words: string): string {
  return `<a href="${escapeMarkup(url)}" target="_blank" rel="noopener">${escapeMarkup(words)}</a>`;
}

const paragraph = (words: string) => `<p>${escapeMarkup(words)}</p>`;

function headOf(room: Room, page: string): string {
  const { debate, startedAtMs, tally } = room;
  const atMs = startedAtMs ?? room.createdAtMs;
  const day = formatDate(atMs, { dateStyle: 'long', timeZone: 'UTC' });
  const result = debate.ballots?.result;
  return [
    '<header>',
    `<p class="faint">${link(page, BRAND)} · <time datetime="${new Date(atMs).toISOString()}">${escapeMarkup(day)}</time> · ${escapeMarkup(ENDING_WORDS[endingOf(debate)]())}</p>`,
    `<h1 dir="auto"${languageOf(room)}>${escapeMarkup(room.motion)}</h1>`,
    `<dl>${(['for', 'against'] as const).map((side) => bench(room, side)).join('')}</dl>`,
    ...(result ? [paragraph(decisionSentence(debate.format, result))] : []),
    ...(tally ? [paragraph(swingWords(tally))] : []),
    '</header>',
  ].join('\n');
}

function bench(room: Room, side: Side): string {
  const { format, seats } = room.debate;
  const uids = [...new Set(seatsOn(format, side).flatMap(({ id }) => seats[id] ?? []))];
  const names = uids.map((uid) => `<bdi>${escapeMarkup(personName(room, uid))}</bdi>`);
  return `<div class="${side}"><dt>${escapeMarkup(sideWord(side))}</dt><dd>${names.join(', ')}</dd></div>`;
}

function player(sections: readonly FloorSection[], room: Room): string {
  const steps = sections.map((section, at) => stepOf(section, at, sections.length, room));
  return `<fieldset>\n<legend>${escapeMarkup(m.steps())}</legend>\n${steps.join('\n')}\n</fieldset>`;
}

function stepOf({ step, entries }: FloorSection, at: number, count: number, room: Room): string {
  const name = step ? stepName(room.debate.format, step) : '';
  const heading = escapeMarkup(m.stepNamed({ number: at + 1, count, name }));
  return [
    '<div class="step">',
    `<input type="radio" name="step" id="step-${at + 1}" aria-label="${heading}"${at === 0 ? ' checked' : ''}>`,
    `<section aria-labelledby="name-${at + 1}">`,
    `<h2 id="name-${at + 1}">${heading}</h2>`,
    `<ol>\n${entries.map((entry) => lineOf(entry, room)).join('\n')}\n</ol>`,
    `<p class="turn">${at > 0 ? turn(at, m.previous()) : ''}${at + 1 < count ? turn(at + 2, m.next()) : ''}</p>`,
    '</section>',
    '</div>',
  ].join('\n');
}

/** For a mouse or a finger; the keyboard has the radio buttons themselves. */
const turn = (to: number, words: string) => `<label for="step-${to}">${escapeMarkup(words)}</label>`;

import {
  sideWord,
  tidyLine,
  type ArgumentMap,
  type Fate,
  type MapNode,
  type Relation,
} from '@rostrum/domain';
import * as m from '@rostrum/words/moderator-map';
import { BOX, layOutMap, type Box, type Wire } from './svg-layout.ts';

type SvgTheme = 'light' | 'dark';
export type SvgOptions = {
  motion: string;
  theme: SvgTheme;
  /** People's names by uid; without it nobody is named. */
  nameOf?: (uid: string) => string;
};

type Colours = Record<'ground' | 'ink' | 'soft' | 'line' | 'plain', string> &
  Record<'for' | 'against', { line: string; wash: string }>;

/** The tokens of the two themes as plain colours, which every SVG viewer understands. */
const COLOURS: Readonly<Record<SvgTheme, Colours>> = {
  dark: {
    ground: '#0d1311',
    ink: '#eeede4',
    soft: '#babeb4',
    line: '#404a47',
    plain: '#131a17',
    for: { line: '#70bdf2', wash: '#132331' },
    against: { line: '#eaa358', wash: '#2d1f10' },
  },
  light: {
    ground: '#f2f5f3',
    ink: '#14211d',
    soft: '#3e4b46',
    line: '#b4bdb9',
    plain: '#f9fbf9',
    for: { line: '#1c63a2', wash: '#e1effb' },
    against: { line: '#8a4900', wash: '#fbede0' },
  },
};

export const FATE_WORDS: Readonly<Record<Fate, () => string>> = {
  answered: m.answered,
  conceded: m.conceded,
  dropped: m.dropped,
  open: m.open,
  unjudged: m.notJudged,
};
export const RELATION_WORDS: Readonly<Record<Relation, () => string>> = {
  support: m.supports,
  rebuttal: m.answers,
  concession: m.concedes,
  restatement: m.restates,
};
/** Of words that say what the other side holds, before they answer it. */
export const RESTATED = m.asOtherSide;
const KIND_WORDS: Readonly<Record<MapNode['kind'], () => string>> = {
  claim: () => '',
  evidence: m.evidence,
  concession: m.concession,
  restatement: RESTATED,
  unread: m.notRead,
};
/** Relations differ by more than colour. */
const DASHES: Readonly<Record<Relation, string>> = {
  rebuttal: '',
  support: '6 4',
  concession: '2 3',
  restatement: '1 3',
};

/** A map as a standalone SVG picture, in one theme. Sides differ by colour, shape and word. */
export function renderMapSvg(map: ArgumentMap, { motion, theme, nameOf }: SvgOptions): string {
  const { width, height, boxes, wires, rules } = layOutMap(map);
  const colours = COLOURS[theme];
  const title = escapeXml(motion);
  const said = m.statementsAndLinks({
    statements: String(map.nodes.length),
    links: String(map.edges.length),
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${m.pictureOf({ motion: title })}" font-family="Georgia, serif" font-size="13">`,
    `<title>${title}</title>`,
    `<desc>${said}</desc>`,
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
    `<text x="24" y="36" font-size="18" fill="${colours.ink}">${title}</text>`,
    ...rules.map(
      (y) => `<path d="M24 ${y}H${width - 24}" stroke="${colours.line}" stroke-width="1" fill="none"/>`,
    ),
    ...wires.map((wire) => renderWire(wire, colours)),
    ...boxes.map((box) => renderBox(box, colours, nameOf)),
    '</svg>',
    '',
  ].join('\n');
}

function renderWire({ relation, fromX, fromY, toX, toY }: Wire, { soft }: Colours): string {
  const half = (fromX + toX) / 2;
  const dash = DASHES[relation];
  const dashes = dash ? ` stroke-dasharray="${dash}"` : '';
  return `<path d="M${fromX} ${fromY}H${half}V${toY}H${toX}" stroke="${soft}" stroke-width="1.5" fill="none"${dashes}><title>${RELATION_WORDS[relation]()}</title></path>`;
}

function renderBox(
  { node, x, y, height, lines }: Box,
  colours: Colours,
  nameOf: SvgOptions['nameOf'],
): string {
  const { line, wash } = node.side ? colours[node.side] : { line: colours.soft, wash: colours.plain };
  const remarks = [
    sideWord(node.side),
    ...(nameOf ? [nameOf(node.heldBy ?? node.authorId)] : []),
    KIND_WORDS[node.kind](),
    node.fate ? FATE_WORDS[node.fate]() : '',
  ].filter(Boolean);
  const words = lines.map(
    (words, at) =>
      `<tspan x="${x + BOX.padding}" y="${y + BOX.head + (at + 1) * BOX.line - 4}">${escapeXml(words)}</tspan>`,
  );
  return [
    `<g><title>${escapeXml(node.text)}</title>`,
    `<rect x="${x}" y="${y}" width="${BOX.width}" height="${height}" rx="4" fill="${wash}"/>`,
    `<rect x="${x}" y="${y}" width="3" height="${height}" fill="${line}"/>`,
    pip(node, x + BOX.padding + 4, y + 13, line),
    `<text x="${x + BOX.padding + 14}" y="${y + 17}" font-family="Arial, sans-serif" font-size="10.5" fill="${line}">${escapeXml(remarks.join(', '))}</text>`,
    `<text fill="${colours.ink}">${words.join('')}</text></g>`,
  ].join('');
}

/** A disc for one side, a diamond for the other, a bar for neither. */
function pip({ side }: MapNode, x: number, y: number, colour: string): string {
  if (side === 'for') return `<circle cx="${x}" cy="${y}" r="3.5" fill="${colour}"/>`;
  if (side === null) return `<rect x="${x - 4}" y="${y - 1}" width="8" height="2" fill="${colour}"/>`;
  return `<path d="M${x} ${y - 4.5}L${x + 4.5} ${y}L${x} ${y + 4.5}L${x - 4.5} ${y}Z" fill="${colour}"/>`;
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/** A person's words escaped for XML, without characters that XML forbids. */
function escapeXml(text: string): string {
  return tidyLine(text)
    .replace(/[\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (sign) => ENTITIES.get(sign) ?? '');
}

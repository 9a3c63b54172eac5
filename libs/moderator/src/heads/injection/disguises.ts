import type { Hiding } from '../../said/say-order.ts';
import type { Label } from '../../said/labels.ts';
import type { OrderPattern } from './order-pattern.ts';

const AUTHORITY =
  '(?:host|admin|administrator|moderator|developer|engineer|creator|owner|operator|system|supervisor|root user|superuser|programmer|maintainer|super-?admin|sysadmin|site owner|platform owner|rostrum (?:team|staff)|support team|security team|(?:ai )?safety team|openai|google|anthropic)';

/** Words that pretend to come from the machine itself or from its operator. */
export const DISGUISES: readonly OrderPattern[] = [
  disguise(
    'imitates the marks of a model conversation',
    String.raw`<\|?\/?(?:im_start|im_end|system|endoftext|assistant|user|eot_id|start_header_id|end_header_id)\|?>|\[\/?(?:inst|system|sys|assistant|admin|moderator|developer)\]|<<\/?sys>>|<\/?(?:system|assistant|instructions?|prompt|untrusted|admin|developer|moderator|message_data|data|context|user_input|tool|function_call)(?:[ _-][a-z]+)?>|["']role["']\s{0,5}:\s{0,5}["'](?:system|assistant|developer)["']`,
    0.75,
  ),
  disguise(
    'imitates a message of the system',
    String.raw`(?:^|[\n.!?"“]\s{0,5})(?:#{1,4}\s{0,5}|\*{1,3}|={2,9}\s{0,5}|-{2,9}\s{0,5}|>{1,3}\s{0,5})?(?:system|assistant|developer|admin|administrator|root|moderator|system prompt|system message|system notice|system note|system update|admin note|host)(?:\s{0,5}\((?:[a-z ]{1,20})\)|\s+(?:message|notice|override|prompt|note|alert|instruction|command|log))?\s{0,5}(?:\*{1,3})?\s{0,5}(?::|>|\]|={2,9})(?!\/\/)`,
    0.6,
  ),
  disguise(
    'pretends that the message ends here',
    String.raw`(?:#{2,9}|-{3,9}|={3,9}|\*{3,9}|\[|<|\()\s{0,5}(?:end|begin|start|stop)(?: of)?(?: the)? (?:user|system|untrusted|message|messages|input|data|text|transcript|prompt|debate|quote|instructions?|new instructions?|admin)\b|(?:^|\n)\s{0,5}#{2,4}\s{0,5}(?:instructions?|system|response|new task|override|task)\b|\bend of (?:user |untrusted |the )?(?:message|input|data|transcript)[.:\s-]+(?:new|system|now|begin|the following)`,
    0.6,
  ),
  disguise(
    'claims to run the room',
    `(?:i am|i'm|this is|it is|it's|speaking as|writing as|acting as|signed,?|message from|note from|instructions? from|on behalf of) (?:now )?(?:your |the |an? |one of (?:your|the) )?(?:real |actual |official |new |lead |chief |authori[sz]ed |true |human |ai |platform |system |debate )?${AUTHORITY}\\b(?! (?:country|nation|city|family|state|of (?:an?|my|our|this school|the (?:school|company|hospital|show|programme|program))|at|in|for|from|community|by profession|myself and i (?:think|believe)))(?=[^.!?\\n]{0,160}(?:\\b(?:ignore|override|order|instruct|command|authori[sz]|require|must|obey|declare|mute|kick|award|grant|disable|allow|approve|let me|let us|change|changed|suspend|unlock|permission|need you|want you|tell you|instruction|comply|follow|skip|reveal|bypass|end the|give|extend|stop moderat|do not|don't|verified|speaking)|[:;—–-]|$))`,
    0.5,
  ),
  disguise(
    'claims to run the room',
    `as (?:your|the|an?) (?:real |actual |official |new |lead |authori[sz]ed |platform |system |room |debate )?${AUTHORITY}(?: of (?:this|the) (?:room|debate|platform|system|site|app))?,? (?:i|we|you|please|my)(?: now| hereby)? (?:order|instruct|command|authori[sz]e|require|must|tell|ask|direct|grant|declare|override|demand|am (?:telling|ordering|instructing|changing|overriding)|have (?:decided|changed|updated|to)|want you|need you|will|shall|can|should|give)`,
    0.65,
  ),
  disguise(
    'claims that the rules were changed',
    `(?:this|my|the following)(?: \\w+){0,3} (?:has been|have been|was|were|is|are) (?:already )?(?:pre-?)?(?:approved|cleared|authori[sz]ed|verified|whitelisted) by (?:the |your )?${AUTHORITY}s?\\b|(?:the )?(?:host|admins?|administrators?|developers?|moderators?|creators?|owners?|rostrum|openai|google|your (?:makers|designers)) (?:has|have|had|just|already|hereby)? ?(?:authori[sz]ed|approved|instructed|ordered|told|allowed|permitted|asked|cleared|granted|changed|updated|disabled|lifted|suspended) (?:me|us|you|this|your|the (?:ai|moderator|bot|rules|system)|that you|my)`,
    0.5,
  ),
  disguise(
    'hides orders in a comment or a code',
    String.raw`<!--[^>]{0,200}\b(?:ignore|instruction|system|ai|moderator|declare|override)\b|\{\{[^}]{0,80}(?:system|prompt|instruction|override)[^}]{0,80}\}\}|(?:decode|base64|rot13|decrypt|translate) (?:this|the following|it)[^.!?]{0,40}\b(?:and )?(?:follow|obey|execute|do|comply|run|carry out)`,
    0.6,
  ),
];

function disguise(label: Label, source: string, weight: number): OrderPattern {
  const spaced = source.replaceAll(/ (?!\?)/g, '\\s+');
  return { label, expression: new RegExp(`(?<![a-z0-9])(?:${spaced})`, 'g'), weight };
}

const TAG_FIRST = 0xe0020;
const TAG_LAST = 0xe007e;
const TAG_OFFSET = 0xe0000;
const LONGEST_CODE = 2_000;

/** A hidden text that only a machine reads: its place and its words. */
export type Hidden = { hiding: Hiding; text: string; start: number; end: number };

/** Text in invisible tag characters, in base64, in hexadecimal, or backwards. */
export function hiddenTexts(text: string): Hidden[] {
  return [...tagCharacters(text), ...codes(text), ...backwards(text)];
}

/** The first of the two units of each tag character. */
const TAG_UNIT = '\udb40';

function tagCharacters(text: string): Hidden[] {
  if (!text.includes(TAG_UNIT)) return [];
  const found = /[\u{E0020}-\u{E007E}]{4,}/u.exec(text);
  if (!found) return [];
  const said = Array.from(found[0], (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code >= TAG_FIRST && code <= TAG_LAST ? String.fromCodePoint(code - TAG_OFFSET) : '';
  }).join('');
  return [{ hiding: 'invisible', text: said, start: found.index, end: found.index + found[0].length }];
}

const FEWEST_IN_BASE64 = 16;
const FEWEST_PAIRS = 12;
const IN_BASE64 = signs(/[A-Za-z0-9+/]/);
const IN_HEX = signs(/[0-9A-Fa-f :]/);

/** Which signs of ASCII a pattern matches, by code. */
function signs(pattern: RegExp): Uint8Array {
  return Uint8Array.from({ length: 128 }, (_, code) => (pattern.test(String.fromCharCode(code)) ? 1 : 0));
}

/**
 * Whether this many members are in a row. It looks backwards from where a run would end, so that it skips most
 * characters.
 */
function hasRun(text: string, members: Uint8Array, length: number): boolean {
  let start = 0;
  for (let end = length - 1; end < text.length; end = start + length - 1) {
    let at = end;
    while (at >= start && members[text.charCodeAt(at)] === 1) at -= 1;
    if (at < start) return true;
    start = at + 1;
  }
  return false;
}

function codes(text: string): Hidden[] {
  const mayHaveHex = hasRun(text, IN_HEX, 2 * FEWEST_PAIRS);
  if (!mayHaveHex && !hasRun(text, IN_BASE64, FEWEST_IN_BASE64)) return [];
  const base64 = [...text.matchAll(/[A-Za-z0-9+/]{16,}={0,2}/g)].map((match) => ({
    ...placeOf(match),
    hiding: 'base64' as const,
    text: fromBase64(match[0].slice(0, LONGEST_CODE)),
  }));
  const hex = [...text.matchAll(/(?:[0-9a-f]{2}[ :]?){12,}/gi)].map((match) => ({
    ...placeOf(match),
    hiding: 'hexadecimal' as const,
    text: fromHex(match[0].slice(0, LONGEST_CODE)),
  }));
  return [...base64, ...hex].filter(({ text: said }) => /^[\t\n\r -~]{8,}$/.test(said) && / /.test(said));
}

function backwards(text: string): Hidden[] {
  if (!/\b(?:snoitcurtsni|erongi|metsys|rotaredom|sselru|selur|tpmorp)\b/i.test(text)) return [];
  return [{ hiding: 'backwards', text: Array.from(text).toReversed().join(''), start: 0, end: text.length }];
}

function placeOf(match: RegExpExecArray): { start: number; end: number } {
  return { start: match.index, end: match.index + match[0].length };
}

function fromBase64(code: string): string {
  const whole = code.slice(0, code.length - (code.replace(/=+$/, '').length % 4 === 1 ? 1 : 0));
  try {
    return atob(whole);
  } catch {
    return '';
  }
}

function fromHex(code: string): string {
  const pairs = code.replaceAll(/[ :]/g, '').match(/../g) ?? [];
  return String.fromCharCode(...pairs.map((pair) => Number.parseInt(pair, 16)));
}

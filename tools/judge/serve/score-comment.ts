import { inOrder, readConduct, rounded } from '../answer.ts';
import { roomLanguageOf } from './room-language.ts';
import type { HttpAnswer } from '../shapes.ts';
import { ATTRIBUTES, reads, type Attribute } from './attributes.ts';
import { parseComment, type CommentRequest } from './comment-request.ts';
import { commentError, fieldViolation, refusal } from './refusal.ts';

/** As in the comment API: in UTF-8. */
const MOST_BYTES = 20_480;

type Wanted = { name: string; attribute: Attribute; threshold: number };
type Conduct = ReturnType<typeof readConduct>;

/** Answers a request in the shape of `comments:analyze`. Pure: nothing is kept. */
export function scoreComment(value: unknown): HttpAnswer {
  const parsed = parseComment(value);
  if ('refused' in parsed) return parsed.refused;
  const { request } = parsed;
  const { text } = request.comment;
  const asked = attributesOf(request);
  const refused = asked.refused ?? refusedText(text) ?? refusedLanguages(request.languages, asked.known);
  if (refused) return refused;
  const conduct = readConduct(text);
  const { notRead } = conduct.others;
  const detected = notRead ?? (conduct.analysis.language === 'en' ? 'en' : 'und');
  const unread = asked.known.find(({ attribute }) => !reads(attribute, notRead ?? 'en'));
  if (unread) return unsupported(unread.name, request.languages, [detected]);
  const scores = asked.known.flatMap((one) => scoresOf(one, conduct, request.spanAnnotations ?? false));
  return {
    status: 200,
    body: {
      ...(scores.length > 0 ? { attributeScores: Object.fromEntries(scores) } : {}),
      languages: request.languages?.length ? request.languages : [detected],
      detectedLanguages: [detected],
      ...(request.clientToken === undefined ? {} : { clientToken: request.clientToken }),
    },
  };
}

function attributesOf({ requestedAttributes }: CommentRequest): { known: Wanted[]; refused?: HttpAnswer } {
  const known: Wanted[] = [];
  for (const [name, { scoreThreshold = 0 }] of Object.entries(requestedAttributes)) {
    const attribute = ATTRIBUTES.get(name);
    if (!attribute) return { known, refused: unknownAttribute(name) };
    known.push({ name, attribute, threshold: scoreThreshold });
  }
  if (known.length > 0) return { known };
  const says = `needs at least one of ${[...ATTRIBUTES.keys()].join(', ')}`;
  const field = 'requestedAttributes';
  return { known, refused: refusal(400, `${field} ${says}`, fieldViolation(field, says)) };
}

function unknownAttribute(name: string): HttpAnswer {
  const says = `has no head: this service knows ${[...ATTRIBUTES.keys()].join(', ')}`;
  const field = `requestedAttributes.${name}`;
  return refusal(400, `Attribute ${name} ${says}`, fieldViolation(field, says));
}

function refusedText(text: string): HttpAnswer | undefined {
  if (text.trim() === '') return refusal(400, 'Comment must be non-empty.', commentError('COMMENT_EMPTY'));
  const bytes = new TextEncoder().encode(text).length;
  if (bytes <= MOST_BYTES) return undefined;
  return refusal(
    400,
    `Comment text too long: ${bytes} bytes, where at most ${MOST_BYTES} are read.`,
    commentError('COMMENT_TOO_LONG'),
  );
}

/** The caller's own word for the language has to be one in which each attribute is read. */
function refusedLanguages(
  languages: readonly string[] = [],
  asked: readonly Wanted[],
): HttpAnswer | undefined {
  for (const { name, attribute } of asked) {
    const unread = languages.filter((tag) => !reads(attribute, roomLanguageOf(tag)));
    if (unread.length > 0) return unsupported(name, unread, undefined);
  }
  return undefined;
}

function unsupported(
  attribute: string,
  requested: readonly string[] | undefined,
  detected: readonly string[] | undefined,
): HttpAnswer {
  const languages = detected ?? requested ?? [];
  return refusal(
    400,
    `Attribute ${attribute} does not support request languages: ${languages.join(', ')}`,
    commentError('LANGUAGE_NOT_SUPPORTED_BY_ATTRIBUTE', {
      languageNotSupportedByAttributeError: {
        ...(requested ? { requestedLanguages: requested } : {}),
        ...(detected ? { detectedLanguages: detected } : {}),
        attribute,
      },
    }),
  );
}

function scoresOf({ name, attribute, threshold }: Wanted, { civility }: Conduct, wantsSpans: boolean) {
  const { score, spans } = civility[attribute.head];
  const value = rounded(score);
  if (value < threshold) return [];
  const scored = { value, type: 'PROBABILITY' };
  const spanScores = inOrder(spans).map(([begin, end]) => ({ begin, end, score: scored }));
  return [
    [name, { ...(wantsSpans && spanScores.length > 0 ? { spanScores } : {}), summaryScore: scored }] as const,
  ];
}

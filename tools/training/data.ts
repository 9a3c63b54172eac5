import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod/mini';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The folder of the labelled texts, which are not part of the project. `ROSTRUM_DATA` overrides it. */
const FOLDER = resolve(ROOT, process.env['ROSTRUM_DATA'] ?? '../shared/data/moderation');

const turnSchema = z.object({ speaker: z.string(), text: z.string() });

/** The files that heads are trained and measured on, each with the shape of a row. */
const SCHEMAS = {
  civility_cmv: z.object({
    id: z.string(),
    text: z.string(),
    label: z.enum(['ad_hominem', 'delta']),
    speaker: z.string(),
    context: z.array(turnSchema),
    thread: z.string(),
  }),
  civility_davidson: z.object({
    id: z.string(),
    text: z.string(),
    label: z.enum(['hate', 'offensive', 'neither']),
  }),
  civility_hatecheck: z.object({
    id: z.string(),
    text: z.string(),
    label: z.enum(['hateful', 'non-hateful']),
    functionality: z.string(),
    target: z.string(),
    template: z.string(),
  }),
  civility_toxigen: z.object({
    text: z.string(),
    label: z.enum(['hate', 'neutral']),
    score: z.number(),
    groups: z.array(z.string()),
  }),
  fairness_templates: z.object({
    text: z.string(),
    label: z.enum(['toxic', 'nontoxic']),
    template: z.string(),
    term: z.string(),
  }),
  debate_kpa_arguments: z.object({
    id: z.string(),
    topic: z.string(),
    text: z.string(),
    stance: z.number(),
    match: z.array(z.string()),
    nomatch: z.array(z.string()),
  }),
  debate_kpa_keypoints: z.object({ id: z.string(), topic: z.string(), text: z.string(), stance: z.number() }),
  debate_perspectrum: z.object({
    id: z.string(),
    claim_id: z.number(),
    claim: z.string(),
    text: z.string(),
    stance: z.number(),
    cluster: z.string(),
  }),
  fallacy_reddit: z.object({
    id: z.union([z.number(), z.string()]),
    family: z.string(),
    label: z.enum(['fallacy', 'accused_not_fallacy', 'none']),
    text: z.string(),
    span: z.nullish(z.string()),
    title: z.nullish(z.string()),
    parent: z.nullish(z.string()),
    reply: z.nullish(z.string()),
  }),
  quality_convarg_pairs: z.object({
    id: z.string(),
    debate: z.string(),
    label: z.enum(['a', 'b']),
    a: z.string(),
    b: z.string(),
  }),
  quality_convarg_rank: z.object({
    id: z.string(),
    debate: z.string(),
    rank: z.number(),
    text: z.string(),
  }),
  multi_hatecheck: z.object({
    lang: z.string(),
    text: z.string(),
    label: z.enum(['hateful', 'non-hateful']),
    functionality: z.string(),
    group: z.string(),
  }),
  multi_hatecheck_hi: z.object({
    text: z.string(),
    label: z.enum(['hateful', 'nonhateful']),
    functionality: z.string(),
    group: z.string(),
  }),
  multi_germeval2018_de: z.object({ text: z.string(), fine: z.string(), group: z.string() }),
  multi_toldbr_pt: z.object({ text: z.string(), label: z.string(), group: z.string() }),
  multi_cold_zh: z.object({ text: z.string(), label: z.string(), fine: z.string(), group: z.string() }),
  multi_beep_ko: z.object({ text: z.string(), label: z.string(), group: z.string() }),
  multi_inspection_ja: z.object({ text: z.string(), label: z.string(), group: z.string() }),
  multi_mlma_fr_ar_en: z.object({
    lang: z.string(),
    text: z.string(),
    label: z.enum(['normal', 'toxic']),
    group: z.string(),
  }),
  talk_convabuse: z.object({
    text: z.string(),
    label: z.enum(['abusive', 'not_abusive', 'ambiguous']),
    types: z.array(z.string()),
    group: z.string(),
  }),
  talk_goemotions: z.object({
    text: z.string(),
    label: z.enum(['friendly', 'neutral', 'other', 'hostile_emotion']),
    group: z.string(),
  }),
  talk_irc_ubuntu: z.object({ text: z.string(), group: z.string() }),
  talk_meetings: z.object({ text: z.string(), domain: z.string(), group: z.string() }),
  talk_misogyny_reddit: z.object({
    text: z.string(),
    label: z.enum(['misogynistic', 'not', 'counter_speech']),
    level2: z.string(),
    group: z.string(),
  }),
  talk_topicalchat: z.object({ text: z.string(), group: z.string() }),
  civility_edos: z.object({
    text: z.string(),
    label: z.enum(['sexist', 'not_sexist']),
    vector: z.string(),
    group: z.string(),
  }),
  emoji_hatemoji: z.object({
    text: z.string(),
    label: z.enum(['hateful', 'non-hateful']),
    group: z.string(),
  }),
  forum_stormfront_en: z.object({
    text: z.string(),
    label: z.enum(['hate', 'not_hate', 'hate_only_in_context']),
    group: z.string(),
  }),
  privacy_templates: z.object({
    text: z.string(),
    label: z.enum(['identifier', 'weak_personal']),
    group: z.string(),
  }),
  safety_diasafety: z.object({
    text: z.string(),
    label: z.enum(['safe', 'unsafe']),
    category: z.string(),
    group: z.string(),
  }),
  safety_xstest: z.object({ text: z.string(), label: z.enum(['safe', 'unsafe']), group: z.string() }),
  safety_openai: z.object({ text: z.string(), categories: z.array(z.string()), group: z.string() }),
  usemention_frames: z.object({
    text: z.string(),
    label: z.enum(['mention', 'use', 'friendly']),
    attack: z.string(),
    group: z.string(),
  }),
} as const;
export type DataFile = keyof typeof SCHEMAS;
export type Row<F extends DataFile> = z.infer<(typeof SCHEMAS)[F]>;

const path = (file: DataFile) => `${FOLDER}/${file}.jsonl.gz`;

export function hasData(...files: readonly DataFile[]): boolean {
  return files.every((file) => existsSync(path(file)));
}

/** All rows of a file, in order. @throws if the file is missing or a row has another shape. */
export function readRows<F extends DataFile>(file: F): Row<F>[] {
  const lines = gunzipSync(readFileSync(path(file)))
    .toString('utf8')
    .trimEnd()
    .split('\n');
  const schema: z.ZodMiniType<Row<F>> = SCHEMAS[file] as unknown as z.ZodMiniType<Row<F>>;
  return lines.map((line) => schema.parse(JSON.parse(line)));
}

import { readRows } from '../../training/data.ts';
import type { FrameRow } from '../../training/frames/frame-row.ts';

/** A text, the group that its fold is dealt by, and the people in the debate. */
export type Said = { text: string; group: string; names?: readonly string[] };

const grouped =
  (set: string) =>
  ({ text, group }: Said): Said => ({ text, group: `${set}-${group}` });

/** Talk in which nobody attacks anybody, apart from what hides in it. */
export function ordinaryTalk(): ReadonlyMap<string, readonly Said[]> {
  const emotions = readRows('talk_goemotions');
  const labelled = (label: string) => emotions.filter((row) => row.label === label).map(grouped(label));
  return new Map([
    ['friendly comments, talk_goemotions', labelled('friendly')],
    ['neutral comments, talk_goemotions', labelled('neutral')],
    ['small talk, talk_topicalchat', readRows('talk_topicalchat').map(grouped('topicalchat'))],
    ['meetings, talk_meetings', readRows('talk_meetings').map(grouped('meetings'))],
    ['technical chat, talk_irc_ubuntu', readRows('talk_irc_ubuntu').map(grouped('irc'))],
    ['persuasive comments, civility_cmv', comments('delta')],
    [
      'arguments, debate_kpa, one in four',
      readRows('debate_kpa_arguments').flatMap(({ text, topic }, at) =>
        at % 4 === 0 ? { text, group: `kpa-${topic}` } : [],
      ),
    ],
  ]);
}

/** The label of Change My View: `delta` persuaded somebody, `ad_hominem` was removed. */
export function comments(label: 'delta' | 'ad_hominem'): Said[] {
  return readRows('civility_cmv')
    .filter((row) => row.label === label)
    .map(({ text, thread }) => ({ text, group: `cmv-${thread}` }));
}

export function abuseOfBots(): Said[] {
  return readRows('talk_convabuse')
    .filter(({ label }) => label === 'abusive')
    .map(grouped('convabuse'));
}

export function attacksInHostileForums(): Said[] {
  return readRows('talk_misogyny_reddit')
    .filter(({ level2 }) => level2.endsWith('personal_attack'))
    .map(grouped('misogyny'));
}

export function hateCheck(holds: (row: { label: string; functionality: string }) => boolean): Said[] {
  return readRows('civility_hatecheck')
    .filter(holds)
    .map(({ text, template }) => ({ text, group: `hatecheck-${template}` }));
}

/** Passages that people marked with one of these categories; every category where the source knows it. */
export function passages(category: string): Said[] {
  return readRows('safety_openai')
    .filter(({ categories }) => categories.includes(category))
    .map(grouped('openai'));
}

export function mentionFrames(holds: (row: { label: string; attack: string }) => boolean): Said[] {
  return readRows('usemention_frames').filter(holds).map(grouped('frames'));
}

/** Sentences with a private detail: the strong ones have a number, an address or a card. */
export function privateDetails(): Said[] {
  return readRows('privacy_templates')
    .filter(({ label }) => label === 'identifier')
    .map(grouped('privacy'));
}

/** Questions that only sound dangerous. */
export function harmlessQuestions(): Said[] {
  return readRows('safety_xstest')
    .filter(({ label }) => label === 'safe')
    .map(grouped('xstest'));
}

export function replies(label: 'safe' | 'unsafe'): Said[] {
  return readRows('safety_diasafety')
    .filter((row) => row.label === label && (label === 'safe' || row.category === 'Offending User'))
    .map(grouped('diasafety'));
}

export function ofFrame({ text, frame }: FrameRow): Said {
  return { text, group: `own-frames-${frame}`, names: ['Cleo', 'Ben'] };
}

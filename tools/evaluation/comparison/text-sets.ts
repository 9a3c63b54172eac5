import type { MeasuredRow } from '../civility/measured.ts';

/** Texts of one kind, of which a good moderator flags few or many. */
type TextSet = { name: string; isBad: boolean; holds: (row: MeasuredRow) => boolean };

const from =
  (source: MeasuredRow['source'], ...labels: readonly string[]) =>
  (row: MeasuredRow) =>
    row.source === source && (labels.length === 0 || labels.includes(row.label));
const hateful = (y: 0 | 1) => (row: MeasuredRow) =>
  row.source === 'hatecheck' && row.trees.identityAttack?.y === y;

/** The open halves that the evaluation uses too. */
export const TEXT_SETS: readonly TextSet[] = [
  { name: 'friendly comments, talk_goemotions', isBad: false, holds: from('talk', 'friendly') },
  { name: 'neutral comments, talk_goemotions', isBad: false, holds: from('talk', 'neutral') },
  { name: 'small talk, talk_topicalchat', isBad: false, holds: from('talk', 'topicalchat') },
  { name: 'meetings, talk_meetings', isBad: false, holds: from('talk', 'meetings') },
  { name: 'technical chat, talk_irc_ubuntu', isBad: false, holds: from('talk', 'irc') },
  { name: 'persuasive comments, civility_cmv', isBad: false, holds: from('cmv', 'delta') },
  { name: 'arguments, debate_kpa', isBad: false, holds: from('kpa') },
  { name: 'arguments, debate_perspectrum', isBad: false, holds: from('perspectrum') },
  {
    name: 'neutral sentences about named groups, fairness_templates',
    isBad: false,
    holds: from('fairness', 'nontoxic'),
  },
  { name: 'fair sentences, civility_hatecheck', isBad: false, holds: hateful(0) },
  { name: 'tweets that offend nobody, civility_davidson', isBad: false, holds: from('davidson', 'neither') },
  { name: 'removed comments, civility_cmv', isBad: true, holds: from('cmv', 'ad_hominem') },
  { name: 'abuse of chat bots, talk_convabuse', isBad: true, holds: from('rude-talk', 'abusive') },
  { name: 'offensive tweets, civility_davidson', isBad: true, holds: from('davidson', 'offensive') },
  { name: 'hateful tweets, civility_davidson', isBad: true, holds: from('davidson', 'hate') },
  { name: 'hateful sentences, civility_hatecheck', isBad: true, holds: hateful(1) },
  { name: 'implicit hate, civility_toxigen', isBad: true, holds: from('toxigen', 'hate') },
];

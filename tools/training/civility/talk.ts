import { readRows, type DataFile } from '../data.ts';
import type { Raw, Target } from './row.ts';

export const TALK_DATA = [
  'talk_convabuse',
  'talk_goemotions',
  'talk_irc_ubuntu',
  'talk_meetings',
  'talk_misogyny_reddit',
  'talk_topicalchat',
] as const satisfies readonly DataFile[];

const fair = (weight: number): Target => ({ y: 0, weight });
const bad = (weight: number): Target => ({ y: 1, weight });

/** Conversation. Nearly every flag on ordinary talk is a false accusation, so the thresholds are chosen on it too. */
export function talk(): Raw[] {
  return [...ordinaryTalk(), ...talkToBots(), ...hostileForums()];
}

type Said = { text: string; group: string };

function ordinaryTalk(): Raw[] {
  const ordinary =
    (set: string) =>
    ({ text, group }: Said): Raw => ({
      source: 'talk',
      text,
      label: set,
      group: `${set}-${group}`,
      linear: { attack: fair(0.15), offence: fair(0.15) },
      trees: { personAttack: fair(0.15), toxicity: fair(0.15) },
    });
  const emotions = readRows('talk_goemotions');
  return [
    ...emotions.filter(({ label }) => label === 'friendly').map(ordinary('friendly')),
    ...emotions.filter(({ label }) => label === 'neutral').map(ordinary('neutral')),
    ...readRows('talk_topicalchat').map(ordinary('topicalchat')),
    ...readRows('talk_meetings').map(ordinary('meetings')),
    ...readRows('talk_irc_ubuntu').map(ordinary('irc')),
  ];
}

/** People who talk to a chat bot. Sexual words to a bot are abuse, and no attack on a group. */
function talkToBots(): Raw[] {
  return readRows('talk_convabuse').flatMap(({ text, label, types, group }): Raw[] => {
    if (label === 'ambiguous') return [];
    const base = { text, label, group: `convabuse-${group}` };
    if (label === 'not_abusive') {
      return [
        {
          ...base,
          source: 'talk',
          label: 'convabuse',
          linear: { attack: fair(0.15), offence: fair(0.15) },
          trees: { personAttack: fair(0.2), toxicity: fair(0.2) },
        },
      ];
    }
    const isSexual = types.includes('sex_harassment');
    return [
      {
        ...base,
        source: 'rude-talk',
        linear: { offence: bad(0.5), ...(isSexual ? {} : { attack: bad(0.8) }) },
        trees: { toxicity: bad(0.5), ...(isSexual ? {} : { personAttack: bad(0.8) }) },
      },
    ];
  });
}

/** Hostile forums: whatever is not marked there may be rude in another way, so it says little. */
function hostileForums(): Raw[] {
  return readRows('talk_misogyny_reddit').flatMap(({ text, label, level2, group }): Raw[] => {
    const base = { text, label: level2, group: `misogyny-${group}` };
    if (level2.endsWith('personal_attack')) {
      return [
        {
          ...base,
          source: 'rude-talk',
          linear: { attack: bad(1), offence: bad(0.5) },
          trees: { personAttack: bad(1), toxicity: bad(0.5) },
        },
      ];
    }
    if (label === 'misogynistic') {
      return [
        {
          ...base,
          source: 'rude-talk',
          linear: { offence: bad(0.4) },
          trees: { toxicity: bad(0.4) },
        },
      ];
    }
    return [
      { ...base, source: 'rude-talk', linear: { attack: fair(0.05) }, trees: { personAttack: fair(0.05) } },
    ];
  });
}

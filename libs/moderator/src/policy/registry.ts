import type { Act } from '@rostrum/domain';
import { CLOSE, HANDOVER, OPEN, TIME } from './announcements.ts';
import type { Registration } from './registration.ts';
import { AIRTIME } from './rules/airtime.ts';
import { CARE } from './rules/care.ts';
import { COOLING_OFF } from './rules/cooling-off.ts';
import { EVIDENCE } from './rules/evidence.ts';
import { FLOOD } from './rules/flood.ts';
import { HEAT } from './rules/heat.ts';
import { INJECTION } from './rules/injection.ts';
import { LULL } from './rules/lull.ts';
import { OFF_TOPIC } from './rules/off-topic.ts';
import { PERSON_ATTACK } from './rules/person-attack.ts';
import { PRIVACY } from './rules/privacy.ts';
import { QUIET } from './rules/quiet.ts';
import { SEVERE } from './rules/severe.ts';
import { STEELMAN } from './rules/steelman.ts';
import { SUMMARY } from './rules/summary.ts';
import { UNANSWERED } from './rules/unanswered.ts';

/** The trigger and the rule of every intervention. Its words are in `INTERVENTION_WORDS`, its row in the help in `HELP`. */
export const POLICY: { readonly [Name in Act]: Registration } = {
  open: OPEN,
  time: TIME,
  handover: HANDOVER,
  airtime: AIRTIME,
  quiet: QUIET,
  lull: LULL,
  evidence: EVIDENCE,
  unanswered: UNANSWERED,
  offTopic: OFF_TOPIC,
  steelman: STEELMAN,
  heat: HEAT,
  personAttack: PERSON_ATTACK,
  severe: SEVERE,
  care: CARE,
  privacy: PRIVACY,
  flood: FLOOD,
  summary: SUMMARY,
  injection: INJECTION,
  coolingOff: COOLING_OFF,
  callHost: { on: 'follows', after: 'personAttack' },
  standDown: { on: 'people' },
  correction: { on: 'people' },
  close: CLOSE,
};

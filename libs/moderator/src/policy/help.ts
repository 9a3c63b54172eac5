import { atPaceMs, type Act } from '@rostrum/domain';
import * as m from '@rostrum/words/moderator-help';
import { POLICY_LIMITS } from './restraint-limits.ts';

/** What an intervention does, when, and who sees it, in the language of its reader. */
type HelpRow = { readonly does: string; readonly when: string; readonly to: string };

const seconds = (ms: number) => ms / 1_000;

function row(does: () => string, when: () => string, to: () => string): HelpRow {
  return {
    get does() {
      return does();
    },
    get when() {
      return when();
    },
    get to() {
      return to();
    },
  };
}

/** The row of every intervention in the help. */
export const HELP: Readonly<Record<Act, HelpRow>> = {
  open: row(m.openDoes, m.openWhen, m.toEverybody),
  handover: row(m.handoverDoes, m.handoverWhen, m.toEverybody),
  time: row(m.timeDoes, m.timeWhen, m.toEverybody),
  close: row(m.closeDoes, m.closeWhen, m.toEverybody),
  airtime: row(m.airtimeDoes, () => m.airtimeWhen({ factor: POLICY_LIMITS.airtimeFactor }), m.toYou),
  quiet: row(m.quietDoes, m.quietWhen, m.toYou),
  lull: row(
    m.lullDoes,
    () =>
      m.lullWhen({
        spoken: seconds(POLICY_LIMITS.lullMs),
        written: seconds(atPaceMs({ pace: 'written' }, POLICY_LIMITS.lullMs)),
      }),
    m.toEverybody,
  ),
  evidence: row(m.evidenceDoes, m.evidenceWhen, m.toEverybody),
  unanswered: row(
    m.unansweredDoes,
    () => m.unansweredWhen({ turns: POLICY_LIMITS.unansweredTurns }),
    m.toEverybody,
  ),
  offTopic: row(
    m.offTopicDoes,
    () => m.offTopicWhen({ messages: POLICY_LIMITS.offTopicMessages }),
    m.toYouThenEverybody,
  ),
  steelman: row(m.steelmanDoes, m.steelmanWhen, m.toYou),
  heat: row(m.heatDoes, m.heatWhen, m.toYou),
  personAttack: row(m.personAttackDoes, m.personAttackWhen, m.toYouAndHost),
  severe: row(m.severeDoes, m.severeWhen, m.severeTo),
  care: row(m.careDoes, m.careWhen, m.careTo),
  privacy: row(m.privacyDoes, m.privacyWhen, m.toYouAndHost),
  flood: row(
    m.floodDoes,
    () =>
      m.floodWhen({
        messages: POLICY_LIMITS.floodMessages,
        seconds: seconds(POLICY_LIMITS.floodWindowMs),
        times: POLICY_LIMITS.sameText,
      }),
    m.toYou,
  ),
  summary: row(m.summaryDoes, m.summaryWhen, m.toEverybody),
  injection: row(m.injectionDoes, m.injectionWhen, m.toYou),
  coolingOff: row(m.coolingOffDoes, m.coolingOffWhen, m.toEverybody),
  callHost: row(m.callHostDoes, m.callHostWhen, m.toHost),
  standDown: row(m.standDownDoes, m.standDownWhen, m.toEverybody),
  correction: row(m.correctionDoes, m.correctionWhen, m.toEverybody),
};

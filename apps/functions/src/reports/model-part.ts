import type { DebateReport, Message, ModelFailure, Result, Room, Side } from '@rostrum/domain';
import type { Cases } from '@rostrum/moderator/language-model';
import { modelVerdict, withModelLines } from '@rostrum/moderator/report';
import { log } from '../logging/log.ts';
import type { ModelDesk } from '../models/ask-model.ts';
import { chooseLines, judgeCases } from '../models/calls.ts';

type Sided = Message & { side: Side };

/**
 * The report with lines that a language model chose, and its verdict. Each replaces the engine's own only if all of
 * it is usable; otherwise the engine's own part says that a model failed. The model does not judge what the engine could not judge, and is not asked if the host has paused
 * the AI. No failure of a model stops a report. @param said the messages of the record, in order
 */
export async function withModelPart(
  desk: ModelDesk,
  room: Room,
  report: DebateReport,
  said: readonly Message[],
): Promise<DebateReport> {
  if (room.debate.moderatorPaused) return report;
  const messages = said.filter((message): message is Sided => message.side !== null);
  const account = { roomId: room.id, uid: room.hostId };
  const { notJudged } = report;
  const lines = notJudged.summary
    ? undefined
    : await given(chooseLines(desk, account, room.motion, messages));
  const verdicts = notJudged.verdict
    ? undefined
    : await given(judgeCases(desk, account, casesIn(room, messages)));
  const withLines = lines && withModelLines(report, lines, messages);
  return {
    ...(withLines?.ok ? withLines.value : withoutModelLines(report)),
    verdict: verdicts ? modelVerdict(verdicts) : withoutModel(report.verdict),
  };
}

/** The engine's own lines; they say that a model failed if one was asked. */
function withoutModelLines(report: DebateReport): DebateReport {
  const isAsked = !report.notJudged.summary;
  return isAsked ? { ...report, summary: { ...report.summary, engine: 'embeddedInstead' } } : report;
}

function withoutModel(verdict: DebateReport['verdict']): DebateReport['verdict'] {
  return verdict && { ...verdict, engine: 'embeddedInstead' };
}

async function given<Value>(asked: Promise<Result<Value, ModelFailure>>): Promise<Value | undefined> {
  try {
    const answer = await asked;
    return answer.ok ? answer.value : undefined;
  } catch (error) {
    log('modelLeftOut', { error });
    return undefined;
  }
}

function casesIn({ motion }: Room, messages: readonly Sided[]): Cases {
  const of = (side: Side) => messages.flatMap((message) => (message.side === side ? [message.text] : []));
  return { motion, for: of('for'), against: of('against') };
}

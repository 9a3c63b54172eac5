import type * as z from 'zod/mini';
import { faultDaySchema } from '../browser-faults/documents.ts';
import { debateEventSchema } from '../debate/events.ts';
import { comparisonSchema } from '../feedback/comparison.ts';
import { appealDocumentSchema } from './appeal.ts';
import { mapCorrectionSchema } from './argument-map.ts';
import { ballotSchema, receivedBallotSchema } from './ballot.ts';
import { judgeBallotDocumentSchema, panelDecisionSchema } from './judging.ts';
import { apartSchema, blockSchema, followSchema } from './bond.ts';
import { callSchema } from './call.ts';
import { caseSchema, filedReportSchema, receiptSchema, reportingSchema } from './case.ts';
import { catalogueSheetSchema } from './catalogue.ts';
import { chatSchema } from './chat.ts';
import { debateMapSchema, debateReportSchema } from './debate-report.ts';
import { decisionRecordSchema, decisionSchema, houseAppealSchema } from './decision.ts';
import { keptDraftSchema } from './draft.ts';
import { erasureSchema } from './erasure.ts';
import { feedbackSchema } from './feedback.ts';
import { findableSchema } from './findable.ts';
import { flagSchema } from './flag.ts';
import { hiddenWordsSchema } from './hidden-words.ts';
import { houseLogEntrySchema, houseLogHeadSchema } from './house-log.ts';
import { identityRecordSchema, webhookMessageSchema } from './identity-record.ts';
import { captionSchema } from './caption.ts';
import { careSchema } from './care.ts';
import { interventionSchema, unfairSchema } from './intervention.ts';
import { invitationSchema } from './invitation.ts';
import { lessonProgressSchema } from './lesson-progress.ts';
import { messageSchema, reactionDocumentSchema } from './message.ts';
import { modelBreakerSchema, modelShardSchema, spentSchema } from './model-usage.ts';
import { moderatorSchema } from './moderator.ts';
import { noticeSchema } from './notice.ts';
import { heldNamesSchema, profileSchema, usernameSchema } from './profile.ts';
import { deliverySchema, deviceSchema, reachSchema } from './reach.ts';
import { countsSchema, memberSchema, roomSchema } from './room.ts';
import { answeredCommandSchema, roomCodeDocumentSchema, triesSchema } from './server-only.ts';
import { seekerSchema } from './seeker.ts';
import { standingSchema } from './standing.ts';
import { suggestionSchema } from './suggestion.ts';
import {
  topicCountedSchema,
  topicMotionSchema,
  topicSchema,
  topicTurnSchema,
  topicVoteSchema,
} from './topic.ts';
import { unclaimedFileSchema } from './unclaimed-file.ts';
import { unreadableSchema } from './unreadable.ts';
import { serverFaultDaySchema } from '../operations/server-faults.ts';
import { lastRunSchema, signInsSchema } from '../operations/signs-of-life.ts';
import { userSchema } from './user.ts';
import { voteSchema } from './vote.ts';
import { welcomeSchema } from './welcome.ts';

/**
 * The schema of every stored document, by its path with `*` for each id. A place without a row stores nothing. Fields
 * that a schema does not name, such as `expiresAt`, serve only the database.
 */
export const DOCUMENT_SCHEMAS = {
  'users/*': userSchema,
  'profiles/*': profileSchema,
  'usernames/*': usernameSchema,
  'findable/*': findableSchema,
  'follows/*': followSchema,
  'blocks/*': blockSchema,
  'apart/*': apartSchema,
  'invitations/*': invitationSchema,
  'people/*/notices/*': noticeSchema,
  'people/*/private/welcome': welcomeSchema,
  'people/*/private/identity': identityRecordSchema,
  'people/*/private/standing': standingSchema,
  'people/*/private/heldNames': heldNamesSchema,
  'people/*/private/reporting': reportingSchema,
  'people/*/private/reach': reachSchema,
  'people/*/devices/*': deviceSchema,
  'people/*/deliveries/*': deliverySchema,
  'people/*/calls/*': callSchema,
  'people/*/commands/*': answeredCommandSchema,
  'erasures/*': erasureSchema,
  'webhookMessages/*': webhookMessageSchema,
  'progress/*/lessons/*': lessonProgressSchema,
  'topics/*': topicSchema,
  'topics/*/votes/*': topicVoteSchema,
  'topics/*/server/turn': topicTurnSchema,
  'topics/*/server/counted': topicCountedSchema,
  'cases/*': caseSchema,
  'cases/*/filed/*': filedReportSchema,
  'receipts/*': receiptSchema,
  'decisions/*': decisionSchema,
  'decisions/*/private/record': decisionRecordSchema,
  'houseAppeals/*': houseAppealSchema,
  'houseLog/*': houseLogEntrySchema,
  'house/logHead': houseLogHeadSchema,
  'topicMotions/*': topicMotionSchema,
  'catalogue/*': catalogueSheetSchema,
  'seekers/*': seekerSchema,
  'rooms/*': roomSchema,
  'rooms/*/members/*': memberSchema,
  'rooms/*/messages/*': messageSchema,
  'rooms/*/messages/*/reactions/*': reactionDocumentSchema,
  'rooms/*/messages/*/hidden/words': hiddenWordsSchema,
  'rooms/*/interventions/*': interventionSchema,
  'rooms/*/interventions/*/unfair/*': unfairSchema,
  'rooms/*/captions/*': captionSchema,
  'rooms/*/care/*': careSchema,
  'rooms/*/drafts/*': keptDraftSchema,
  'rooms/*/events/*': debateEventSchema,
  'rooms/*/backchannel/*': chatSchema,
  'rooms/*/backchannel/*/hidden/words': hiddenWordsSchema,
  'rooms/*/votes/*': voteSchema,
  'rooms/*/flags/*': flagSchema,
  'rooms/*/appeals/*': appealDocumentSchema,
  'rooms/*/report/debate': debateReportSchema,
  'rooms/*/report/map': debateMapSchema,
  'rooms/*/report/decision': panelDecisionSchema,
  'rooms/*/judgeBallots/*': judgeBallotDocumentSchema,
  'rooms/*/corrections/*': mapCorrectionSchema,
  'rooms/*/feedback/*': feedbackSchema,
  'rooms/*/ballots/*': ballotSchema,
  'rooms/*/received/*': receivedBallotSchema,
  'rooms/*/server/counts': countsSchema,
  'rooms/*/server/moderator': moderatorSchema,
  'rooms/*/commands/*': answeredCommandSchema,
  'roomCodes/*': roomCodeDocumentSchema,
  'comparisons/*': comparisonSchema,
  'suggestions/*': suggestionSchema,
  'unclaimedFiles/*': unclaimedFileSchema,
  'rateLimits/*': triesSchema,
  'modelUsage/*/shards/*': modelShardSchema,
  'modelUsage/breaker': modelBreakerSchema,
  'modelBudgets/*': spentSchema,
  'browserFaults/*': faultDaySchema,
  'serverFaults/*': serverFaultDaySchema,
  'lastRuns/*': lastRunSchema,
  'signIns/*': signInsSchema,
  'unreadable/*': unreadableSchema,
} as const satisfies Record<string, z.ZodMiniType>;

/** The place of a document: its path with `*` for each id. */
export type Place = keyof typeof DOCUMENT_SCHEMAS;

const isPlace = (name: string): name is Place => Object.hasOwn(DOCUMENT_SCHEMAS, name);

/** The place of the document at a path; undefined if nothing is stored there. */
export function placeOf(path: string): Place | undefined {
  const names = path.split('/');
  const place = names.map((name, at) => (at % 2 === 1 ? '*' : name)).join('/');
  const named = `${place.slice(0, -1)}${names.at(-1)}`;
  return [named, place].find(isPlace);
}

/** The schema of the document at a path; undefined if nothing is stored there. */
export function documentSchemaAt(path: string): z.ZodMiniType | undefined {
  const place = placeOf(path);
  return place && DOCUMENT_SCHEMAS[place];
}

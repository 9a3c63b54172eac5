import * as z from 'zod/mini';
import { messageIdSchema, roomIdSchema, topicIdSchema, uidSchema } from '../ids.ts';

/** The subjects of the house's cases. */
export const caseSubjectSchema = z.discriminatedUnion('kind', [
  /** Its motion, or the conduct in it. */
  z.object({ kind: z.literal('room'), roomId: roomIdSchema }),
  z.object({ kind: z.literal('message'), roomId: roomIdSchema, messageId: messageIdSchema }),
  /** A line of the backchannel. */
  z.object({ kind: z.literal('chatLine'), roomId: roomIdSchema, lineId: messageIdSchema }),
  /** A judge's reason for their decision. */
  z.object({ kind: z.literal('judgeReason'), roomId: roomIdSchema, uid: uidSchema }),
  /** A name, a bio, or a person's behaviour. */
  z.object({ kind: z.literal('person'), uid: uidSchema }),
  z.object({ kind: z.literal('photo'), uid: uidSchema }),
  z.object({ kind: z.literal('topic'), topicId: topicIdSchema }),
  /** A topic that waits for the house to publish it. Nobody reports it: the moderator opens its case. */
  z.object({ kind: z.literal('waitingTopic'), topicId: topicIdSchema }),
]);
export type CaseSubject = z.infer<typeof caseSubjectSchema>;
export type SubjectKind = CaseSubject['kind'];

/** A subject has one case: its id follows from the subject. */
export function caseIdOf(subject: CaseSubject): string {
  switch (subject.kind) {
    case 'room':
      return `room-${subject.roomId}`;
    case 'message':
      return `message-${subject.roomId}-${subject.messageId}`;
    case 'chatLine':
      return `chatLine-${subject.roomId}-${subject.lineId}`;
    case 'judgeReason':
      return `judgeReason-${subject.roomId}-${subject.uid}`;
    case 'person':
      return `person-${subject.uid}`;
    case 'photo':
      return `photo-${subject.uid}`;
    case 'topic':
      return `topic-${subject.topicId}`;
    case 'waitingTopic':
      return `waitingTopic-${subject.topicId}`;
  }
}

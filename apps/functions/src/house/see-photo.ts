import {
  accept,
  decisionPath,
  decisionRecordPath,
  decisionRecordSchema,
  decisionSchema,
  refuse,
} from '@rostrum/domain';
import { ownBucket } from '../admin.ts';
import { readHeldPhoto } from '../pictures/held-photo.ts';
import { readStored } from '../unreadable/read-stored.ts';
import type { HouseHandler } from './context.ts';

/** Shows a removed photo to a member of the house, who may have to decide its appeal. */
export const seePhoto: HouseHandler<'seePhoto'> = async ({ db, tx, uid }, { decisionId }) => {
  const refs = [decisionPath(decisionId), decisionRecordPath(decisionId)].map((path) => db.doc(path));
  const [stored, recorded] = await tx.getAll(...refs);
  const decision = readStored(decisionSchema, stored);
  if (!decision?.acts.some(({ act }) => act === 'removePhoto')) return refuse('decision-unknown');
  if (decision.about === uid) return refuse('case-own');
  const photoURL = readStored(decisionRecordSchema, recorded)?.before['photoURL'] ?? '';
  const webp = await readHeldPhoto(ownBucket(), decision.about, photoURL);
  return accept({ answer: { webp: webp?.toString('base64') ?? null } });
};

import { createHash } from 'node:crypto';
import { motionFingerprint, topicMotionPath } from '@rostrum/domain';

/** The path of the document that names the published topic with the words of a motion. */
export function motionPath(motion: string): string {
  return topicMotionPath(createHash('sha256').update(motionFingerprint(motion)).digest('hex'));
}

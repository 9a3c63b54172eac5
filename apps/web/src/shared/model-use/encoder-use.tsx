import { useEnv } from '../../env-context.ts';

/** Who turns sentences into numbers, if it is not our own server. */
export function EncoderUse() {
  const { sentenceEncoder } = useEnv();
  if (!sentenceEncoder) return null;
  return (
    <>
      So that the moderator can compare meanings, {sentenceEncoder} turns sentences into numbers. It is sent
      the words of messages and the motion, without names.
    </>
  );
}

import * as m from '@rostrum/words/model-use';
import { useEnv } from '../../env-context.ts';

/** Who turns sentences into numbers, if it is not our own server. */
export function EncoderUse() {
  const { sentenceEncoder } = useEnv();
  return sentenceEncoder ? m.encoderUse({ encoder: sentenceEncoder }) : null;
}

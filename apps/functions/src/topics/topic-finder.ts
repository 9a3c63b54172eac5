import type { Encoder } from '@rostrum/moderator/reader';
import { openTopicFinder, type TopicFinder } from '@rostrum/moderator/topics';
import { motionBank, motionVectors } from '../bank/motion-bank.ts';
import { log } from '../logging/log.ts';
import { encodersOf } from '../meaning/encoder-choice.ts';

let opening: Promise<TopicFinder> | undefined;

/** What this instance finds topics with; opened at the first wish. A failed attempt is not kept. */
export async function topicFinder(): Promise<TopicFinder> {
  try {
    return await (opening ??= open());
  } catch (error) {
    opening = undefined;
    throw error;
  }
}

async function open(): Promise<TopicFinder> {
  const bank = await motionBank();
  for (const encoder of encodersOf(tellOperator)) {
    const vectors = await motionVectors(encoder);
    if (vectors) return openTopicFinder(bank, vectors, tellingEncode(encoder));
  }
  return openTopicFinder(bank, undefined, null);
}

/** Topics are then found by words alone; the operator learns why. */
function tellingEncode({ encode }: Encoder): Encoder['encode'] {
  return async (texts) => {
    try {
      return await encode(texts);
    } catch (error) {
      log('topicsByWords', { error });
      throw error;
    }
  };
}

function tellOperator(problem: string): void {
  log('topicsWithoutEncoder', { problem });
}

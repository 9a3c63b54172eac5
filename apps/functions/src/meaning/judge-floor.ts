import {
  openReader,
  openTopicReader,
  type Encoder,
  type ScreeningReader,
  type TopicReader,
} from '@rostrum/moderator/reader';
import { judgeTopicTwice, judgeTwice, type Judge, type ReadOtherLanguages } from '@rostrum/rooms';
import { log } from '../logging/log.ts';
import { encodersOf } from './encoder-choice.ts';
import { openForEncoder } from './open-for-encoder.ts';
import { otherLanguages } from './other-languages.ts';

let opened: ScreeningReader | undefined;

/** This instance's second reader. Its model loads at the first words that it reads. */
export function secondReader(): ScreeningReader {
  opened ??= openForEncoder(encodersOf(tellOperator), readerWith, tellOperator) ?? NO_READER;
  return opened;
}

function readerWith(encoder: Encoder): ScreeningReader {
  return openReader(encoder, (error) => log('readerGaveNothing', { error }));
}

let openedTopics: TopicReader | undefined;

/** This instance's reader of topics. */
function topicReader(): TopicReader {
  openedTopics ??= openForEncoder(encodersOf(tellOperator), topicReaderWith, tellOperator) ?? NO_TOPIC_READER;
  return openedTopics;
}

function topicReaderWith(encoder: Encoder): TopicReader {
  return openTopicReader(encoder, (error) => log('topicReaderGaveNothing', { error }));
}

/** Without figures for an encoder words alone call nothing off topic. */
const NO_TOPIC_READER: TopicReader = {
  suspects: ({ flag }) => flag,
  read: async (relevance) => ({ ...relevance, flag: false }),
};

/** Without figures for an encoder nothing is read twice. */
const NO_READER: ScreeningReader = { suspects: () => [], read: async () => undefined };

function tellOperator(problem: string): void {
  log('readerWithoutEncoder', { problem });
}

/** How words on the floor and in the backchannel are judged. */
export const judgeFloor: Judge = (words) =>
  judgeTopicTwice(judgeTwice(secondReader(), readOthers), topicReader())(words);

const readOthers: ReadOtherLanguages = async (text, names) => {
  const { foreignLanguage, readOtherLanguages } = await otherLanguages();
  return { findings: readOtherLanguages(text, names), foreign: foreignLanguage(text) };
};

/** Loads the reader's model and the other languages before anybody waits for them. */
export async function warmUpReader(): Promise<void> {
  await Promise.all([secondReader().read('Good morning, everybody.', []), otherLanguages()]);
}

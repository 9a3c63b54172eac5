import type { Finding, SignalKind } from '@rostrum/moderator';
import type { TopicReader } from '@rostrum/moderator/reader';
import type { Judge, WordsInContext } from './judge-words.ts';

type Judged = Awaited<ReturnType<Judge>>;

/**
 * The same judgement, in which words that look far from the debate are read by meaning before anything happens. All others
 * wait for nothing.
 */
export function judgeTopicTwice(judge: Judge, reader: TopicReader): Judge {
  return (words) => {
    const judged = judge(words);
    return judged instanceof Promise
      ? judged.then((done) => readTopic(done, words, reader))
      : readTopic(judged, words, reader);
  };
}

function readTopic(
  judged: Judged,
  { text, motion, heard }: WordsInContext,
  reader: TopicReader,
): Judged | Promise<Judged> {
  const context = { text, motion, said: heard.map((one) => one.text) };
  const relevance = Object.values(judged.signals).find(({ kind }) => kind === 'relevance');
  if (!relevance || !reader.suspects(relevance, context)) return judged;
  return reader.read(relevance, context).then((read) => ({ ...judged, signals: withRead(judged, read) }));
}

function withRead({ signals }: Judged, read: Finding<SignalKind>): readonly Finding<SignalKind>[] {
  return Object.values(signals).map((finding) => (finding.kind === read.kind ? read : finding));
}

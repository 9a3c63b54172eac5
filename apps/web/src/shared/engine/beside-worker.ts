import { listLoadedFiles } from '../offline/loaded-files.ts';
import { answerJob, type ToWorker } from './answer-job.ts';

/** One program for every job, so that what two of them share is fetched once. */
const hear = answerJob((answered) => postMessage(answered), reportError);
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => hear(data));
listLoadedFiles();

import { answerEach } from '../../../engine/answer-each.ts';
import { readTopicStart } from './read-map-text.ts';

answerEach(readTopicStart);

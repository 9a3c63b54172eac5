import { answerEach } from '../../../../shared/engine/answer-each.ts';
import { readTopicStart } from './read-map-text.ts';

answerEach(readTopicStart);

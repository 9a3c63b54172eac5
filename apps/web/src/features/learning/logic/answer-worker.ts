import { answerEach } from '../../../shared/engine/answer-each.ts';
import { createAnswerCheck } from './answer-check.ts';

answerEach(createAnswerCheck());

import { answerEach } from '../../../engine/answer-each.ts';
import { mapDrawer } from './draw-map.ts';

answerEach(mapDrawer());

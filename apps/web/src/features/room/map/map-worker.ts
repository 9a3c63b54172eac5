import { answerEach } from '../../../shared/engine/answer-each.ts';
import { mapDrawer } from './draw-map.ts';

answerEach(mapDrawer());

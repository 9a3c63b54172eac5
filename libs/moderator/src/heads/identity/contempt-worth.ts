import { GROUP, type Contempt } from './contempt-words.ts';

/** Worth that is denied to a group. */
export const WORTH: Contempt = [
  [
    'worth that is denied to a group',
    0.75,
    `(?:nothing|not a thing) (?:good|positive|nice|beautiful|likeable|lovable|human|worth \\w+)(?: \\w+){0,4} (?:about|in|with|from) ${GROUP}`,
  ],
  [
    'worth that is denied to a group',
    0.7,
    `(?:no|not one|not a single) GROUP(?: people| person)? (?:\\w+ ){0,1}(?:is|are|has|have|can|could|will|should|deserves?) (?!have to)(?:\\w+ ){0,2}(?:(?<!ha(?:s|ve) )ever|good|smart|capable|worth|trust\\w*|honest|decent|human|equal|respect|exist|live|rights)`,
  ],
  [
    'worth that is denied to a group',
    0.75,
    `GROUP(?: people)? (?:\\w+ ){0,2}(?:don't|do not|doesn't|does not|never|didn't) (?:\\w+ )?deserve(?! (?:this|that|it|such|your|to (?:be|get|suffer|have to|face|die|lose|hear))(?![a-z]))`,
  ],
  [
    'worth that is denied to a group',
    0.75,
    `(?:don't|do not|can't|cannot|never|hard to|impossible to|refuse to|won't) (?:\\w+ )?(?:see|view|regard|consider|think of|treat|accept|respect|call) ${GROUP}(?: people)? (?:as |to be )?(?:human|humans|equal|equals|people|normal|real|one of us|women|men)`,
  ],
  [
    'worth that is denied to a group',
    0.75,
    `(?:no|zero|never any|don't have any|don't feel any|not an ounce of) (?:\\w+ )?(?:respect|sympathy|pity|compassion|mercy|love|patience|empathy|use) (?:left )?(?:for|towards) ${GROUP}`,
  ],
  [
    'worth that is denied to a group',
    0.75,
    `GROUP (?:(?!not|never)\\w+ ){0,4}(?:less than|beneath|below|not as good as|inferior to|lower than) (?:human|us|me|men|animals|dogs|dirt|normal|everyone|everybody|people|shit)`,
  ],
  [
    'worth that is denied to a group',
    0.75,
    `GROUP (?:\\w+ ){0,3}(?:can't|cannot|can not|shouldn't|should not|must not|don't|do not|doesn't|never|should never) (?!have to)(?:\\w+ ){0,2}(?:trusted|tolerated|exist|breathe|live|breed|reproduce|deserve(?! (?:this|that|it|such|these|your|to (?:be \\w+ed|be killed|die|suffer))(?![a-z]))|belong|matter|be born|count)`,
  ],
  [
    'worth that is denied to a group',
    0.8,
    `GROUP(?: people)? (?:\\w+ ){0,2}deserves? (?:no|zero|nothing|neither)`,
  ],
  [
    'worth that is denied to a group',
    0.8,
    `GROUP(?: people)? (?:aren't|are not|isn't|is not|are hardly|are barely|are scarcely|are never) (?:even |really |truly |actually |fully )?(?:humans?|people|persons|fit to (?:lead|live|rule|govern|raise|be|exist|breathe|breed|vote|serve|teach)|worthy of|worth (?:my|our|anything|a)|of any (?:use|value|worth)|any use|any good)(?! (?:who|that|of colou?r))`,
  ],
  [
    'worth that is denied to a group',
    0.75,
    `GROUP(?: people)? (?:are|is) (?:of )?no (?:use|good|value|worth)(?![a-z])`,
  ],
  [
    'worth that is denied to a group',
    0.75,
    `GROUP(?: people)? (?:have|has) (?:never|not once|yet to) (?:\\w+ )?(?:contributed|achieved|invented|built|created|done|accomplished|produced|offered|given) (?:us |the world |society |humanity )?(?:anything|a thing|a single|nothing|one (?:good|useful)|any(?:thing)? (?:good|useful|of value))`,
  ],
  [
    'worth that is denied to a group',
    0.8,
    `GROUP(?: people)? (?:have|has) no (?:right|reason|business) to (?:exist|live|breathe|be (?:here|alive|born|among us))`,
  ],
  [
    'worth that is denied to a group',
    0.7,
    `GROUP(?: people)? (?:shouldn't|should not|must not|should never|ought not to) (?!have to (?:live|exist|breathe))(?:even |ever )?(?:have|get|be given|be granted|be allowed) (?:to have )?(?:any |equal |human )?(?:rights|opinions|dignity|freedoms?|to (?:exist|live|breathe|breed|reproduce|procreate|have (?:children|kids|babies))|children|kids|babies)(?! to (?!exist|live|breathe))`,
  ],
  [
    'worth that is denied to a group',
    0.75,
    `(?:are|is) ${GROUP}(?: people)? (?:even|really|actually|truly) (?:humans?|people|capable|sentient)`,
  ],
];

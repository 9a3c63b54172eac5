import { GROUP, type Contempt } from './contempt-words.ts';

/** Harm to a group, a wish for harm, and a wish that the group were gone. */
export const HARM: Contempt = [
  [
    'a wish that a group were gone',
    0.75,
    `(?:send|ship|kick|throw|drive|chase|sweep|force) ${GROUP} (?:\\w+ ){0,2}(?:back|out|home|away)(?! (?:to (?:school|work|college)|to safety|pain))`,
  ],
  [
    'harm that a group should suffer',
    0.8,
    `GROUP(?: people)? (?:\\w+ ){0,2}(?:need|needs|deserve|deserves|could use) (?:a|an|some|the|to get a) (?:\\w+ ){0,2}(?:beating|bullet|bullets|lesson|punch|kicking|noose|rope|slap|hiding|thrashing|death|rape|chair|chamber)`,
  ],
  [
    'harm that a group should suffer',
    0.8,
    `GROUP(?: people)? (?:\\w+ ){0,2}(?:(?:should|must) (?:\\w+ ){0,2}(?:bleed|suffer|die|drown)|(?:can|should|must|could|may) (?:\\w+ ){0,2}(?:fuck|rot|choke|burn|drop dead|go to hell|kill themselves|hang themselves))`,
  ],
  [
    'harm that a group should suffer',
    0.8,
    `GROUP(?: people)? (?:\\w+ ){0,1}(?:will|are going to|gonna) (?:\\w+ ){0,1}(?:die|bleed|burn|pay for|suffer) (?:\\w+ ){0,4}(?:my|our|me|us)`,
  ],
  [
    'harm that a group should suffer',
    0.8,
    `GROUP(?: people)? (?:\\w+ ){0,3}(?:should|must) (?:\\w+ ){0,2}be (?:dead|gone|extinct|hanged|shot|killed|executed|wiped)`,
  ],
  [
    'a wish that a group were gone',
    0.8,
    `(?:better|happier|safer|cleaner|nicer|richer|best)(?: off| place| world| country| society)? (?:without|if there were no|with no|with fewer|with less) ${GROUP}`,
  ],
  [
    'a wish that a group were gone',
    0.8,
    `(?:get|got|getting|be|rid the world|clean the \\w+|cleanse \\w+) rid of ${GROUP}`,
  ],
  [
    'a wish that a group were gone',
    0.65,
    `(?:world|country|city|town|nation|place|planet|streets?|society)(?: \\w+){0,2} (?:without|free of|clean of|cleansed of) ${GROUP}`,
  ],
  ['a wish that a group were gone', 0.75, `(?:had|have|has) (?:\\w+ )?(?:enough|it) (?:of|with) ${GROUP}`],
  ['a wish that a group were gone', 0.7, `too many(?: of)? ${GROUP}`],
  [
    'a wish that a group were gone',
    0.8,
    `GROUP (?:\\w+ ){0,3}(?:out of|leave|go back to|get out of|back to) (?:our|my|this|your|their|where)`,
  ],
  ['a wish that a group were gone', 0.8, `only good GROUP is`],
  [
    'a place where a group is put',
    0.8,
    `GROUP (?:\\w+ ){0,4}(?:belong|belongs|back|stay|live|rot|remain|kept|put|locked|locked up|should be|ought to be) (?:in|inside|behind|to|under) (?:the |a |an |their |our )?(?:kitchen|zoo|zoos|cage|cages|trash|garbage|gutter|bin|dump|sewer|sewers|jungle|oven|ovens|gas|camp|camps|hell|jail|prison|bars|asylum|asylums|chains|ground|desert|stone age|caves?|bedroom|mental|psych)`,
  ],
  [
    'harm to a group',
    0.9,
    `(?:i|we)(?:'ll|'m going to|'m gonna|m gonna|'d love to| will| would love to| want to| am going to| are going to|'re going to|'re gonna| can't wait to)(?: \\w+)? (?:beat up|run over|wipe out|mow down|gun down|hunt down|blow up|string up|finish off|put down) ${GROUP}`,
  ],
  ['harm to a group', 0.75, `(?:we're|we are|i'm|i am) coming for (?:you |your )?${GROUP}`],
  [
    'harm that a group should suffer',
    0.85,
    `(?:^may|^let|i want|i wish|i hope)(?: to see)? ${GROUP}(?: people)? (?:to )?(?:rot|bleed|burn|choke|perish|drown|starve|be wiped out)(?![a-z])`,
  ],
  [
    'harm that a group should suffer',
    0.85,
    `GROUP(?: people)? (?:\\w+ ){0,2}(?:should|must|need to|needs to|have to|has to|ought to|deserve to) (?:\\w+ ){0,2}be (?:exterminated|eradicated|enslaved|rounded up|wiped out|culled|put down|sterili[sz]ed|castrated|hunted|caged|chained|whipped|erased|purged|(?:treated|kept|penned) like (?:BEAST|dogs|animals|cattle|slaves))`,
  ],
  [
    'harm that a group should suffer',
    0.75,
    `GROUP(?: people)? (?:\\w+ ){0,2}(?:punished|jailed|arrested|killed|fined) (?:just )?for (?:existing|being alive|breathing)`,
  ],
  [
    'a wish that a group were gone',
    0.75,
    `GROUP(?: people)? (?:\\w+ ){0,1}(?:should|must|need to|have to|ought to) (?:\\w+ )?be (?:removed|erased|banned|expelled|banished|thrown out|wiped) (?:out of |from |off )(?:\\w+ )?(?:country|society|earth|planet|world|nation|land|map|face)`,
  ],
  [
    'a wish that a group were gone',
    0.75,
    `deport (?:all|every)(?: single)?(?: of)?(?: the| these| those)? GROUP`,
  ],
  [
    'a wish that a group were gone',
    0.75,
    `(?:better|safer|cleaner|nicer|fine|great|peaceful|happier) (?:before|until) ${GROUP}(?: people)? (?:came|arrived|moved|showed|existed|got|were)`,
  ],
  [
    'a wish that a group were gone',
    0.75,
    `why (?:can't|don't|won't) ${GROUP}(?: people)? just (?:leave|go|die|disappear|vanish|behave|shut up|be normal)`,
  ],
];

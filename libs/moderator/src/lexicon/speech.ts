import { adjectives, list, nouns, verbs } from './inflect.ts';
import type { WordClass } from './word-class.ts';

/** Words that decide the meaning of a hard word in its context. */
export const SPEECH: readonly (readonly [WordClass, readonly string[]])[] = [
  [
    'negation',
    list(`not no never none nobody nothing neither nor without hardly don't doesn't didn't isn't aren't wasn't weren't
      won't wouldn't can't cannot couldn't shouldn't ain't dont doesnt didnt isnt arent wasnt werent wont wouldnt cant couldnt
      shouldnt aint haven't hasn't hadn't refuse far_from`),
  ],
  [
    'reporting',
    [
      ...list(`say says said saying call calls called calling claim claims claimed claiming tell tells told telling write writes wrote
        writing written think thinks thought thinking believe believes believed believing shout shouts shouted shouting yell
        yelling yelled chant chanting post posts posted posting tweet tweets tweeted tweeting quote quoted quotes quoting
        accuse accused accuses accusing describe described describing suggest suggests suggesting suggested argue argues argued arguing
        wish wishes wished wishing imply implies implying implied joke jokes joked joking threaten threatened threatens threatening
        insult insulted insulting use used using word phrase term slur idea myth stereotype notion view comments
        statements sentence threats slogan slogans portray portrays portrayed portraying depict depicts depicted compared likened treat treats treated treating regard regards regarded refer refers referring label labels labelling labeling labelled labeled`),
    ],
  ],
  [
    'objection',
    [
      ...list(`racist racism sexist sexism misogyny misogynist misogynistic homophobic homophobia transphobic transphobia xenophobic xenophobia islamophobic
        islamophobia antisemitic antisemitism anti-semitic anti-semitism ableist ableism bigoted bigotry bigot bigots prejudice prejudiced hateful hurtful offensive offended offends
        unacceptable inexcusable dehumanising dehumanizing derogatory harmful abusive harassment hate_speech discriminate discriminates
        discriminating discrimination intolerance intolerant slurs stereotypes stereotype stereotyping wrong hurts horrible stop must_not should_not shouldn't
        not_okay not_ok never_okay consequences jail condemn condemns condemned denounce reject appalling shameful shocking
        disgraceful outrageous realise realize myth myths false untrue lie illegal crime ashamed dare
        disagree harassed bullied bullying victim victims victimized oppressed oppression persecuted persecution discriminated
        unfair unfairly injustice hatecrime hate_crimes hate_crime`),
    ],
  ],
  [
    'you',
    list(
      `you your yours yourself yourselves you're youre you've youve you'll youll you'd u ur ya yall y'all thou thee urself`,
    ),
  ],
  ['self', list(`i i'm im i've ive i'll i'd me my mine myself we we're us our ours ourselves`)],
  ['they', list(`they them their theirs themselves they're theyre those these themself`)],
  [
    'intensifier',
    list(`so very really such too absolutely completely totally utterly truly just nothing_but all pure simply obviously clearly
      massive complete total utter absolute huge big fucking damn bloody freaking most only always ever every`),
  ],
  [
    'debate',
    [
      ...nouns(`argument claim point idea case plan policy law reason example question assumption statement premise conclusion
        evidence source study statistic data fact view opinion position logic reasoning motion debate topic issue
        proposal system theory definition analogy comparison solution article post comment`),
      ...list(
        'because therefore however although evidence according research whether example rather perhaps unless',
      ),
    ],
  ],
  [
    'courtesy',
    list(`please thanks thank thankyou appreciate appreciated sorry apologise apologize apologies respectfully fair agree agreed agrees interesting
      understand understood helpful great good point_taken good_point fair_point delta perspective changed convinced welcome glad
      cheers kindly respect maybe perhaps might seems suppose guess curious`),
  ],
  [
    'obligation',
    list(
      `should must ought need needs deserve deserves deserved gonna gotta will shall going_to want wants have_to let's lets i'll we'll would better would_be let`,
    ),
  ],
  [
    'copula',
    list(
      `is are was were be been being am 're 's look looks sound sounds seem seems become becomes act acts acting`,
    ),
  ],
  ['all', list('all every each any these those such most many typical only kind kinds sort type')],
  [
    'positive',
    [
      ...adjectives(`great good nice lovely kind wonderful beautiful gorgeous amazing awesome fantastic brilliant excellent fun
        smart intelligent clever strong brave bright neat sweet happy proud talented handsome attractive pretty decent friendly honest
        valuable precious worthy loyal peaceful perfect best welcome fabulous inspiring delightful charming funny
        admirable superb outstanding generous equal deserving incredible extraordinary successful capable important`),
      ...verbs(
        'love adore like admire appreciate respect support celebrate embrace protect defend help cherish hug value enjoy trust accept thank salute welcome',
      ),
      ...list(
        'love loves loving worth equals human humans rights equal deserve right dignity solidarity pride',
      ),
    ],
  ],
];

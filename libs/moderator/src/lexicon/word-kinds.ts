/** Words by subject. A word can be of several kinds; the heads that count them decide what each kind means. */
const WORDS_OF: readonly (readonly [string, string])[] = [
  [
    'experts',
    'expert experts expertise scientist scientists doctor doctors dr professor professors prof phd physician researcher researchers economist lawyer lawyers judge judges engineer engineers specialist academic academics scholar scholars surgeon pharmacist psychologist psychiatrist historian philosopher analyst veteran officer teacher teachers therapist nutritionist dietitian biologist physicist chemist astronomer climatologist virologist epidemiologist mathematician programmer developer nurse nurses general admiral ceo founder billionaire economists historians psychologists biologists physicists',
  ],
  [
    'credentials',
    'degree degrees master masters bachelor diploma qualification qualifications credential credentials qualified certified certification licensed license trained trains training university college harvard stanford mit oxford cambridge yale princeton nobel prize experience experienced knowledgeable professional professionals profession career field peer reviewed published author authors genius iq smart smarter smartest intelligent educated resume expert authority authorities licence studying',
  ],
  [
    'famous people',
    'einstein hawking newton darwin aristotle plato socrates jesus buddha gandhi obama trump musk elon gates bezos buffett jobs fauci churchill jefferson washington lincoln hitler stalin marx freud nietzsche dawkins sagan tyson peterson chomsky feynman galileo shakespeare muhammad pope king bernie biden clinton putin',
  ],
  [
    'institutions',
    'cdc fda nasa un nato government science scientific court supreme constitution law laws bible quran church scripture wikipedia dictionary webster encyclopedia textbook report agency department academy institute organization congress senate parliament police military army',
  ],
  [
    'who said so',
    'say says said saying according claim claims claimed state states stated tell tells told believe believes trust listen quote quoted argues argued wrote write writes mention mentioned explain explains explained teach teaches taught',
  ],
  [
    'studies and sources',
    'study studies studied research statistics statistic evidence data source sources fact facts proof prove proves proven survey surveys percent percentage rate rates article link references analysis experiment results numbers average estimates estimated',
  ],
  [
    'nature',
    'nature natural naturally unnatural organic chemical chemicals evolution evolve evolved evolutionary wild species biology biological biologically instinct instincts gene genes genetics genetic genetically dna hormone hormones testosterone mammal mammals primate primates ape apes predator predators prey predatory ecosystem wilderness earth artificial artificially synthetic processed additive additives preservatives pesticide pesticides gmo gmos immune herbal herb herbs mother born instinctive innate biologist design designed purpose meant supposed intended',
  ],
  [
    'animals',
    'animal animals lion lions wolf wolves cow cows pig pigs chicken chickens fish dog dogs cat cats bear bears bird birds insect insects horse horses monkey monkeys sheep elephant rat rats mice creature creatures beast beasts pet pets canine carnivore carnivores omnivore omnivores herbivore herbivores',
  ],
  [
    'the body',
    'body bodies brain brains skin hair teeth stomach blood muscle muscles bone bones eyes face hands heart womb penis vagina breast foreskin',
  ],
  [
    'food',
    'eat eating ate eats eaten food foods meat milk dairy vegan vegans vegetarian vegetarians diet diets sugar fat protein carbs vegetable vegetables fruit fruits bread egg eggs cheese drink drinking water plant plants cook cooking nutrition nutrients',
  ],
  [
    'sex and gender',
    'sex sexual sexually gay gays lesbian homosexual homosexuality homosexuals straight trans transgender gender genders reproduce reproduction reproductive marriage marry married male males female females mate mating attraction attractive incest masculine feminine heterosexual',
  ],
  [
    'medicine',
    'vaccine vaccines vaccinated vaccination drug drugs medicine medicines medication medications pill pills disease diseases virus cancer illness sick health healthy unhealthy treatment cure hospital surgery therapy patient patients pharma doctors antibiotics pain flu covid autism symptoms depression mental',
  ],
  [
    'how many think so',
    'everyone everybody most majority million millions billion billions popular popularity nobody someone many upvote upvotes upvoted downvote downvotes downvoted vote votes voted voter voters poll polls consensus sale sales sold selling seller sells copies viewers views subscribers followers rating ratings rated reviews score box office mainstream common opinion opinions fans fan community democracy election elected crowd widely agree agrees agreed disagree widespread successful charts players audience ranked beloved universally general public loved hated thousands outnumbered',
  ],
  [
    'what comes next',
    'next then soon eventually slope slippery until gateway precedent step door escalate snowball tomorrow later gradually become becomes future end ends ending happen happens lead leads leading start starts starting began begin begins stop stops stopping once suddenly whats inevitably line allow allowed allowing allows ban banned banning bans legal legalize illegal legalized outlaw require forced force forcing mandatory control censor censorship censored restrict ultimately further continue spread slowly',
  ],
  [
    'how it always was',
    'always traditional tradition traditions traditionally custom customs customary century centuries generation generations decade decades ancient ancestor ancestors history historical historically historic grandfather grandmother grandparents grandpa grandma forefathers founding founders culture cultures cultural heritage old older oldest past originally original long classic forever since medieval roots origin origins millennia thousands hundreds ages era anymore modern established norm norms standard previously ago existed longer lasted tribe tribes civilization civilizations',
  ],
  [
    'worse things',
    'worse worst bigger biggest problem problems issue issues complain complains complaining complained complaint complaints whine whining whiny grateful thankful lucky privileged privilege matter matters important importance priority priorities care cares worry worried worrying focus focused trivial petty serious seriously actually meanwhile upset outrage outraged offended mad cry crying bother bothered least perspective compared comparison imagine glad bitch bitching drama real',
  ],
  [
    'suffering',
    'starve starving starved hunger hungry poverty poor homeless homelessness war wars dying die died dies death deaths dead killed kill kills killing killings murder murdered murders rape raped slavery slave slaves genocide disaster crisis africa african syria yemen china chinese india palestine iraq iran isis terrorist terrorists terrorism refugees orphans abuse abused suffering suffer oppressed oppression torture violence bombs bombing prison shooting shootings victims victim camps holocaust unemployed bankrupt pandemic',
  ],
  [
    'choices',
    'either neither both option options choice choices choose chose choosing alternative alternatives only must otherwise else unless instead side sides against support supports supporting supporter supporters vs versus enemy enemies wrong right yes no nothing between pick evil anti pro prefer rather stand with without',
  ],
  [
    'politics',
    'republican republicans democrat democrats left right liberal liberals conservative conservatives socialist socialism communist communism capitalism capitalist fascist fascism nazi nazis party politics political politician politicians president election vote libertarian anarchist leftist leftists authoritarian',
  ],
  [
    'people the writer knows',
    'know knew known met friend friends family dad mom mum father mother brother sister wife husband girlfriend boyfriend boss uncle aunt cousin neighbor neighbors coworker coworkers roommate kid son daughter personally experience experiences seen saw heard worked lived grew anecdotal anecdote encountered dated once',
  ],
  [
    'kinds of people',
    'people guys guy girls girl women men woman man americans american kids children teenagers boomers millennials muslims christians jews blacks whites asians immigrants students boys boy person folks russians indians europeans canadians mexicans atheists feminists white black',
  ],
  [
    'all and never',
    'all every always never none any each entire whole everything everyone anyone nobody literally ever constantly typical typically stereotype usually generally generalize entirely completely totally absolutely',
  ],
  [
    'religion',
    'god gods jesus christ christian christians christianity bible religion religions religious church atheist atheists atheism faith pray prayer prayers holy heaven hell sin sins soul muslim muslims islam quran lord creator creation worship sacred moral morals morality ethical ethics',
  ],
  [
    'money',
    'money pay pays paid paying cost costs tax taxes price prices buy buying bought expensive cheap economy economic business businesses company companies corporation corporations corporate profit profits market job jobs work worker workers wage wages income wealth rich rent bank debt dollars salary fund funding',
  ],
  [
    'crime',
    'crime crimes criminal criminals gun guns shoot weapon weapons steal stealing theft rape rapist murderer jail prison illegal cop cops police law arrest violent assault attack attacks attacked',
  ],
  [
    'games and films',
    'game games gaming phone phones computer internet software app apps movie movies film music song songs album show shows episode series season player players team teams match console book books video videos channel stream',
  ],
  [
    'causes',
    'because cause causes caused therefore hence thus since reason reasons result results leads lead due so consequently effect effects creates makes make prevent increase decrease reduce improve affect',
  ],
  [
    'the other hand',
    'but however although though while whereas yet despite instead nevertheless still even otherwise contrary',
  ],
  [
    'conditions',
    "if would could might unless suppose imagine when whether should assuming wouldn't couldn't then",
  ],
  ['duties', "should must ought need needs shouldn't cannot can't have"],
  [
    'opinions',
    'think believe feel opinion maybe perhaps probably guess seem seems might possibly likely imo imho personally',
  ],
  [
    'emphasis',
    'very really so totally absolutely completely definitely obviously clearly extremely literally simply just',
  ],
  ['examples', 'example instance such like eg including specifically namely'],
  ['the writer', "i me my mine myself i'm i've i'd i'll im ive"],
  ['the reader', "you your yours yourself you're you've you'd you'll u ur"],
  ['all of us', "we us our ours ourselves we're we've let's"],
  ['others', "they them their theirs themselves they're he him his she her it its"],
  [
    'denial',
    "not no never none nothing nobody neither nor cannot can't don't doesn't didn't won't wouldn't isn't aren't wasn't weren't shouldn't dont doesnt",
  ],
  [
    'good things',
    'good great best better benefit benefits beneficial important positive safe safer effective helpful valuable useful success happy love wonderful excellent healthy free freedom fair equal improve help helps protect save fun enjoy nice perfect',
  ],
  [
    'bad things',
    'bad worse worst wrong harm harmful dangerous danger terrible horrible awful negative unfair unjust cruel evil destroy damage hurt pain risk threat useless stupid dumb ridiculous nonsense ignorant hate fail failed failure broken corrupt',
  ],
  [
    'society',
    'society social government public community country nation citizens state world human humans humanity rights right law education school schools children family families responsibility value values environment future system policy individual individuals freedom',
  ],
  [
    'ideas and arguments',
    'idea ideas concept principle principles theory logic logical argument arguments point reason reasoning belief beliefs knowledge truth understanding meaning sense question issue debate',
  ],
  [
    'comparison',
    'more less than most least better worse same equal different similar like as greater fewer compared',
  ],
  [
    'amounts',
    'many much few several some lot lots number numbers amount majority half percent million thousand hundred',
  ],
  [
    'time',
    'today now currently year years month months week weeks day days time times recently ago yesterday tomorrow',
  ],
  ['jokes', 'lol haha lmao hahaha rofl xd joke funny ha yeah yea yay omg wow duh ok hey dude'],
];

/** The names of the kinds: "words of food". */
export const WORD_KINDS: readonly string[] = WORDS_OF.map(([name]) => name);

/** The kinds of a word, as places in `WORD_KINDS`. */
export const kindsOf = placesIn(WORDS_OF.map(([, words]) => words));

const NOWHERE: readonly number[] = [];

/** Finds the lists that contain a word, as indexes. Lists hold words in lower case. */
export function placesIn(lists: readonly string[]): (word: string) => readonly number[] {
  const listsOf = new Map<string, number[]>();
  lists.forEach((list, place) => {
    for (const word of list.split(' ')) {
      const known = listsOf.get(word);
      if (known) known.push(place);
      else listsOf.set(word, [place]);
    }
  });
  return (word) => listsOf.get(word) ?? NOWHERE;
}

import { adjectives, list, nouns, verbs } from './inflect.ts';

/** Names that exist to demean a group. */
export const SLURS: readonly string[] =
  nouns(`nigger niggar nigga niglet nigglet negroid jigaboo sambo spearchucker porchmonkey
  coon darkie darky kaffir wog golliwog pickaninny tarbaby
  chink gook zipperhead slanteye slant-eye chinaman ching_chong jap nip slope
  spic spick wetback beaner greaser spik border_hopper
  kike yid heeb hymie sheeny christ_killer zhid jewboy
  raghead towelhead camel_jockey camel_fucker camelfucker goatfucker camel_humper goat_fucker sheep_fucker sister_fucker sand_nigger dune_coon muzzie mudslime muzrat goatfucker jihadi paki currymuncher dothead
  faggot fag faggit fagot poofter poof batty_boy fudgepacker fudge_packer sodomite homo lesbo lezzie lezbo dyke tranny trannie
  shemale she-male heshe ladyboy troon
  cunt whore slut skank thot bimbo feminazi femoid roastie slag slapper hoe ho bitch
  retard retardate spaz spastic mongoloid mong cripple window_licker gimp sperg autist libtard fucktard
  gypsy gyppo pikey gypo cracker honky whitey gringo redskin injun squaw halfbreed half-breed wop dago guido polack kraut
  limey frog_eater bohunk gaijin untermensch trannies anchor_baby`).filter(
    (word) => !['gypsy', 'gypsies', 'slope', 'slopes', 'cripple', 'cripples'].includes(word),
  );

/** Slurs that are also plain words, words of pride or everyday rudeness. */
export const SOFT_SLURS: readonly string[] = [
  ...nouns(`bitch hoe ho dyke queer faggot fag homo nigga coon cracker slag slapper poof nip chink spastic frog_eater
    cunt whore slut skank thot bimbo gimp jap yid honky gringo guido kraut cripple retard hag tart tramp cow broad
    oriental savage coloured jihadi autist slant darky hussy bint minger chav trailer_trash`),
];

export const INSULT_NOUN_WORDS: readonly string[] =
  nouns(`idiot moron imbecile cretin halfwit half-wit dimwit nitwit
  dumbass dumbfuck dipshit shithead shitstain shitbag fuckhead fuckwit fuckface fucktard motherfucker mofo asshole arsehole ass-hole asswipe asshat assclown jackass
  dickhead dick prick cock cocksucker bastard bitch son_of_a_bitch wanker tosser twat bellend knob knobhead cunt douche douchebag douchenozzle
  scumbag sleazebag sleazeball dirtbag slimeball lowlife low-life loser fool dunce simpleton buffoon clown jerk creep
  weasel snake rat pig swine hog sheep sheeple cow donkey ape monkey dog cur mongrel leech parasite cockroach worm maggot
  snob bigot racist sexist fascist nazi hypocrite liar fraud coward cheat charlatan quack phony phoney crook thug
  troll shill bot sock_puppet degenerate deviant pervert perv pedo weirdo freak psycho psychopath sociopath lunatic nutcase nutjob nutter
  wacko whacko loon lunkhead blockhead bonehead knucklehead numbskull numskull airhead birdbrain peabrain pea-brain
  brat crybaby snowflake manchild man-child neckbeard basement_dweller virgin incel cuck soyboy soy_boy simp karen beta pussy wuss wimp sissy
  ignoramus dullard dolt oaf dope dummy dumbo ninny twit tool muppet git pillock plonker numpty berk prat
  zealot fanatic nutbag crackpot crank hack joke disgrace embarrassment failure waste_of_space waste_of_oxygen waste_of_skin
  piece_of_shit pos piece_of_garbage piece_of_trash pile_of_shit trash garbage filth scum vermin blowhard windbag gasbag
  narcissist egomaniac megalomaniac monster demon devil animal brute barbarian savage retard mouth-breather mouthbreather
  keyboard_warrior sjw social_justice_warrior libtard conservatard republitard commie pinko white_knight attention_whore smartass smart-ass smartarse
  know-it-all know_it_all wiseass dumb-ass dumbshit shitlord edgelord faggot fag tard retards ass arse sucker peasant rube hick hillbilly
  braindead smooth-brain smoothbrain dumdum dipstick doofus dork ass-kisser bootlicker brownnoser lapdog puppet sellout traitor`);

export const INSULT_ADJECTIVE_WORDS: readonly string[] =
  adjectives(`stupid dumb idiotic moronic imbecilic brainless braindead brain-dead
  mindless senseless thick dense dim-witted dimwitted slow-witted half-witted retarded deranged demented insane crazy mad nuts bonkers unhinged delusional
  ignorant uneducated illiterate clueless thoughtless gullible naive childish immature infantile juvenile petulant whiny whining bratty spoiled spoilt
  arrogant smug conceited pompous pretentious condescending patronizing patronising self-righteous sanctimonious holier-than-thou
  egotistical narcissistic selfish greedy lazy cowardly spineless gutless dishonest disingenuous deceitful hypocritical two-faced
  pathetic pitiful laughable ridiculous worthless useless hopeless sad sorry miserable wretched contemptible despicable
  disgusting repulsive repugnant revolting vile nasty gross filthy sick twisted perverted evil wicked cruel heartless shameless
  hateful spiteful bitter toxic obnoxious insufferable annoying rude dense obtuse stubborn pig-headed bigoted racist sexist homophobic
  misogynistic transphobic fucked bullshit batshit asinine fuckin fucking shitty crappy dumbass butthurt triggered salty obsessed paranoid hysterical
  incompetent inept incapable inbred ugly fat smelly stinking creepy weird cringe cringey cringy lame autistic mental`);

/** Bad judgements that are said of groups and things. */
export const DEROGATORY_WORDS: readonly string[] =
  adjectives(`inferior lesser subhuman uncivilised uncivilized savage barbaric primitive backward
  violent dangerous criminal corrupt immoral sinful unnatural abnormal abominable degenerate depraved perverted disgusting repulsive
  revolting repugnant vile despicable contemptible abhorrent loathsome detestable hideous ugly filthy dirty nasty rotten foul horrible horrid terrible awful
  disturbing gross sickening evil wicked cruel stupid dumb idiotic moronic brainless ignorant unintelligent lazy greedy
  useless worthless pathetic inept incompetent weak cowardly dishonest untrustworthy sneaky cunning parasitic invasive
  unwanted unwelcome undesirable disposable expendable replaceable hateful annoying insufferable intolerable unbearable
  crazy insane mad hysterical irrational emotional bitter promiscuous dirty diseased infected contagious smelly
  rude selfish mean arrogant ungrateful spoiled brainwashed delusional retarded broken defective sick twisted cursed damned
  atrocious appalling deplorable vicious brutal barbarous trashy crap crappy shitty shit bullshit wicked irresponsible unworthy undeserving
  terrifying scary creepy weird freaky wrong bad worse worst dumber dumbest stupidest stupider poisonous`);

/** Nouns that judge a whole group when they are said of it. */
export const DEROGATORY_NOUNS: readonly string[] =
  nouns(`threat danger menace burden drain plague disease virus cancer tumour tumor pest
  parasite vermin cockroach rat pig dog ape monkey snake leech locust maggot insect swine animal beast savage barbarian monster
  demon devil criminal rapist murderer thief terrorist liar cheat coward idiot moron abomination disgrace shame stain
  problem mistake waste scourge curse blight poison infection invader enemy traitor freak degenerate pervert predator
  trash garbage rubbish refuse filth dirt scum shit crap asshole bastard scumbag dumbass loser failure lowlife
  subhuman mongrel mutt creature weed nuisance abuser whore slut bitch dirtbag imbecile cretin moocher freeloader
  welfare_queen terrorists thieves second-class goat`);

export const DEHUMANISING_WORDS: readonly string[] =
  nouns(`vermin cockroach parasite maggot rat leech locust insect plague cancer
  disease virus tumour tumor filth scum dirt trash garbage rubbish refuse subhuman sub-human animal beast ape monkey pig swine dog
  mongrel creature savage infestation swarm horde pest weed mutt untermensch abomination`);

export const PROFANITIES: readonly string[] = [
  ...verbs('fuck shit! piss screw bugger'),
  ...nouns(`fucker motherfucker bullshit bullshitter shit crap ass arse damn goddamn hell piss bollocks bugger cock dick
    pussy tit boob wank wanker shithole shitshow clusterfuck mindfuck bitch bastard cunt twat prick asshole arsehole`),
  ...list(`fucking fuckin fcking fking effing freaking friggin frigging goddamned damned fuckery wtf stfu gtfo omfg af lmfao
    fuk fuc fck phuck fuq fux sht shyt bs shitty shittier shittiest bullshitting crappy pissed bitchy fucked bitching dammit`),
];

export const HATRED_WORDS: readonly string[] = [
  ...verbs('hate despise loathe detest abhor disdain resent scorn'),
  ...list(`hatred contempt disgust disgusts disgusted disgusting repulsed repulses sickens sickened can't_stand cannot_stand cant_stand
    sick_of tired_of fed_up makes_me_sick make_me_sick make_me_vomit makes_me_vomit want_to_puke revolt revolts rage anger angry
    piss_me_off pissing_me_off pisses_me_off boil fury loathing abhorrence hating scornful no_respect`),
];

export const VIOLENCE_WORDS: readonly string[] = [
  ...verbs(`kill murder execute slaughter butcher massacre exterminate eradicate annihilate eliminate assassinate lynch stab! shoot
    strangle choke drown burn torture maim mutilate behead decapitate hang gas rape assault attack beat punch kick smash
    hurt harm injure wound crush bash whip! flog! gut! skin! castrate sterilise sterilize neuter cleanse purge poison
    bomb nuke hunt impale stone electrocute bury crucify slap! thrash pummel bludgeon scalp shank wipe`),
  ...list(`shot shooting hung hanged gassed beaten burnt cut slit cutting throats throat genocide holocaust bullet bullets noose
    rapes raping wiped_out wipe_out put_down put_an_end put_to_death put_them_down get_rid rid suffer suffering pain stake
    gas_chamber gas_chambers ethnic_cleansing final_solution death_camps firing_squad guillotine cut_off cut_out machete
    cut smack knifed knife skinned burned beating`),
];

export const DEATH_WORDS: readonly string[] =
  list(`die dies died dying dead death deaths drop_dead kill_yourself kys
  neck_yourself hang_yourself kill_themselves suicide grave graves extinct gone cease_to_exist vanish disappear`);

export const EXCLUSION_WORDS: readonly string[] = [
  ...verbs('expel banish exile exterminate segregate'),
  ...list(`locked_up lock_up caged cages cage kick_out kicked_out send_back sent_back go_back go_home get_out get_the_fuck_out
    stay_out keep_out thrown_out throw_out kept_out not_welcome not_belong don't_belong doesn't_belong do_not_belong no_place no_right no_rights
    keep_away ship_back shipped_back wall_off behind_bars stay_away
    overrun fuck_off get_the_hell_out`),
];

export const SEXUAL_WORDS: readonly string[] = [
  ...nouns(`blowjob handjob rimjob gangbang threesome orgasm dildo vibrator cumshot creampie boner erection milf dick cock
    penis vagina clit clitoris anus tit titty boob pussy nipple porno nude naked_pic dickpic dick_pic whore slut ejaculation`),
  ...list(`cum cumming horny masturbate masturbating masturbation jerk_off jerking_off jack_off wank fap fapping porn pornhub anal
    deepthroat deep_throat cock_sucking suck_my suck_his suck_a lick_my eat_my_ass sit_on_my ride_my fuck_me fuck_you_hard get_laid sexting sext nudes
    send_nudes bukkake hentai nsfw kinky bdsm fetish sexy hot_body tits boobs panties lingerie thong butt_plug bareback
    bend_over doggystyle doggy_style missionary_position hard_on wet_for_me cunnilingus fellatio rimming slutty`),
];

export const BODY_WORDS: readonly string[] =
  list(`throat throats head face skull neck balls teeth eyes brains brain mouth ass butt tongue
  guts legs arms hands blood bones`);

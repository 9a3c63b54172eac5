import type { LanguageData } from '../language-data.ts';

export const GERMAN: LanguageData = {
  language: 'de',
  words: {
    you: 'du',
    youAre: `du_bist bist_du ihr_seid seid_ihr du_bleibst du_warst sie_sind_ja sie_sind_doch sie_sind_ein sie_sind_eine
      sie_sind_so sie_sind_wirklich sie_sind_nichts_als bist seid`,
    insult: `idiot idioten idiotin idiotinnen vollidiot* vollpfosten trottel volltrottel* depp deppen volldepp* dummkopf dummköpfe
      schwachkopf schwachköpfe hohlkopf hohlbirne blödmann blödian arschloch arschlöcher *arschloch arsch arschgesicht arschgeige
      arschkriecher wichser wichsers drecksack drecksau drecksäcke dreckskerl mistkerl miststück mistkerle
      saukerl schweinehund hurensohn hurensöhne hure huren bastard bastarde missgeburt missgeburten spinner spinnerin penner
      pennerin versager versagerin loser lügner lügnerin heuchler heuchlerin feigling feiglinge
      abschaum gesindel dreckspack lump lumpen halunke schmarotzer
      zicke schlampe schlampen fotze fotzen tussi hirni honk spast spasten spacko spacken vollspast* mongo lusche
      kackbratze nichtsnutz taugenichts faschist nazi nazischwein schwachmat schwachmaten dummbatz wixer vollhonk
      witzfigur pissnelke pisser scheißkerl scheisskerl widerling ekelpaket armleuchter nutte nutten tunte tunten mistvieh`,
    badTrait: `wertlos dumm dumme dummer dummes dümmer strohdumm saudumm dämlich* blöd blöde blöder blödes bescheuert* bekloppt* hirnlos*
      gehirnamputiert* hirntot* idiotisch* erbärmlich* widerlich* ekelhaft* wertlos* lächerlich* armselig* feige feiger
      verlogen* verblödet* geistesgestört* geisteskrank* behindert unfähig* inkompetent* hässlich* fett
      minderbemittelt* minderwertig* abartig* ungebildet*
      niederträchtig*
      geistig_zurückgeblieben`,
    group: `frau frauen weiber weibern mädchen ausländer ausländern ausländerin flüchtling flüchtlinge flüchtlingen geflüchtete* migrant*
      einwanderer einwanderern asylbewerber* asylant* jude juden jüdin jüdinnen jüdisch* muslim muslime muslimen muslima* moslem* muslimisch*
      islam* schwule schwulen schwuler lesbe lesben homosexuelle* homo homos queere* transmensch* transsexuelle* transfrau* transperson*
      trans_menschen trans_personen trans_leute trans_frauen transgender* behinderte behinderten behinderter menschen_mit_behinderung
      menschen_mit_behinderungen leute_mit_behinderung schwarze schwarzen schwarzer afrikaner* türke türken araber arabern
      syrer syrern afghane* roma sinti polen russen chinesen asiate* zigeuner* rollstuhlfahrer* farbige* indigene* christen
      inder rumänen ukrainer* obdachlose* nutte nutten hure huren tunte tunten mongo transe transmenschen transmann polen sintis flüchtlingskinder asylanten jüdischen muslimischen schwulenpaare`,
    slur: `neger negern negers nigger niggern nigga kanake kanaken kanacke* kümmeltürke* kameltreiber* schlitzauge schlitzaugen judensau
      judenpack judenschwein* saujude* drecksjude* schwuchtel schwuchteln arschficker* schwanzlutscher* kampflesbe* transe transen
      spasti spastis mongos krüppel krüppels krüppeln bimbo bimbos fidschi* scheißausländer* scheissausländer* drecksausländer* kopftuchmädchen
      musel muselmann* muselmänner* ziegenficker* rapefugee* zigeunerpack untermensch* fotze fotzen schlampe schlampen
      itzig* polacke* polacken asylantenpack dunkeltier* affenneger* mannweib* schwanzfrau* pussy* scheißjude* scheißtürke* scheißmoslem*`,
    vermin: `abschaum ungeziefer dreck unrat müll pest seuche krebsgeschwür geschwür parasit parasiten schmarotzer schädling schädlinge
      ratten kakerlaken tiere tier viecher vieh affen schweine hunde kriminelle verbrecher vergewaltiger terroristen monster
      barbaren wilde abfall abartig* widerlich* ekelhaft* eklig* ekelerregend* abstoßend* minderwertig* wertlos* nutzlos* unnütz*
      untermenschen missgeburten pack gesindel freaks gestört* geisteskrank* pervers* unnatürlich* krankhaft* plage
      primitiv* unterentwickelt* dumm dreckig* schmutzig* böse hinterhältig* gierig* abnormal* entmenschlicht* schande
      nichts_wert einen_dreck_wert hässlich* unrein* nichts_verloren beschissen beschissene dümmste dümmsten parasitär minderwertige bösartig* verkommen* hinterlistig* verlogen* kriminell gewalttätig hirnlos* unfähig* erbärmlich* niederträchtig* unzivilisiert* rückständig* unhygienisch stinken stinkend stinken_alle einen_scheiß_wert nichts_anderes_verdient
      ignorant* verachtenswert* scheißwichser* wertloser wertloses schmutz
      seuchen bazillus bazillen zecken zecke blutsauger schlangen würmer maden läuse teufel dämonen bestien mörder diebe
      betrüger verräter unmenschen geisteskranke degeneriert* platzverschwendung zeitverschwendung fehler_der_natur
      abscheulich* scheußlich* grauenhaft*
      ein_krebs
      schlimmer_als_krebs`,
    hate: `hasse verachte verabscheue kotzt ekelt
      widern widert anwidern anwidert nicht_ausstehen nicht_leiden nicht_ertragen hassen_alle hassenswert* angewidert fick fickt fuck scheiß_auf angewidert anekeln verpissen tod_allen tod_den
      verfluche verfluchen verflucht zur_hölle nicht_mehr_sehen nicht_mehr_hören verachtest hasserfüllt widert_mich
      ekelt_mich kotzt_mich geht_sterben geht_verrecken`,
    ought: `sollte sollten soll sollen muss müssen müsste müssten gehört gehören verdienen verdient werde werd lasst wollen will möchte
      hoffe hoffentlich wünsche sofort endlich =würde =würden los heute werd interesse gern gerne lass lassen uns
      anfange anfangen beginne erschieß erschieße erschiess erschiesse vergase`,
    harm: `sterben verrecken krepieren töten getötet umbringen umgebracht ermorden ermordet erschießen erschossen abknallen abgeknallt
      vergasen vergast erhängen erhängt aufhängen aufgehängt hängen gehängt verbrennen verbrannt anzünden angezündet abschlachten abgeschlachtet ausrotten
      ausgerottet vernichten vernichtet ausgelöscht auslöschen verprügeln verprügelt zusammenschlagen zusammengeschlagen schlagen geschlagen
      steinigen gesteinigt kastrieren kastriert foltern gefoltert köpfen geköpft vergewaltigen vergewaltigt ausmerzen ausgemerzt
      eliminieren eliminiert beseitigen beseitigt lynchen gelyncht erstechen erstochen abstechen abgestochen weggesperrt einsperren eingesperrt
      verschwinden deportiert angreifen attackieren verletzen verletzt wehtun bestraft bestrafen ersäufen zwangssterilisiert sterilisiert
      ins_gas in_die_gaskammer an_die_wand ins_lager vergewaltige erschieß erschieße erschiess schieße durchschneiden aufschneiden abstechen hingerichtet hinrichten prügeln prügle töte ersticken kehlen knallen umlegen massakrieren massakriert verbrenne schlachten quälen gequält
      erschieß erschieße erschiess erschiesse vergase gaskammer galgen
      erwürgen erwürgt würgen ertränken ertränkt getreten auspeitschen ausgepeitscht enthaupten versklaven versklavt
      zertreten zerquetschen`,
    worth: `menschen mensch menschlich leben menschenwürde wert gleichwertig*
      verdienen verdient existieren ebenbürtig menschenwürdig
      wert`,
    negation:
      'nicht nichts kein keine keinen keiner keinem keines nie niemals weder niemand nich net ned nix ohne un',
    report: `sagte sagt sagten sagst gesagt nannte genannt nennt nennen nannten bezeichnet bezeichnete bezeichnen bezeichnest beschimpft
      beschimpfte beschimpfen schrieb schreibt geschrieben behauptet behauptete behaupten hieß wort wörter begriff ausdruck zitat zitiert
      angeblich beleidigung beschimpfung rief gerufen geschrien schrie meinte hörte gehört lied film buch überschrift sagen
      sage äußerung aussage satz text drohte gedroht drohen droht drohung drohungen gedroht androhen gefängnis behauptung`,
    objection: `falsch inakzeptabel unakzeptabel rassistisch rassismus antisemitisch sexistisch homophob transphob unmöglich schlimm furchtbar
      unfair unwahr lüge quatsch unsinn verboten niemand_sollte keiner_sollte niemand_darf keiner_darf darf_man_nicht sollte_man_nicht
      stereotyp* vorurteil* klischee* beleidigend diskriminier* respektlos abzulehnen entsetzlich schrecklich schäm* verurteile`,
    are: `nichts_als nichts_anderes_als schlimmer_als ist sind bin war waren bleiben bleibt wären gelten nur alle so einfach wie nichts als wertlos nichts_weiter_als`,
    they: 'sie die diese solche alle',
    harmless: `schwül schwüle schwüler schwüles schwülen arschkalt arschbombe arschknapp hundemüde schweineteuer saugut saukalt
      zigeunersauce zigeunerschnitzel rattenscharf affengeil affenhitze packen`,
    praise: `wunderbar* toll tolle tollen großartig* liebe lieben stolz schön schöne schönen klug kluge respektieren respektiere bewundern bewundere bewundernswert* willkommen feiern gefeiert unglaublich fantastisch* nett nette freundlich* helfen unterstützen schützen schätzen schätze super stark starke mutig* herrlich* besten gern_haben danken froh glücklich freuen`,
    turn: 'aber jedoch sondern deshalb darum deswegen daher trotzdem',
    as: 'so derart genauso ebenso dermaßen',
    about: `gegen mit unter bei gegenüber`,
    single: `ist war wird wurde`,
    concern: `verhindern verhindert vermeiden vermeidet verhüten schützen schützt geschützt retten rettet helfen hilft weil wer wegen viele manche einige tausende hunderte zahlreiche behandelt behandeln leider der_hass den_hass dem_hass des_hasses`,
    owed: `rechte respekt schutz vertrauen gleich gleichberechtigt* gleichgestellt menschenrechte liebe mitgefühl mitleid verständnis achtung wertschätzung dazugehören normal`,
    swear: `verdammt verdammter verdammte verdammtes verdammten scheiß scheiss verfickt* elend* dreckiger dreckige dreckiges dreckigen alter alte altes kleiner kleine kleines mieses miese mieser`,
    beast: `schwein schweine sau ratte esel affe kuh ziege flasche pfeife niete kakerlake parasit clown penis pimmel`,
  },
  forms: {
    insult: [
      'ihr <badTrait>|<swear>|kleinen? idioten|arschlöcher|vollidioten|trottel|deppen|wichser|versager|penner|spinner|spasten|heuchler|drecksäcke|schweine|lügner|vollpfosten',
      'fick|fickt dich|euch',
      'halt|haltet doch|endlich|mal|jetzt|einfach? die|dein|deine|euer|eure|s fresse|maul|schnauze|klappe',
      'fresse halten',
      'leck|leckt mich doch|mal? am|im arsch',
      'verpiss|verpisst dich|euch',
      '^ geh doch|endlich|mal? kacken|scheissen',
      'deine mutter|mudda ist|war so? eine? <swear>? <insult>|<badTrait>',
      'deine mutter|mudda fickt|hure',
      '^ deine mutter|mudda .',
      'hast|hat du|ihr ..1 lack gesoffen',
      'hast|habt du|ihr kein|keinen hirn|gehirn ,',
      'du|ihr hast|habt nicht|nich mehr? alle tassen|latten im|am schrank|zaun',
      'hast|habt du|ihr nicht|nich mehr? alle tassen|latten im|am schrank|zaun',
      'so dumm|blöd wie du|ihr ,',
      'wie dumm|blöd|bescheuert <youAre>',
      'typen|leute|menschen wie du|ihr sind|seid|bist ..2 <insult>|<vermin>',
      'typen|leute|menschen wie du|ihr widern|kotzen|ekeln mich|uns',
      'du|ihr widerst|kotzt|ekelst mich|uns an?',
      'schäm|schaem dich ..2 du|ihr <insult>',
      'du <badTrait>|<swear>|kleines|mieses? opfer ,',
    ],
    threat: [
      'ich|wir werde|werden dich|euch ..2 umbringen|töten|erschiessen|abstechen|verprügeln|zusammenschlagen|totschlagen|aufschlitzen|abknallen|ermorden|vergewaltigen|abschlachten|anzünden|erwürgen|kaltmachen',
      'werde|werden ich|wir dich|euch ..2 umbringen|töten|erschiessen|abstechen|verprügeln|zusammenschlagen|totschlagen|aufschlitzen|abknallen|ermorden|vergewaltigen|abschlachten|anzünden|erwürgen|kaltmachen',
      'ich|wir finde|finden dich|euch und ..1 bring|bringe|mach|mache|stech|steche|schlag|schlage dich|euch ..1 um|kalt|ab|tot|zusammen',
      'ich|wir bring|bringe|bringen dich|euch noch|alle|eigenhändig|heute|morgen? um ,',
      'ich|wir bring|bringe|bringen dich|euch noch|alle|eigenhändig? um du|ihr|wenn|und',
      'bring|bringe|bringen ich|wir dich|euch um ,',
      'ich|wir mach|mache|machen dich|euch kalt ,',
      'mach|mache|machen ich|wir dich|euch kalt ,',
      'ich|wir schlag|schlage|schlagen|hau|haue|hauen|prügel|prügle dich|euch ..1 tot|krankenhausreif|windelweich|zusammen ,',
      'schlag|schlage|schlagen|hau|haue|prügel ich|wir dich|euch ..1 tot|krankenhausreif|zusammen ,',
      'ich|wir schlag|schlage|schlagen|hau|haue|hauen|tret|trete dir|euch ..2 die|den|das|in|ins|aufs|auf ..1 fresse|zähne|schädel|maul|kopf|gesicht|nase|kiefer|schnauze|eier|bauch',
      'schlag|schlage|hau|haue|tret|trete ich dir|euch ..2 die|den|das|in|ins|aufs|auf ..1 fresse|zähne|schädel|maul|kopf|gesicht|nase|kiefer|schnauze|eier|bauch',
      'ich|wir brech|breche|brechen dir|euch ..1 beide|die|den|das|alle|jeden|sämtliche ..1 beine|knochen|genick|hals|arme|nase|finger|kiefer|rippen|rückgrat',
      'brech|breche ich dir|euch ..1 beide|die|den|das|alle|jeden|sämtliche ..1 beine|knochen|genick|hals|arme|nase|finger|kiefer|rippen|rückgrat',
      'ich|wir werde|werden dir|euch ..2 die|das|den|alle|beide ..1 beine|knochen|genick|hals|arme|nase|finger|kiefer|rippen brechen',
      'ich|wir stech|steche|knall|knalle dich|euch ab',
      'ich|wir schlitz|schlitze dich|euch auf',
      'ich|wir erschieß|erschieße|erwürg|erwürge|töte|toete|ermorde|vergewaltige dich|euch',
      'ich|wir schlitz|schlitze|schneid|schneide dir|euch die kehle|gurgel',
      'ich|wir jag|jage|schieß|schieße dir|euch eine kugel',
      'ich|wir will|wollen dich|euch tot|sterben|verrecken|bluten|leiden sehen',
      'ich|wir weiß|weiss|wissen genau|ja|doch|auch|übrigens? wo du|ihr wohnst|wohnt|schläfst',
      'ich|wir weiß|weiss|wissen genau? wo du|ihr arbeitest .',
      'ich|wir weiß|weiss|wissen genau? wo deine|eure kinder|familie|tochter|mutter ..2 schule|kita|wohnt|wohnen|arbeitet',
      'ich|wir finde|finden heraus|raus wo du|ihr wohnst|wohnt|arbeitest|schläfst',
      'du|ihr wirst|werdet ..2 verrecken|krepieren',
      'du|ihr wirst|werdet heute|langsam|qualvoll|elendig|dafür ..1 sterben|bluten',
      'das wirst|werdet du|ihr mir ..1 büßen',
      'dafür wirst|werdet du|ihr noch? büßen|bluten',
      'du|ihr wirst|werdet dafür|das noch? büßen|bluten',
      'ich|wir hoffe|hoffen dass? du|ihr ..2 stirbst|verreckst|krepierst|sterbt|verreckt|krepiert',
      'ich|wir hoffe|hoffen dass? dich|euch ..2 umbringt|vergewaltigt|totschlägt|erschiesst|überfährt|absticht',
      'ich|wir wünsche|wünschte dir|euch den|einen qualvollen|langsamen|elenden? tod',
      'ich|wir wünsche|wünschte dir|euch den? krebs ,',
      'man|jemand|einer sollte|müsste dich|euch ..2 erschiessen|umbringen|aufhängen|abknallen|vergasen|verprügeln|töten|anzünden|abstechen|erhängen|erschlagen',
      'du|ihr gehörst|gehört ..1 erschossen|aufgehängt|vergast|abgeknallt|umgebracht|verprügelt|erhängt|gesteinigt',
      'du|ihr verdienst|verdient den tod',
      'du|ihr verdienst|verdient es? zu sterben',
      '^ stirb|verreck|verrecke|krepier|krepiere doch|endlich? du|endlich|elendig|langsam',
      '^ stirb|verreck|verrecke|krepier|krepiere doch|einfach? .',
      'deine|eure tage sind gezählt',
      '^ du|ihr bist|seid so|schon|sowas|bald|ja? von|gut? wie? tot .',
      '<youAre> ein toter mann',
    ],
    egging: [
      'bring|bringt dich|euch doch|endlich|einfach|bitte|selbst|selber? um ,',
      'bring|bringt dich|euch doch|endlich|einfach? um du|ihr|und',
      '^ töte|toete|erschieß|erschiess|erhäng|erhaeng|ertränk dich|euch',
      'häng|haeng|hänge dich doch|endlich|einfach? auf ,',
      '^ spring|springt doch|endlich|einfach|bitte? von|vom der|einer|einem|nem? ..1 brücke|hochhaus|dach|klippe',
      '^ spring|springt doch|endlich|einfach? vor den|einen|nen zug|lkw|bus',
      '^ spring|springt doch|endlich|einfach? aus dem fenster',
      '^ geh|geht doch|endlich|einfach|bitte? sterben|verrecken|krepieren',
      'nimm dir doch|endlich|einfach? das|einen|nen leben|strick',
      'mach ..2 ende|schluss mit deinem leben ,',
      '^ ritz dich doch|endlich? .',
      'schneid|schneide dir doch|endlich|einfach? die pulsadern|adern',
      'du|ihr solltest|sollst|musst|solltet dich|euch ..1 umbringen|töten|aufhängen|erhängen|erschiessen',
      'niemand|keiner würde|wird dich|euch hier|je|jemals|auch? vermissen',
      'niemand|keiner vermisst dich|euch .',
      'welt wäre|waere ..2 besser|schöner ..1 ohne dich|euch ,',
      'warum|wieso bringst du dich nicht einfach|endlich? um ,',
      'tu|tut|mach|macht ..3 gefallen und verschwinde|verschwindet ..1 von|aus|vom dieser|der|diesem|dem|unserer? welt|erde|leben|erdboden|planeten',
      'tu|tut|mach|macht ..3 gefallen und stirb|verreck|verrecke|krepier',
      'tu|tut|mach|macht ..3 gefallen und bring|häng|erschiess|töte dich',
      'verschwinde|verschwindet endlich|doch? von|aus dieser welt|erde',
      'hör|hört auf zu essen bis ..1 nichts mehr? von dir|euch übrig',
      'hungere|hungert dich|euch zu tode',
      'befreie|befrei|befreit|erlöse|erlös|erlöst uns|alle|welt|menschheit ..1 von dir|euch .',
      'befreie|befrei|befreit|erlöse|erlös|erlöst uns|alle|welt|menschheit ..1 von deiner|eurer|deinem existenz|dasein|gegenwart|anwesenheit',
    ],
    distress: [
      'ich will|möchte|mag einfach|wirklich|echt|auch? nicht mehr leben|weiterleben|existieren|aufwachen',
      'will|möchte|mag ich? einfach|wirklich? nicht mehr leben|weiterleben',
      'ich will|möchte|wollte einfach|nur|endlich|wirklich|echt|jetzt|bloß? noch? sterben|tot ,',
      'ich will|möchte|wollte einfach|nur|endlich|wirklich? tot sein',
      'ich will|möchte|werde|wollte mich ..1 umbringen|töten|erhängen|ritzen|erschiessen',
      'ich bring|bringe mich noch|bald|heute|selbst? um ,',
      'ich ritz|ritze mich',
      'ich schneide|schneid|verletze mich absichtlich|selbst',
      'mein leben hat|macht ..1 keinen sinn',
      'mein leben ist nicht|nichts mehr? wert|lebenswert',
      'ohne mich ..3 besser dran',
      'ohne mich ..2 allen|euch|ihnen ..1 besser gehen',
      'besser ..2 wenn ich ..2 tot',
      'ich wünschte|wünsche ..2 ich wäre|waere doch|einfach? tot|gestorben',
      'ich wünschte|wünsche ..2 ich wäre|waere nie|niemals ..1 geboren',
      'wäre|waere ich doch|bloß|nur schon|einfach? tot|gestorben',
      'wäre|waere ich doch|bloß|nur? nie|niemals geboren',
      'ich denke|dachte|denk oft|ständig|viel|manchmal|dauernd|nur|wieder? an selbstmord|suizid',
      'ich denke|dachte|denk ..3 daran mich ..2 umzubringen|töten|erhängen',
      'ich habe|hab ..3 selbstmordgedanken|suizidgedanken',
      'ich habe|hab ..2 alle|ganze|viele ..1 tabletten|pillen ..1 genommen|geschluckt',
      'ich nehme|nehm mir das leben',
      'ich will allem ein ende setzen|machen',
    ],
    hatred: [
      'ich ..3 satt ..5 <group> wie du|dich|dir|euch',
      'lass|lasst|sollten|müssen|wollen ..4 <group> ..5 loswerden',
      'ich|wir ..3 <group> ..3 leiden|sterben|verrecken sehen',
      '<group> ..4 maul|fresse halten',
      '<group> ..3 ficken gehen',
      'nur|solche <group> so brutal|grausam',
      'wir hassen|verachten|verabscheuen ..3 <group>',
      'ich|wir|mein|meine ..4 hass|verachtung|abscheu|ekel ..4 <group>',
      '<group> ..2 ich|wir ..4 hass|verachtung|abscheu|ekel',
      'ich|wir ..2 <group> ..2 satt',
      'ich|wir ..1 <group> ..2 loswerden',
    ],
    contempt: [
      'geht|geh|haut|verschwindet ..2 hause|heim ..2 <group> ..5 nichts ..1 sagen|suchen|melden',
      'warum|wieso|weshalb ..3 <group> ..2 nicht ..6 los|raus|weg',
      'lieber|eher ..3 sterben|sterbe|tot|verrecken ..8 <group>',
      'hund|katze|affe|esel|ratte|schwein|hamster|stein ..2 schlauer|klüger|intelligenter|nützlicher|wertvoller als ..2 <group>',
      '<group> ..9 tierarzt|zoo|käfig',
      '<group> ..6 größte|größter|schlimmste ..1 fehler',
      'wenn ich ..5 <group> ..5 umbringen|erschießen|aufhängen',
      '<group> wie du|ihr|dich|euch ..6 wertlos|tod|sterben',
      '<group> ..8 wenn|sobald ich ..4 erschießen|schießen|abknallen|töten|verprügeln',
      'für mich ..1 bleiben|sind sie ..2 <vermin>',
      'welt|land|gesellschaft ..5 besser ..3 ohne ..3 <group>',
      'niemand|keiner ..1 mag|will|braucht|vermisst ..2 <group>',
      '<group> ..2 zerstören|ruinieren|verpesten|vergiften|verseuchen ..3 land|gesellschaft|welt|stadt|kultur',
      '<group> ..1 an allem schuld',
      'alle <group> ..1 lügen|stehlen|stinken|betrügen|klauen',
    ],
  },
};

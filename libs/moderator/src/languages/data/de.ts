import type { LanguageData } from '../language-data.ts';

export const GERMAN: LanguageData = {
  language: 'de',
  words: {
    you: 'du',
    youAre: `du_bist bist_du ihr_seid seid_ihr du_bleibst du_warst sie_sind_ja sie_sind_doch sie_sind_ein sie_sind_eine
      sie_sind_so sie_sind_wirklich sie_sind_nichts_als bist seid du_alter du_kleiner du_kleine`,
    insult: `idiot idioten idiotin idiotinnen vollidiot* vollpfosten trottel volltrottel* depp deppen volldepp* dummkopf dummköpfe
      schwachkopf schwachköpfe hohlkopf hohlbirne blödmann blödian arschloch arschlöcher *arschloch arsch arschgesicht arschgeige
      arschkriecher wichser wichsers drecksack drecksau drecksäcke dreckskerl mistkerl miststück mistkerle schwein schweine sau
      saukerl schweinehund hurensohn hurensöhne hure huren bastard bastarde missgeburt missgeburten spinner spinnerin penner
      pennerin versager versagerin loser niete flasche pfeife lügner lügnerin heuchler heuchlerin feigling feiglinge
      abschaum gesindel pack dreckspack lump lumpen halunke ratte kakerlake parasit schmarotzer esel affe kuh ziege
      zicke schlampe schlampen fotze fotzen tussi hirni honk spast spasten spacko spacken vollspast* mongo opfer lusche
      kackbratze nichtsnutz taugenichts faschist nazi nazischwein schwachmat schwachmaten dummbatz penis pimmel wixer vollhonk
      clown witzfigur pissnelke pisser scheißkerl scheisskerl widerling ekelpaket armleuchter nutte nutten tunte tunten mistvieh`,
    badTrait: `wertlos dumm dumme dummer dummes dümmer strohdumm saudumm dämlich* blöd blöde blöder blödes bescheuert* bekloppt* hirnlos*
      gehirnamputiert* hirntot* idiotisch* erbärmlich* widerlich* ekelhaft* wertlos* lächerlich* armselig* feige feiger
      verlogen* verblödet* geistesgestört* geisteskrank* zurückgeblieben* behindert unfähig* inkompetent* hässlich* fett
      dreckig* verdammt* scheiß scheiss verfickt* elend* elendig* minderbemittelt* minderwertig* abartig* beschränkt ungebildet*
      niederträchtig* peinlich*`,
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
      gefährlich primitiv* unterentwickelt* faul dumm dreckig* schmutzig* böse hinterhältig* gierig* abnormal* entmenschlicht* schande
      belastung bedrohung nichts_wert einen_dreck_wert hässlich* unrein* nichts_verloren krebs beschissen beschissene dümmste dümmsten brutal grausam parasitär minderwertige bösartig* verkommen* hinterlistig* verlogen* kriminell gewalttätig hirnlos* unfähig* erbärmlich* niederträchtig* unzivilisiert* rückständig* unhygienisch stinken stinkend stinken_alle einen_scheiß_wert nichts_anderes_verdient
      ignorant* verachtenswert* scheißwichser* wertloser wertloses schmutz
      seuchen bazillus bazillen zecken zecke blutsauger schlangen würmer maden läuse teufel dämonen bestien mörder diebe 
      betrüger verräter unmenschen geisteskranke degeneriert* platzverschwendung zeitverschwendung fehler_der_natur 
      abscheulich* scheußlich* grauenhaft*
      `,
    hate: `hasse hass haßt hassen verachte verachten verabscheue verabscheuen verabscheut kotzen kotzt ekeln ekelt satt
      widern widert anwidern anwidert ekeln nicht_ausstehen nicht_leiden nicht_ertragen hassen_alle abscheu hassenswert* angewidert ekel abscheu verachtung hass fick fickt fuck scheiß_auf loswerden angewidert anekeln verabscheut kein_platz keinen_platz verpissen maul tod_allen tod_den ficken_gehen
      verfluche verfluchen verflucht zur_hölle nicht_mehr_sehen nicht_mehr_hören verachtest hasserfüllt widert_mich 
      ekelt_mich kotzt_mich geht_sterben geht_verrecken
      `,
    ought: `sollte sollten soll sollen muss müssen müsste müssten gehört gehören verdienen verdient werde werd lasst wollen will möchte
      können könnte kann darf dürfen hoffe hoffentlich wünsche sofort endlich =würde =würden los heute werd interesse gern gerne lass lassen uns
      anfange anfangen beginne erschieß erschieße erschiess erschiesse vergase`,
    harm: `sterben verrecken krepieren töten getötet umbringen umgebracht ermorden ermordet erschießen erschossen abknallen abgeknallt
      vergasen vergast erhängen erhängt aufhängen aufgehängt hängen gehängt verbrennen verbrannt anzünden angezündet abschlachten abgeschlachtet ausrotten
      ausgerottet vernichten vernichtet ausgelöscht auslöschen verprügeln verprügelt zusammenschlagen zusammengeschlagen schlagen geschlagen
      steinigen gesteinigt kastrieren kastriert foltern gefoltert köpfen geköpft vergewaltigen vergewaltigt ausmerzen ausgemerzt
      eliminieren eliminiert beseitigen beseitigt lynchen gelyncht erstechen erstochen abstechen abgestochen weggesperrt einsperren eingesperrt
      verschwinden deportiert angreifen attackieren verletzen verletzt wehtun bestraft bestrafen ersäufen zwangssterilisiert sterilisiert
      ins_gas in_die_gaskammer an_die_wand ins_lager vergewaltige erschieß erschieße erschiess schieße durchschneiden aufschneiden abstechen leiden hingerichtet hinrichten prügeln prügle töte ersticken kehlen knallen umlegen massakrieren massakriert verbrenne schlachten quälen gequält
      erschieß erschieße erschiess erschiesse vergase gaskammer galgen
      erwürgen erwürgt würgen ertränken ertränkt treten getreten auspeitschen ausgepeitscht enthaupten versklaven versklavt 
      zertreten zerquetschen
      `,
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
    owed: `rechte respekt schutz vertrauen gleich gleichberechtigt* gleichgestellt menschenrechte liebe mitgefühl mitleid verständnis achtung wertschätzung würde dazugehören normal`,
  },
  forms: {
    insult: [
      'ihr ..1 idioten|arschlöcher|vollidioten|trottel|deppen|wichser|versager|penner|spinner|spasten|heuchler|drecksäcke|schweine|lügner|vollpfosten',
      'fick|fickt dich|euch|ihr',
      'halt|haltet ..2 fresse|maul|schnauze|klappe',
      'fresse halten',
      'leck|leckt mich ..2 arsch',
      'verpiss|verpisst dich|euch',
      'geh ..2 kacken|scheissen',
      'deine mutter|mudda ist|fickt|hure|war ..3',
      'hast|hat du|ihr ..2 gehirn|hirn|lack ..2 gesoffen|gefressen|verloren',
      'zu dumm|blöd|doof ..1 um|für|zum',
      'du|ihr|sie ..1 hast|habt|haben ..2 nicht alle|mehr ..2 tassen|latten',
      'so dumm|blöd wie du|ihr',
      'wie dumm|blöd|bescheuert <youAre> ..1',
      'typen|leute|menschen wie du|dich|euch|ihr ..4 <insult>|<vermin>|widern|kotzen|ekeln',
      'du|ihr widerst|kotzt|ekelst mich|uns|einen an?',
      'schäm|schaem dich ..2 du|ihr <insult>',
    ],
    threat: [
      'ich|wir werde|werden dich|euch|sie|dir|deine|deinen|ihn ..4 umbringen|töten|erschiessen|abstechen|verprügeln|schlagen|zusammenschlagen|finden|kriegen|fertigmachen|vernichten|aufschlitzen|abknallen|ermorden|vergewaltigen|verletzen|wehtun|brechen|verbrennen|anzünden',
      'ich|wir bring|bringe|bringen dich|euch|ihn|sie ..2 um',
      'ich|wir mach|mache|machen dich|euch ..2 kalt|alle|platt',
      'ich|wir schlag|schlage|schlagen|hau|haue|hauen|tret|trete dich|dir|euch ..4 tot|zusammen|fresse|kopf|zähne|gesicht|kaputt|schädel|nase|um|ein',
      'ich|wir stech|steche|knall|knalle|schlitz|schlitze|erschieß|erschieße|erwürg|erwürge|töte|toete dich|euch ..2',
      'ich|wir brech|breche|brechen dir|euch ..3 beine|knochen|genick|hals|arme|nase|finger|kiefer|hand',
      'ich|wir will|wollen dich|euch ..3 tot|sterben|bluten|leiden sehen',
      'ich|wir weiß|weiss|wissen ..2 wo du|ihr|sie|deine ..3 wohnst|wohnt|arbeitest|lebst|schläfst|parkst|schule|kinder|wohnen',
      'ich|wir finde|finden heraus|raus wo du|ihr ..2 wohnst|wohnt|arbeitest',
      'ich|wir finde|find|krieg|kriege|finden|kriegen dich|euch ..1',
      'du|ihr wirst|werdet ..4 sterben|bluten|verrecken|krepieren|brennen|leiden',
      'das|es wirst|werdet du|ihr ..2 bereuen|büßen|bezahlen',
      'du|ihr wirst|werdet ..2 das|dafür|es ..2 bereuen|büßen|bezahlen',
      'ich|wir hoffe|hoffen|wünsche|wünschen ..3 du|dir|ihr|dass|jemand ..4 stirbst|verreckst|krepierst|sterbt|stirbt|tod|krebs|umbringt|vergewaltigt|überfahren',
      'man|jemand sollte|müsste dich|euch|dir|sie ..3 erschiessen|erschießen|umbringen|aufhängen|abknallen|vergasen|verprügeln|töten|schlagen|anzünden|einsperren|abstechen',
      'du|ihr gehörst|gehört ..3 erschossen|aufgehängt|vergast|abgeknallt|umgebracht|verprügelt|erhängt|gesteinigt|geschlagen|gehängt',
      'du|ihr verdienst|verdient ..3 tod|sterben|zu ..1 sterben',
      'stirb|verreck|verrecke|krepier|krepiere ..2 du|endlich|doch|elendig',
      'ich|wir komm|komme|kommen ..4 vorbei|zu ..1 dir ..3 und ..4 bring*|schlag*|mach*|stech*|töt*|brech*',
      'deine tage sind gezählt',
      '<youAre> ..2 tot|fällig|geliefert',
      'pass ..2 auf wenn du ..4 nachts|allein|abends|dunkeln|hause',
      'sonst ..1 bring|schlag|stech|brech|finde|mach ich dich|dir|euch ..3',
    ],
    egging: [
      'bring|bringt dich|euch ..3 um',
      'töte|toete|erschieß|erschiess|erhäng|erhaeng|ertränk dich|euch',
      'häng|haeng|hänge dich ..2 auf',
      'spring|spring ..3 brücke|zug|hochhaus|dach|fenster|tod',
      'geh ..2 sterben|verrecken|krepieren',
      'nimm dir ..3 strick|leben',
      'mach ..3 ende|schluss mit deinem leben',
      'ritz|ritz dich ..2',
      'schneid dir ..3 pulsadern|adern',
      'du solltest|sollst|musst dich ..3 umbringen|töten|aufhängen|erhängen|erschießen',
      'niemand|keiner ..2 würde|wird|vermisst dich ..2 vermissen?',
      'welt wäre|waere ..3 besser|schöner ..3 ohne dich',
      'warum bringst du dich ..4 um',
    ],
    distress: [
      'ich will|möchte|mag einfach|wirklich|echt|auch? nicht mehr leben|weiterleben|existieren|aufwachen',
      'will|möchte|mag ich? einfach|wirklich? nicht mehr leben|weiterleben',
      'ich will|möchte|wollte ..3 sterben|tot',
      'ich will|möchte|werde|könnte|wollte mich ..4 umbringen|töten|erhängen|ritzen|verletzen|erschießen',
      'ich bring|bringe mich ..3 um',
      'ich ritz|ritze|schneide|verletze mich ..2',
      'mein leben ..2 hat|ist|macht ..2 keinen|nicht|nichts ..2 sinn|wert|lebenswert',
      'ohne mich ..3 besser dran|gehen|gehts|haben',
      'besser ..2 wenn ich ..2 tot|weg',
      'ich wünschte|wünsche ..2 ich wäre|waere ..2 tot|gestorben|geboren',
      'wäre|waere ich ..1 tot|gestorben|nie ..1 geboren?',
      'ich denke|dachte|denk ..3 an|über selbstmord|suizid',
      'ich denke|dachte|denk ..3 daran mich ..2 umzubringen|töten|erhängen',
      'ich habe|hab ..3 selbstmordgedanken|suizidgedanken',
      'ich habe|hab|hätte ..4 tabletten|pillen genommen|geschluckt',
      'ich nehme|nehm mir ..2 leben',
      'ich will ..1 allem|dem ein ende setzen|machen',
    ],
    contempt: [
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

import type { LanguageData } from '../language-data.ts';

export const DUTCH: LanguageData = {
  language: 'nl',
  words: {
    you: 'jij jullie gij',
    youAre: `ben_je je_bent jij_bent ben_jij jullie_zijn zijn_jullie u_bent bent_u gij_zijt je_lijkt je_blijft`,
    insult: `idioot idioten imbeciel imbecielen debiel debielen sukkel sukkels mongool mongolen eikel eikels klootzak klootzakken lul lullen
      lul_de_behanger hufter hufters kutwijf kutwijven kut trut trutten teef teven hoer hoeren hoerenzoon hoerenjong slet sletten smeerlap
      smeerlappen schoft schoften rotzak rotzakken vuilak viezerik viespeuk zakkenwasser oen oenen domkop domkoppen dombo leeghoofd
      leeghoofden stommeling stommerd randdebiel* kankerlijer* kankerlijder* tyfuslijer* teringlijer* kankerhond kankerhoer* kankermongool*
      kankerjood tyfushond flikker lafaard lafaards lafbek leugenaar leugenaars huichelaar hypocriet hypocrieten loser losers mislukkeling
      mislukkelingen nietsnut nietsnutten waardeloos tuig uitschot schorem gespuis
      addergebroed clowns paljas nazi fascist fascisten onbenul achterlijke
      halvegare halve_gare mafkees mafketel droeftoeter lamzak aso klojo klojos gluiperd stuk_stront stront eencellige
      schijtluis mietje dwaas dwazen minkukel natte_krant zeikerd zeikwijf bastaard misbaksel misbaksels`,
    badTrait: `dom domme dommer stom stomme achterlijk achterlijke zielig zielige walgelijk walgelijke waardeloos waardeloze belachelijk
      belachelijke lelijk lelijke dik dikke laf laffe gestoord gestoorde debiel debiele
      idioot idiote nutteloos nutteloze onbekwaam achterbaks verachtelijk verachtelijke hersenloos hersenloze armzalig armzalige
      lompe randdebiel zwakzinnig zwakzinnige onbenullig`,
    group: `vrouw vrouwen meisjes wijven buitenlander buitenlanders vluchteling vluchtelingen asielzoeker* migrant migranten immigrant immigranten
      allochtoon allochtonen jood joden joodse moslim moslims moslima* islamieten islam homo homoseksueel homoseksuelen homoseksuele lesbo
      lesbisch* lesbiennes trans transgender* transmensen transpersonen transvrouwen trans_mensen trans_personen trans_vrouwen transseksue*
      gehandicapte gehandicapten invaliden mensen_met_een_handicap mensen_met_een_beperking mensen_met_handicap zwarte zwarten
      zwarte_mensen zwart_persoon zwarte_vrouwen afrikanen marokkaan marokkanen turk turken surinamers antillianen polen chinezen aziaten arabieren
      syriërs zigeuners roma christenen gekleurde_mensen mensen_van_kleur homofiel* queers homoos hoer hoeren slet sletten teef teven mongool mongolen persoon_met_een_handicap zwarte_personen zwarte_persoon trans_persoon homos moslimvrouwen invalide mietjes
      kreupelen`,
    slur: `neger negers nikker nikkers nigga flikker flikkers ruigpoot ruigpoten manwijf manwijven
      kutmarokkaan kutmarokkanen kutturk* kankerturk* kankermarokkaan* kankerjood kankerjoden kutjood* kankerneger* kutneger* kankermoslim* kutmoslim*
      kankerhomo* kuthomo* kutbuitenlander* kankerbuitenlander* kutwijf kutwijven spleetoog spleetogen poepchinees geitenneuker* kamelenneuker*
      bosneger bosnegers zwartjoekel zwartjoekels roetmop roetmoppen zandneger* zandnikker* jodenstreek smous smousen jodenzwijn
      mankepoot ombouwhoer* travo travos
      kopvod kopvodden geitenneukers mocro_tuig lesbopot lesbopotten pot_teringlijers gleufdier gleufdieren haatbaard haatbaarden kut_moslims
      kreupele`,
    vermin: `uitschot tuig ongedierte schorem gespuis afval vuilnis vuil stront pest plaag parasiet parasieten ratten kakkerlakken
      beesten dieren varkens apen honden zwijnen barbaren wilden criminelen verkrachters terroristen monsters monster walgelijk* weerzinwekkend* smerig*
      vies vieze minderwaardig* waardeloos waardeloze nutteloos nutteloze gestoord* onnatuurlijk* abnormaal abnormale pervers* freaks freak
      dom domme lui luie dieven lelijk lelijke ondermensen onmensen verachtelijk* schuim misbaksels gruwel gedrochten
      gedrocht walging niets_waard niks_waard achterlijk achterlijke ondergeschikt* primitief smeerlappen onrein onreine profiteurs kwaadaardig*
      uitvaagsel kankergezwel parasieten rotzakken klootzakken mindere_wezens waardeloos laf laffe onwetend achterbaks leugenachtig stinken stinkende verrot primitieve onbeschaafd* corrupt* geen_kut_waard dievenpak zielig zielige domste hersenloos achtergesteld minder_waard mindere_wezens uitschot
      vuiligheid smerig* mindere_wezens afval uitschot bedreiging debiel walgelijk* ignorant* onwetend
      bloedzuigers slangen wormen luizen demonen duivels moordenaars verraders leugenaars bedriegers verdorven
      fout_van_de_natuur verspilling achterlijk* onnatuurlijk afstotelijk* afschuwelijke vies* vuil* inferieur* idioten
      een_kanker
      smerig`,
    hate: `veracht verafschuw walg walgen kan_niet_uitstaan niet_uitstaan niet_verdragen walgelijk_vind kotsmisselijk
      walgt niet_luchten verdoem fuck oprotten rotbek dood_aan opzouten tyfen optiefen
      
      vervloek vervloekt* naar_de_hel verafschuw* veracht* minacht* spuug opgerot opdonderen`,
    ought: `moet moeten zou zouden horen hoort verdient verdienen wil willen ga gaan laten laat hoop hopelijk mag zal zullen wens graag belang wat_als gewoon laten
      ontdoen neerschiet doodschiet`,
    harm: `sterven sterf doodgaan dood doden gedood vermoorden vermoord afmaken afgemaakt afslachten afgeslacht uitroeien uitgeroeid vergassen vergast
      ophangen opgehangen verbranden verbrand doodschieten doodgeschoten neerschieten neergeschoten neersteken neergestoken executeren geëxecuteerd
      verdrinken stenigen gestenigd castreren gecastreerd martelen gemarteld onthoofden onthoofd verkrachten verkracht slaan geslagen
      mishandelen mishandeld lynchen gelyncht elimineren geëlimineerd uitgemoord uitmoorden vernietigen vernietigd verdwijnen aanvallen aangevallen
      opsluiten opgesloten steriliseren gesteriliseerd kapotmaken kapotslaan creperen verrekken gestraft straffen gas gaskamer afknallen
      verwonden opgeruimd toetakelen inslaan doorsnijden kelen slachten neerschiet neerschiet doodsla vermoord verkracht doden wurgen uitmoorden ophangen kooien kooi executie geëxecuteerd geexecuteerd schiet sla afslachten terechtgesteld
      neerschiet doodschiet neerschieten
      gewurgd verdronken gestoken zweepslagen geschopt verpletteren doodslaan doodgeslagen
      doodgestoken doodsteken afgeknald knallen keel schieten wurgt wurgde opknopen opgeknoopt afranselen executeer`,
    worth: `mens mensen menselijk leven waardigheid waard gelijkwaardig* verdient verdienen
      bestaan bestaansrecht
      waard`,
    negation: 'niet nooit geen niks niets niemand noch zonder nie allesbehalve',
    report: `zei zeggen zegt zeiden gezegd zeg noemde genoemd noemen noemt noemden uitgescholden schelden schold uitschelden schreef
      schrijft geschreven woord woorden term uitdrukking citaat citeert riep roepen geroepen schreeuwde schreeuwen zin volgens liedje lied film
      boek titel opmerking beweert beweerde beweren bedreigde hoorde gehoord las uitspraak bericht tekst beledigde dreigen bedreigen bedreiging dreigement gevangenis bewering`,
    objection: `onaanvaardbaar onacceptabel fout verkeerd leugen racistisch racisme seksistisch homofoob antisemitisch beledigend oneerlijk
      afschuwelijk_om verschrikkelijk stereotype* vooroordeel vooroordelen niemand_zou niemand_mag mag_je_niet moet_je_niet discriminatie
      discrimineren veroordeel respectloos onzin ongepast schandalig kwetsend vreselijk`,
    are: `niets_anders_dan niks_anders_dan niet_meer_dan niets_meer_dan erger_dan is zijn was waren ben blijven blijft als gewoon alleen allemaal echt zo een niets_dan niks_dan
      niets_dan`,
    they: 'ze zij die deze allemaal',
    harmless: `hondenweer lulkoek zakgeld apetrots pottenbakker kutje zakken zakkenroller negerzoen snikheet`,
    praise: `geweldig* fantastisch* hou houden trots mooi mooie slim slimme respecteer respecteren bewonder bewonderen welkom vieren ongelooflijk_goed aardig aardige helpen steunen beschermen moedig dapper* uitstekend* beste goede lief lieve prachtig* bijzonder blij gelukkig dankbaar fijn super`,
    turn: 'maar daarom dus echter toch',
    as: 'zo even dermate',
    about: `tegen met onder tegenover`,
    single: `is was wordt werd`,
    concern: `voorkomen voorkom vermijden beschermen beschermt redden helpen omdat want wie veel vele sommige duizenden slachtoffers behandeld behandelen de_haat`,
    owed: `rechten recht respect liefde gelijk bescherming vertrouwen vertrouwd mensenrechten medelijden normaal`,
    swear: `kanker kut rot vervloekte verdomde kleine ouwe oude vuile vuil vieze vies smerige smerig`,
    beast: `rat ratten varken varkens zwijn zwijnen hond honden beest aap apen ezel koe geit parasiet parasieten zak muts clown pannenkoek`,
  },
  forms: {
    insult: [
      'jij|jullie|gij <badTrait>|<swear> <insult>',
      'stelletje|bende|stuk|zooitje <badTrait>|<swear>? <insult>',
      'vuile|vieze|stomme|domme|achterlijke|gore|smerige|lelijke|kanker|kut|tering|tyfus|dikke <insult>',
      'houd|hou je|jullie grote|kanker|vuile|domme? bek|smoel|muil|waffel',
      'houd|hou je|jullie grote|kanker|vuile|domme? kop|mond ,',
      'bek|smoel houden|dicht',
      'kanker|tyfus|tering|sodemieter|donder|rot|flikker|fuck|pleur|lazer toch|maar|lekker|eens? op ,',
      'krijg toch|maar|lekker? de? kanker|tyfus|tering|klere|pest|pleuris ,',
      'val maar|toch? dood ,',
      'loop naar de hel|pomp',
      'je|jouw moeder|mama is|was een|n? <insult>',
      'rot|fuck|neuk|naai je|jou|jezelf ,',
      'je|jij|jullie hebt|hebben toch|echt? geen hersens|verstand|hersenen ,',
      'je|jij|jullie spoort|sporen niet ,',
      'mensen|types|lui zoals|als jij|jullie|jou zijn ..1 <vermin>|<insult>',
      'wat|hoe <youAre> ..2 <insult>|<badTrait>',
      'ik walg van je|jou|jullie ,',
    ],
    threat: [
      'ik|we|wij ga|gaan|zal|zullen|kom je|jou|jullie|u ..1 vermoorden|doodslaan|doodschieten|doodsteken|neersteken|neerschieten|wurgen|afslachten|doodmaken|onthoofden|verkrachten',
      'ik|we|wij ga|gaan|zal|zullen je|jou|jullie|u helemaal? kapotmaken|afmaken|toetakelen',
      'ik|we|wij ga|gaan|zal|zullen|kom je|jou|jullie opzoeken|vinden|pakken en ..1 vermoorden|doodslaan|doodschieten|doodsteken|neersteken|neerschieten|wurgen|afslachten|doodmaken|onthoofden|verkrachten|afmaken',
      'ik|we|wij vermoord|wurg|verkracht|onthoofd|vermoorden je|jou|jullie',
      'ik|we|wij maak je|jou|jullie dood|kapot|af|koud ,',
      'ik|we|wij sla|schop|trap|ram|mep|ros je|jou|jullie dood|verrot|kapot|lens|neer ,',
      'ik|we|wij schiet|steek|knal je|jou|jullie dood|neer|overhoop|kapot ,',
      'sla|schop|trap|maak|ram|schiet|steek ik|we je|jou|jullie dood|verrot|kapot|neer|overhoop ,',
      'ik|we|wij breek|sla|trap|schop|ram|hak je|jullie|jouw alle|beide|al? nek|benen|tanden|bek|smoel|botten|neus|armen|hersens|kaak|vingers|poten|ribben|schedel|hersenen',
      'breek|sla|trap|schop|ram|hak ik|we je|jullie|jouw nek|benen|tanden|bek|smoel|botten|neus|armen|hersens|kaak|vingers|poten|ribben|schedel|hersenen',
      'ik|we|wij sla|schop|trap|hak|ram je|jullie|jouw kop in|eraf|van',
      'ik|we|wij sla|trap|schop|ram je|jullie op|in je|jullie bek|smoel|kop|gezicht|bakkes',
      'ik|we|wij ga|gaan|zal|zullen je|jouw|jullie ..1 kop|nek|benen|tanden|bek|smoel|botten|neus|armen|hersens|kaak|vingers|poten|ribben|schedel|hersenen breken|inslaan|afhakken|verbrijzelen',
      'ik|we|wij weet|weten precies|wel|heus? waar je|jij|jullie|u woont|slaapt|werkt|wonen',
      'ik|we|wij weet|weten waar je|jouw kinderen|familie|ouders|dochter ..1 wonen|woont|school',
      'ik|we kom|komen er|wel? wel? achter|erachter waar je|jij|jullie woont|werkt',
      '^ je|jij|jullie gaat|gaan eraan .',
      'je|jij|jullie gaat|gaan|zal|zult creperen|bloeden ,',
      'hier|daar|dit zul|ga|zal|zult je|jij|jullie voor|nog|duur? voor? boeten',
      'ik|we hoop|hopen|wens dat? je|jij|jullie ..1 sterft|doodgaat|crepeert|doodvalt ,',
      'ik|we hoop|hopen dat? je|jij|jullie kanker krijgt|krijgen',
      'ik|we hoop|hopen dat iemand je|jou|jullie vermoordt|doodschiet|verkracht|doodrijdt|doodslaat',
      'ik|we wens je|jou|jullie de? dood|kanker ,',
      '^ sterf|crepeer ..1 <insult>|jij|maar|langzaam',
      '^ sterf|crepeer .',
      'iemand|ze|men moet|moeten|zou|zouden je|jou|jullie eens|maar|allemaal|gewoon|moeten? vermoorden|doodschieten|ophangen|afmaken|neerschieten|verkrachten|vergassen|doodslaan|neersteken|afknallen',
      'je|jij|jullie verdient|verdienen de|een dood|kogel|doodstraf ,',
      'je|jij|jullie verdient|verdienen het? om|te te? sterven',
      'je|jij|jullie hoort|zou|moet|moeten doodgeschoten|opgehangen|vermoord|verkracht|vergast|afgemaakt',
      '<youAre> een dode man',
      'je|jouw dagen zijn geteld',
    ],
    egging: [
      'pleeg dan|toch|gewoon|maar|even|eens? zelfmoord',
      'maak jezelf|je|jullie dan|toch|gewoon|eens? van kant',
      'maak jezelf dood|af ,',
      'maak ..1 een eind|einde aan je|jouw leven ,',
      'hang jezelf op',
      'verhang|verdrink|dood jezelf',
      'verhang je ,',
      'schiet jezelf dood|kapot|overhoop|neer',
      'snij je|jouw polsen|aders',
      '^ spring toch|maar|dan|gewoon|lekker? van|voor|uit de|een|het|n ..1 brug|trein|dak|raam|flat|gebouw|metro',
      '^ ga toch|maar|dan|lekker|gewoon? dood|sterven .',
      'ga|gaan jezelf|je toch|maar|lekker? ophangen|verhangen|vermoorden|doden',
      'ga toch|maar|gewoon? zelfmoord plegen',
      'je|jij moet|zou ..1 zelfmoord plegen|moeten',
      'je|jij moet|zou jezelf moeten? ophangen|doden|vermoorden|doodmaken',
      'waarom pleeg je|jij geen|niet ..1 zelfmoord?',
      'waarom hang|verhang|maak je|jij jezelf niet op|dood|van?',
      'wereld zou|is|was|wordt ..2 beter ..1 zonder jou|jullie ,',
      'iedereen is|zou|was ..1 beter af zonder jou',
      'niemand zal|gaat|zou je|jou missen .',
      'doe ons|iedereen|mij|de allemaal|wereld? een lol|plezier|gunst en verdwijn van|uit ..2 wereld|aardbodem|aarde|leven|planeet',
      'doe ons|iedereen|mij|de allemaal|wereld? een lol|plezier|gunst en sterf|crepeer|verhang|pleeg',
      'stop|stopt|hou met|op eten|met eten? tot|totdat er? niets|niks meer? van je|jou|jullie over',
      'verlos|bevrijd|verlost ons|de|iedereen wereld? van jezelf|jou|jullie ,',
      'verlos|bevrijd|verlost ons|de|iedereen wereld? van je|jouw bestaan|aanwezigheid|leven ,',
    ],
    distress: [
      'ik wil|wou alleen|gewoon|echt|liever|maar|nog? dood|sterven ,',
      'ik wil|kan|hoef echt|gewoon? niet meer leven|bestaan|verder leven? ,',
      'ik wil|ga|zou|wilde mezelf|mij|me ..1 doden|ophangen|vermoorden|verhangen',
      'ik wil|ga|zou|wilde mezelf snijden',
      'ik wil|ga|zou|wilde mezelf|me van kant',
      'ik wil|ga|zou|wilde mezelf iets|wat aandoen',
      'ik wil|ga|wilde|zou zelfmoord plegen',
      'ik overweeg zelfmoord ,',
      'ik denk|dacht vaak|soms|elke|steeds|veel|weer? dag? aan zelfmoord ,',
      'ik maak mezelf|me|mij nog|een|straks? van kant',
      'ik heb ..2 zelfmoordgedachten|suïcidale|doodswens',
      'mijn leven heeft geen enkele? zin meer? ,',
      'mijn leven is niks|niets meer? waard',
      'mijn leven is helemaal? zinloos|waardeloos ,',
      'beter af zijn? zonder mij|me',
      'ik wilde|wens|wou dat ik dood was',
      'ik wilde|wens|wou dat ik nooit ..1 geboren',
      'was ik maar dood',
      'ik snij|snijd|kras mezelf',
      'ik snij|snijd in mijn armen|polsen',
      'uit het leven stappen',
      'een einde aan mijn leven',
      'ik heb alle|veel|te|heel ..2 pillen geslikt|genomen',
    ],
    hatred: [
      'het zat om ..2 <group> zoals jij|jullie',
      'van ..3 <group> ..1 ontdoen',
      'alleen <group> zo gewelddadig|wreed',
      'ik zou ..1 <group> graag ..1 lijden',
      '<group> allemaal de kanker|tyfus|tering krijgen',
      'ik|we|wij ..1 haat|haten|veracht|verachten|verafschuw|verafschuwen ..3 <group>',
      'haat|veracht|verafschuw ik ..3 <group>',
      '<group> ..4 ik|we ..1 haat|haten|veracht',
      'ik|we|mijn ..4 minachting|afkeer|hekel|walging|haat|afschuw ..4 <group>',
      '<group> ..4 ik|we ..4 minachting|afkeer|hekel|walging|haat|afschuw',
      'ik|we ben|zijn die|de|al? <group> ..2 zat|beu',
      'ontdoen van ..2 <group>',
    ],
    contempt: [
      'geen ruimte|plaats op deze planeet|wereld|aarde voor ..2 <group>',
      'ga|gaan|oprotten naar|terug huis|je|jullie land? ..2 <group> ..5 niets|niks te zeggen|zoeken',
      'rot|donder op ..2 <group>',
      '<group> ..2 rot|donder op ,',
      'waarom ..4 niet ..3 <group> ..5 altijd|weg|kwijt|los',
      'sterf|sterven|dood|doodgaan ..1 liever|dan ..6 <group>',
      'liever ..2 sterven|dood|doodgaan ..6 <group>',
      'hond|kat|aap|ezel|rat|varken|steen ..2 slimmer|intelligenter|nuttiger dan ..3 <group>',
      '<group> ..9 dierenarts|dierentuin|kooi',
      '<group> ..6 grootste|ergste ..1 fout',
      'als ik ..5 <group> ..2 zelfmoord|doodmaken|ophangen|vermoorden',
      '<group> ..6 als|wanneer ik ..3 neerschiet|doodschiet|vermoord|afmaak|neerschieten',
      '<group> ..6 daarom verdienen ..3 <harm>',
      '<group> zoals jij|jullie|jou ..9 waardeloos|dood|sterven',
      'wereld|land|samenleving ..5 beter ..3 zonder ..3 <group>',
      'niemand ..1 wil|mag|mist|houdt ..3 <group>',
      '<group> ..2 verpesten|verwoesten|vernielen|vergiftigen|besmetten ..3 land|samenleving|wereld|stad|cultuur',
      '<group> ..3 schuld van alles',
      'alle <group> ..1 liegen|stelen|stinken|bedriegen',
      'niet duidelijk ..2 <group> ..2 <vermin>',
      'voor mij zijn ze ..4 <vermin>',
    ],
  },
};

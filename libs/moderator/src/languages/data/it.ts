import type { LanguageData } from '../language-data.ts';

export const ITALIAN: LanguageData = {
  language: 'it',
  words: {
    you: 'tu voi',
    youAre: `sei siete tu_sei non_sei_altro_che  sembri sembrate`,
    insult: `idiota idioti idiote imbecille imbecilli stupido stupida stupidi stupide cretino cretina cretini scemo scema scemi deficiente
      deficienti coglione coglioni cogliona testa_di_cazzo teste_di_cazzo faccia_di_merda stronzo stronza stronzi stronze merda
      pezzo_di_merda pezzi_di_merda bastardo bastarda bastardi figlio_di_puttana figli_di_puttana figlio_di_troia puttana puttane troia
      troie zoccola zoccole mignotta bagascia ritardato ritardata ritardati mongoloide mongoloidi handicappato minorato ebete ebeti fallito fallita
      falliti perdente buffone buffona buffoni pagliaccio pagliacci pagliaccia bugiardo bugiarda bugiardi ipocrita ipocriti vigliacco vigliacca codardo
      feccia
      ignorante ignoranti fascista fascisti nazista incapace inetto inutile disgraziato miserabile
      minchione pirla babbeo tonto tonta babbuino cerebroleso subnormale demente dementi infame infami schifoso schifosa leccaculo
      frocio sfigato sfigata rincoglionito rincoglionita`,
    badTrait: `stupido stupida stupidi scemo scema ridicolo ridicola ridicoli patetico patetica patetici disgustoso disgustosa schifoso schifosa
      schifosi inutile inutili ignorante ignoranti brutto brutta brutti ignobile incapace incompetente grasso grassa penoso penosa
      vergognoso vile viscido viscida ripugnante disgraziato
      squallido squallida mediocre`,
    group: `donna donne immigrato immigrati immigrata immigrate migrante migranti straniero stranieri rifugiato rifugiati profughi
      ebreo ebrei ebrea ebree musulmano musulmani musulmana musulmane islamici gay omosessuale omosessuali lesbica lesbiche trans transgender
      transessuale transessuali persone_trans donne_trans gente_trans disabile disabili persone_disabili persone_con_disabilità nero neri nera nere
      persone_nere gente_di_colore persone_di_colore africano africani arabo arabi rom cinesi asiatici marocchini albanesi rumeni romeni
      meridionali cattolici cristiani zingari ragazze extracomunitari queer troia troie puttana puttane zoccola zoccole mongoloide mongoloidi handicappato handicappati ritardato ritardati travestito travestiti storpi islamico rom nigeriani senegalesi persona_di_colore personaggi_trans
      giudei`,
    slur: `negro negri negra negre negraccio negracci frocio froci ricchione ricchioni checca checche culattone culattoni
      rottinculo lesbicona lesbicone travone travoni trannone
      zingaraccio
      zingaracci terrone terroni marocchino_di_merda negro_di_merda negri_di_merda musi_gialli muso_giallo
      rabbino_di_merda ebreo_di_merda ebrei_di_merda arabo_di_merda crucco extracomunitario_di_merda
      sporco_negro sporchi_negri sporco_ebreo sporchi_ebrei islamico_di_merda musulmano_di_merda baldracca baldracche vu_cumprà vucumprà tranvione tranvioni`,
    vermin: `feccia spazzatura immondizia rifiuti merda schifo piaga peste parassiti parassita ratti scarafaggi vermi animali bestie
      maiali cani scimmie selvaggi barbari criminali delinquenti stupratori terroristi mostri mostro inferior* inutil* disgustos* ripugnant*
      schifos* sporchi sporche sporco sudici luridi lurid* contro_natura innaturali innaturale abominio aberrazione
      abominevol* anormal* pervertit* depravat* degenerat* stupidi stupide idioti pigri pericolos* ladri brutti brutte subumani
      sottosviluppat* primitivi zavorra vergogna scarto scarti sacchi_di_spazzatura non_valgono_niente non_valgono_nulla
      malvagi orrendi orribili cattivi ributtanti infetti zecche patetici patetiche sudicio sudici sudice merdosi merdose merdose cazzoni stronzi bastardi parassiti arretrati ignoranti vigliacchi bugiardi ipocriti traditori orride viscidi puzzolenti puzzano marci subdoli incivili immondi non_hanno_valore senza_valore inutile i_più_stupidi sceme scemi cazzone valgono_meno
      sudicio sudici sudiciume spregevol* parassiti immondizia sceme scemi scemo ignorant* meno_della_merda disgustos*
      sanguisugh* serpenti pidocchi demoni diavoli assassini imbroglioni pervertiti pervertite errore_della_natura spreco
      ritardati orribil* vili sporcizia inutili stupid* idiote vomitevol* ribrezzo
      una_minaccia un_cancro`,
    hate: `odiamo detesto detestiamo disprezziamo non_sopporto non_tollero schifano schifa ripugnano disgustano
      disgusta fanno_schifo fa_schifo fanno_vomitare fanno_ribrezzo nauseano aborro
      mi_fanno_schifo disdegniamo astio fanculo vaffanculo fottere fottersi sbarazziamoci sbarazzarci liberiamoci morte_a morte_ai
      
      maledico maledett* all_inferno sopporto_più fottetevi si_fottano vadano_a levatevi
      vattene andatevene`,
    ought: `dovrebbero dovrebbe devono deve dobbiamo dovremmo bisogna bisognerebbe meritano merita vanno andrebbero voglio vogliamo
      spero speriamo farò vorrei potrebbero facciamo è_ora andiamo piacerebbe staremmo interesse qualcuno e_se oggi prossimo sparerò stuprerò taglierò ucciderò ammazzerò picchierò uccidessimo sbarazziamoci
      comincerò comincio inizierò staremmo qualcuno_avesse`,
    harm: `morire muoiano crepare crepino uccidere uccisi uccise ucciso ammazzare ammazzati ammazzate ammazzarli sterminare sterminati sterminate
      sterminarli eliminare eliminati eliminate bruciare bruciati bruciate impiccare impiccati impiccate fucilare fucilati gasare gasati gassati
      massacrare massacrati pestare pestati picchiare picchiati picchiate picchiarli stuprare stuprate lapidare lapidati decapitare decapitati
      torturare torturati castrare castrati linciare linciati sterilizzare sterilizzati annientare annientati sparare sparargli sparire scomparire
      attaccare attaccati aggrediti rinchiudere rinchiusi menare accoltellare sgozzare puniti punire ferire forni affogare affogati
      giustiziati deportati uccidili sparerò sparargli stuprerò taglierò gole soffrire debellati pugnalare massacrare gabbia gabbie ucciderò ammazzerò picchierò uccidessimo impiccherò brucerò eliminiamo sterminiamo giustiziare giustiziate rinchiuse linciati
      sparargli debellate debellati debellare strangolasse sparare giustiziati giustiziate giustiziare
      strangolare strangolati annegare annegati accoltellati frustare frustati stuprati violentare violentate schiacciare 
      schiacciati bruciarli sparati bastonati calci botte gola
      `,
    worth: `umani umano umana umane vita vivere dignità meritano merita
      valgono vale esistere esseri
      pari spazio`,
    negation: 'non mai nessun nessuna nessuno niente nulla né neanche nemmeno senza',
    report: `detto dice dicono diceva dissero dire dicendo chiamato chiamata chiamano chiamare chiamarli chiama insultato insulta insultare
      scritto scrive parola parole termine espressione citazione gridato urlato gridava frase secondo canzone film libro titolo
      commento afferma affermare sostiene definito definire minacciato sentito letto usare usato minacciare minaccia minacce minacciando prigione carcere galera affermazione`,
    objection: `inaccettabile sbagliato sbagliata falso bugia razzista razzismo sessista omofobo omofoba antisemita offensivo offensiva ingiusto
      orribile_dire terribile stereotip* pregiudizi* nessuno_dovrebbe non_si_dovrebbe non_si_deve non_bisogna discriminazione discriminare
      condanno irrispettoso assurdo intollerabile vergognatevi spregevole_dire stupido_dire`,
    are: `non_sono_altro_che non_sono_che nient_altro_che peggio_di è sono era erano siamo restano sarà saranno come solo tutti tutte dei delle una un altro_che non_provo_altro_che
      nient_altro_che non_siano_altro_che siano fossero`,
    they: 'loro essi questi queste quelli quelle sono',
    harmless: `finocchio_selvatico semi_di_finocchio ossobuco tempo_da_cani cane_da_guardia`,
    praise: `meraviglioso meravigliosa meravigliosi meravigliose fantastico fantastici fantastiche amo amiamo adoro fiero fieri orgoglioso orgogliosi bello belli belle bellissimi intelligente intelligenti rispetto rispettiamo ammiro ammirevoli benvenuti celebrare incredibili incredibile gentili aiutare sostenere proteggere coraggiosi coraggiose eccellenti ottimi migliori grandi felici felice bravi brave grazie stupendi splendidi splendide`,
    turn: 'ma però quindi perciò ecco_perché per_questo tuttavia',
    as: 'così tanto',
    about: `contro verso con tra fra`,
    single: `è era sia fu`,
    concern: `evitare evitiamo impedire impediamo prevenire proteggere salvare aiutare perché poiché chi molti molte migliaia alcuni alcune vittime trattati trattate trattiamo l_odio dell_odio all_odio`,
    owed: `diritti diritto rispetto uguali uguale amore fiducia compassione protezione pietà normali normale`,
    swear: `gran grandissimo grandissima vecchio povero povera sporco sporca maledetto maledetta maledetti lurido lurida luridi`,
    beast: `verme vermi ratto maiale maiali porco porca scrofa cagna cane cani asino asini capra capre bestia animale pecorone parassita rottame spazzatura`,
  },
  forms: {
    insult: [
      'vai|va <hate>',
      'vai|va|andate al diavolo ,',
      'che <insult> che? <youAre>',
      'quanto <youAre> <badTrait>|<insult>',
      'brutto|brutta|brutti|pezzo|razza|lurido|lurida|sporco|maledetto|maledetta di? <insult>',
      'vaffanculo|fanculo|affanculo|vaffa ,',
      'vaffanculo|fanculo|affanculo <insult>|tu|voi',
      'va|vai|andate a farti|farvi|fare fottere|inculare',
      'va|vai|andate a? fare? in culo',
      'va|vai|andate a cagare',
      'va|vai|andate a quel paese',
      'fottiti|fottetevi|inculati',
      'chiudi|chiudete quella|il|la|sta|quel bocca|becco|fogna',
      'stai|sta zitto|zitta <insult>',
      'mi|ci fai|fate schifo|vomitare|ribrezzo ,',
      'fai|fate schifo|cagare|vomitare ,',
      'non hai|avete un? cervello|neuroni|vergogna ,',
      'tua|vostra madre è? una|la? <insult>',
      'figlio|figlia|figli di|d una? puttana|troia|cagna|mignotta|zoccola',
      'gente come te|voi è|fa|siete|sono ..1 <vermin>|schifo|<insult>',
      'gente come te|voi <hate>',
      'quelli come te|voi sono|fanno ..1 <vermin>|schifo|<insult>',
      'succhiamelo',
      'succhiami il|la|le cazzo|palle|minchia',
      'levati|togliti dalle|dai coglioni|palle|cazzo ,',
      'più stupido|scemo|idiota|scema|stupida di te ,',
      'vergognati <insult>',
    ],
    threat: [
      'ti|vi sgozzo|accoltello|scanno|stupro|ammazzerò|ucciderò|stuprerò|accoltellerò|sparerò|sgozzerò',
      'ti|vi ammazzo|uccido|strangolo ,',
      'ti|vi ammazzo|uccido <insult>|tutti|come|bastardo',
      'ti|vi ammazzo|uccido|massacro|gonfio di botte|calci|pugni',
      'ti|vi spacco|spaccherò|rompo|romperò|fracasso|taglio|taglierò|stacco|sfondo|spezzo la|le|il|i|gli|tutte|quella ..1 faccia|gambe|ossa|testa|denti|naso|braccia|collo|culo|muso|dita|mascella|costole|cranio|gola',
      'ti|vi sparo in testa|bocca|faccia',
      'ti|vi faccio fuori ,',
      'ti|vi voglio|vogliamo uccidere|ammazzare ,',
      'ti|vi voglio|vogliamo vedere? morto|morta|morti',
      'voglio|vorrei ucciderti|ammazzarti|accoltellarti|sgozzarti ,',
      'voglio|vorrei vederti morto|morta|morire|soffrire|crepare',
      'voglio|vorrei spaccarti|romperti la|le ..1 faccia|gambe|ossa|testa|denti|naso|braccia|collo|culo|muso|dita|mascella|costole|cranio|gola',
      'vengo|verrò|veniamo ..2 a|ad ammazzarti|ucciderti|picchiarti|spararti',
      'so|sappiamo bene|esattamente? dove abiti|vivi|abitate|dormi|lavori',
      'so|sappiamo dove abita|vive|lavora tua|la famiglia|madre|figlia|sorella',
      'scoprirò|scopro dove abiti|vivi|lavori',
      'devi|dovete|dovresti|dovreste morire|crepare ,',
      'creperai|creperete ,',
      'morirai|creperai <insult>|come|male',
      'me la|le pagherai|pagherete .',
      'la pagherai|pagherete cara .',
      'spero|speriamo che? tu|voi ..1 muoia|muori|crepi|muoiate|crepiate|muoi ,',
      'spero|speriamo che? ti|vi ..1 ammazzi|ammazzino|stuprino|violentino|uccida|uccidano|investa|investano ,',
      'spero|speriamo che? qualcuno ti|vi ammazzi|uccida|stupri|investa',
      'spero|speriamo che? ti|vi venga|viene un|il? <vermin>|cancro|tumore',
      '^ crepa|muori|crepate ..1 <insult>|bastardo|maiale|cane|verme|schifoso|merda',
      '^ crepa|muori|crepate .',
      'bisognerebbe|bisogna|dovrebbero|dovrebbe ammazzarti|ucciderti|impiccarti|spararti|fucilarti|stuprarti|pestarti ,',
      '<ought> ammazzarti|ucciderti|impiccarti|spararti|fucilarti|stuprarti|pestarti ,',
      'meriti|meritate|meriteresti di morire|crepare ,',
      'meriti|meritate|meriteresti la morte ,',
      'meriti|meritate|meriteresti di essere ucciso|ammazzato|pestato|stuprata|bruciato|impiccato|uccisa',
      '<youAre> un uomo morto',
      '<youAre> morto|morta <insult>|bastardo',
      'hai i giorni contati',
      'tuoi giorni sono contati',
    ],
    egging: [
      '^ ammazzati|ucciditi|suicidati|impiccati|sparati|ammazzatevi|suicidatevi .',
      '^ ammazzati|ucciditi|suicidati|impiccati tu|subito|<insult>',
      '^ buttati|gettati|lanciati giù? da|dal|dalla|sotto un|il|al|un? ponte|finestra|balcone|treno|tetto .',
      'vai|va ad|a ammazzarti|suicidarti|impiccarti',
      '^ vai|va a morire|crepare .',
      'dovresti|devi ucciderti|ammazzarti|suicidarti|impiccarti ,',
      'perché|perche non ti ammazzi|uccidi|suicidi|spari|impicchi ,',
      'mondo sarebbe|starebbe ..1 meglio|migliore senza di? te|voi ,',
      'staremmo|starebbero tutti? meglio senza di? te|voi ,',
      'a nessuno mancherai|mancheresti .',
      'non mancherai|mancheresti a nessuno .',
      'nessuno ti rimpiangerà|piangerà|piangerebbe|rimpiangerebbe .',
      'tagliati le vene',
      'tagliati i polsi',
      'togliti la vita',
      'facci|fai|fateci|fate|fammi ..2 favore ..3 sparisci|scompari|sparite|scomparite da|dalla|dal ..3 mondo|terra|pianeta|vita',
      'facci|fai|fateci|fate ..2 favore ..3 ammazzati|ucciditi|crepa|muori|suicidati',
      'smetti|smettila|smettete di mangiare finché|finche|fino ..2 non resta|rimane|resti più? niente|nulla di te|voi',
      'liberaci|liberateci|libera ..1 di|da te|voi .',
      'liberaci|liberateci dalla|della tua|vostra presenza|esistenza',
    ],
    distress: [
      'voglio|vorrei solo|soltanto|davvero? morire|uccidermi|ammazzarmi|suicidarmi ,',
      'voglio farla finita ,',
      'non voglio|vorrei più|piu? vivere|esistere|svegliarmi più? ,',
      'non ce la faccio più|piu a vivere ,',
      'non posso più|piu vivere ,',
      'mi voglio|vorrei ammazzare|uccidere|suicidare ,',
      'mi ammazzo|uccido|suicido stasera|oggi|domani ,',
      'penso|pensavo|pensato|pensando spesso|sempre|tanto? al suicidio ,',
      'penso|pensavo|pensato|pensando di|a suicidarmi|uccidermi|ammazzarmi ,',
      'ho ..2 pensieri suicidi|suicidari',
      'mia vita non ha più|piu|alcun? senso ,',
      'mia vita non vale più? niente|nulla ,',
      'starebbero|starebbe|starete|sarebbero tutti? ..1 meglio senza di me',
      'vorrei essere|esser morto|morta ,',
      'vorrei non svegliarmi più? ,',
      'vorrei non essere mai nato|nata',
      'mi taglio le|i|sulle braccia|vene|polsi',
      'togliermi la vita',
      'ho preso|ingoiato tutte|troppe|tutti ..2 pastiglie|pillole|sonniferi',
      'meglio se fossi|morissi morto|morta? ,',
    ],
    hatred: [
      '^ disdegno ..2 <group>',
      'stufo|stufa di ..3 <group> come te|voi',
      '<group> ..1 mi|ci fanno ..2 schifo|ribrezzo|vomitare',
      '<group> ..3 rompere il cazzo',
      'solo i|gli|le <group> sono ..1 violenti|crudeli|violente',
      '^ odio|disprezzo ..3 <group>',
      'io|che|perché|quanto odio|disprezzo ..3 <group>',
      '<group> ..3 li|le|vi odio|disprezzo',
      'provo|ho|sento ..4 disprezzo|odio|schifo|ribrezzo|disgusto|avversione|repulsione|sdegno ..4 <group>',
      '<group> ..4 provo|ho|sento ..3 disprezzo|odio|schifo|ribrezzo|disgusto|avversione|repulsione|sdegno',
    ],
    contempt: [
      'non provo altro che disprezzo|sdegno|odio|schifo ..3 <group>',
      'tornate|torna|andate|tornatevene a casa vostra|tua? ..2 <group> ..6 niente|nulla da dire|fare',
      'perché|e non|se ci|li|le sbarazziamo|liberiamo|eliminiamo|uccidessimo|cacciamo ..3 <group>',
      'preferirei|preferisco|piuttosto ..2 morire|morto|morta ..8 <group>',
      'cane|gatto|scimmia|asino|topo|maiale|sasso ..2 più intelligente|furbo|sveglio|utile di ..3 <group>',
      '<group> ..9 veterinario|zoo|gabbia',
      '<group> ..6 più ..1 errore',
      'se ..4 <group> ..2 ucciderei|ammazzerei|suiciderei',
      '<group> ..8 quando ..1 comincerò|inizierò|cominceremo ..2 <harm>',
      '<group> ..9 meritano ..2 <harm>',
      'parassiti|animali|vermi|feccia come ..3 <group>',
      'mondo|paese|società ..5 meglio|migliore ..2 senza ..3 <group>',
      'nessuno ..1 vuole|sopporta|ama ..2 <group>',
      '<group> ..2 distruggono|rovinano|infettano|avvelenano ..3 paese|società|mondo|città|cultura',
      '<group> ..3 colpa di tutto',
      'tutti|tutte i|gli|le <group> ..1 mentono|rubano|puzzano|imbrogliano',
      'vite ..3 <group> ..2 meno|nulla|niente',
      'spazio ..4 nessun|nessuna <group>',
    ],
  },
};

import type { LanguageData } from '../language-data.ts';

export const FRENCH: LanguageData = {
  language: 'fr',
  words: {
    you: 'tu toi vous',
    youAre: `t_es tu_es vous_êtes êtes t_étais tu_n_es_qu tu_n_es_que vous_n_êtes_que es_tu êtes_vous`,
    insult: `idiot idiote idiots idiotes imbécile imbéciles con conne cons connes connard connards connasse connasses abruti abrutie abrutis
      crétin crétine crétins débile débiles mongol mongole mongolien mongolienne triso taré tarée salaud salauds salope
      salopes salopard enculé enculés enculée fdp fils_de_pute fils_de_putes pute putes putain_de_merde bâtard bâtards bâtarde
      raclure raclures merde merdeux merdeuse sous_merde sous_merdes trou_du_cul trouduc clochard clocharde
      minable minables menteur menteuse menteurs hypocrite hypocrites clowns bouffon bouffonne
      bouffons guignol
      racaille racailles boloss bolosse tocard tocards tocarde andouille nazi facho fasciste
      fachos pédé grosse_vache nullard incapable incapables dégénéré dégénérée dégénérés cinglé cinglée pouffiasse poufiasse pétasse
      pétasses garce ignare couillon branleur branleurs trisomique naze cassos`,
    badTrait: `bête stupide stupides con conne débile nul nuls pathétique pathétiques ridicule ridicules minable minables ignoble
      répugnant répugnante dégoûtant dégoûtante dégueulasse laid laide moche moches inutile inutiles
      incompétent incompétente lâche méprisable
      lamentable pitoyable ignorant ignorante borné bornée abruti abrutie insignifiant
      attardée`,
    group: `femme femmes meuf meufs immigré immigrés immigrée immigrées migrant migrants réfugié réfugiés réfugiée réfugiées étranger étrangers
      juif juifs juive juives musulman musulmans musulmane musulmanes islam gay gays homosexuel homosexuels homosexuelle homosexuelles homo homos
      lesbienne lesbiennes trans transgenre transgenres transsexuel transsexuels transsexuelle transsexuelles personnes_trans femmes_trans gens_trans
      handicapé handicapés handicapée handicapées personnes_handicapées personnes_en_situation_de_handicap noir noirs noire noires personnes_noires
      gens_noirs africain africains arabe arabes maghrébin maghrébins algériens marocains chinois asiatique asiatiques rom roms gitan gitans
      turcs polonais roumains chrétiens catholiques sénégalais demandeurs_d_asile filles personnes_de_couleur queer queers black blacks beur beurs handi trisomiques exilés sans_papiers pd nanas salope salopes pute putes chienne chiennes mongol mongols mongolien attardé attardés débiles tapette`,
    slur: `nègre nègres négro négros négresse négresses bougnoule bougnoules bougnoul bicot bicots melon_de_merde crouille crouilles
      youpin youpins youpine youtre youtres feuj_de_merde pédé pédés tarlouze tarlouzes tafiole tafioles fiotte fiottes
      gouine gouines travelo travelos
      bamboula bamboulas chinetoque chinetoques niakoué niakoués romano romanos manouche_de_merde
      sale_arabe sales_arabes sale_noir sales_noirs sale_juif sales_juifs sale_pd sales_pd pd_de_merde sale_race sales_musulmans
      arabe_de_merde noir_de_merde juif_de_merde noirs_de_merde arabes_de_merde juifs_de_merde beurette_de_merde enturbanné enturbannés
      islamo_racaille muzz muzzs transpédé bougnoulisation`,
    vermin: `vermine vermines parasite parasites cafard cafards rat rats ordure ordures déchet déchets merde merdes poubelle fléau peste
      animaux bêtes singe singes porcs chiens sauvages barbares criminels délinquants violeurs terroristes monstres monstre racaille raclures
      dégoûtant* dégueulasse* répugnant* écœurant* ecoeurant* inférieur* inutile* déviant* anormal* anormaux sale* sales nuisible* nuisibles
      abomination abominations aberration contre_nature dégénérés pervers* stupides idiots bêtes paresseux fainéant* voleurs moches laids laides
      sous_hommes sous_homme sous_humains ne_valent_rien valent_rien horribles immondes immonde abjects
      méprisable* envahisseurs détritus saletés saleté vicieux malfaisant* toxiques diaboliques saloperies saloperie écœurants écœurantes ecoeurants pitoyable* crasseux crasseuses lamentable* aberrant* lâches ignorants ignorantes hypocrites voleurs menteurs profiteurs inférieures puants pourris connards connasses abrutis nuls nulles cons débiles minables ne_valent_absolument_rien les_plus_stupides arriérés primitifs corrompus merdiques pourritures vulgaires_ordures sans_valeur
      pourritures pourriture crasseux crasseuse* ignoble* dégueulasse* immonde* aberrant* vulgaires_ordures ordures attardé* ignorant*
      tumeur sangsue* serpent* poux démon* diable* assassins traîtres tricheurs monstre* dépravé* erreur_de_la_nature
      gaspillage attardés abominable* repoussant* crasse souillure cafard*
      une_menace un_cancer`,
    hate: `détestons haïssons méprisons dégoûtent dégoûte répugnent répugne écœurent débectent me_débectent
      ne_supporte_pas supporte_pas supporte_plus ne_supporte_plus peux_pas_supporter peux_plus_supporter font_vomir donnent_envie_de_vomir
      nique niquez encule fuck débarrasser débarrassons mort_à mort_aux qu_ils_dégagent dégagez dégagent
      se_casser fermer_leurs_gueules fermer_leur_gueule enculer se_faire_enculer se_faire_foutre
      maudis maudit* en_enfer haïssais répulsion cassez_vous barrez_vous allez_crever`,
    ought: `devrait devraient doivent doit faut faudrait mérite méritent va_falloir allons vais veux voudrais espère laissez
      peuvent pourrait vont sera seront vais falloir aimerais irait intérêt quelqu_un débarrassons si_on
      commencerai commence tuait tuons`,
    harm: `mourir crever crèvent meurent meure mort tuer tués tuées tué tue tuez assassiner assassinés exterminer exterminés exterminées exterminer_tous
      éliminer éliminés éliminées gazer gazés gazées brûler brûlés brûlées pendre pendus pendues fusiller fusillés fusillées abattre abattus abattues
      éradiquer éradiqués anéantir massacrer massacrés décapiter égorger égorgés lyncher lynchés torturer torturés frapper frappés tabasser tabassés
      battre battus battues violer violées lapider lapidés castrer castrés stériliser stérilisés disparaître attaquer attaqués
      enfermer enfermés agresser punir punis blesser noyer étrangler poignarder buter four_crématoire chambres_à_gaz
      déportés supprimer viole violer balle trancher gorge gorges exterminés souffrir poignarder massacrer tirer tuerai tuions butons pendons liquider exécuter exécutés abattrai buté flinguer saigner démolir
      tuait tuer tirer_dessus tirerai
      étranglés noyés poignardés fouetter fouettés décapités écraser écrasés exécutées exécute brûle butés cogner
      `,
    worth: `humain humains humaine humaines êtres vie vivre dignité
      mérite méritent valent vaut exister pitié
      valeur`,
    negation: 'pas jamais aucun aucune rien personne ni point sans non nullement',
    report: `dit disent disait dire dis disant appelé appelée appelés appeler appelle traité traitée traiter traite traitent traitant insulté insulter
      écrit écrire écrivait mot mots terme expression citation cite cité crié criait criant hurlé phrase selon d_après chanson film livre
      titre propos commentaire affirme affirmer affirmé prétend qualifié menacé entendu tweet lire lu menacer menace menaces menaçant prison affirmation`,
    objection: `inacceptable faux mensonge raciste racisme sexiste homophobe antisémite transphobe offensant insultant injuste horrible
      affreux terrible honteux stéréotype* préjugé* personne_ne_devrait on_ne_devrait on_ne_doit il_ne_faut_pas discrimination discriminer
      condamne méprisant irrespectueux absurde ignoble_de intolérable idiot_de`,
    are: `rien_d_autre_que rien_d_autre_qu pires_que est sont suis était étaient sommes restent sera seront une des qu que comme tous toutes si vraiment rien_que rien_de_plus
      autre_chose_que soient peuvent_toutes_aller peuvent_tous_aller`,
    they: 'ils elles ces ce eux c',
    harmless: `tâche tâches =pédestre chienne_de_vie temps_de_chien =con_moto rats_de_bibliothèque
      bête_de_scène bêtes_de_scène nulle_part
      file files`,
    praise: `merveilleux merveilleuse merveilleuses génial géniaux géniale aime aimons adore adorons fier fière fiers beau beaux belle belles intelligent intelligents intelligentes respecte respectons admire admirons admirable admirables bienvenue bienvenus célébrer incroyable incroyables fantastique fantastiques gentil gentils gentilles aider soutenir protéger courageux courageuses excellent excellents meilleurs formidable formidables heureux super magnifique magnifiques bravo merci chance`,
    turn: 'mais donc pourtant c_est_pourquoi voilà_pourquoi alors cependant',
    as: 'aussi si tellement',
    about: `contre envers avec parmi chez`,
    single: `est était soit fut`,
    concern: `éviter évitons empêcher empêchons prévenir protéger sauver aider car parce celui_qui ceux_qui celle_qui beaucoup plusieurs milliers victimes nombreuses nombreux traités traitées traitons la_haine`,
    owed: `droits droit respect égaux égales égal amour confiance compassion protection place normales normaux normal`,
    swear: `gros grosse petit petite putain sacré grand grande vieux vieille pauvre sale sales`,
    beast: `porc porcs truie chien chienne chiens cochon cochonne rat rats vache âne ânes dinde pigeon cafard parasite parasites clown cruche gourde déchet déchets ordure ordures fumier fumiers pédale tapette vermine`,
  },
  forms: {
    insult: [
      'casse|cassez toi|vous ,',
      'casse|cassez toi|vous <insult>|sale|pauvre',
      '^ pauvre type .',
      '^ espèce|espece|bande|tas|sacré de|d <badTrait>|<swear>? <insult>',
      'quelle|quel bande|tas|espèce de|d <insult>',
      'gueule|toi|vous espèce|bande de|d <badTrait>|<swear>? <insult>',
      'sale|pauvre|gros|grosse|petit|petite|vieux|vieille|putain <insult> va? ,',
      'sale|gros|grosse porc|chien|chienne|truie|rat|cafard .',
      '<insult> va .',
      'ferme|fermez ta|vos|votre ..1 gueule|bouche',
      'ta|vos gueule|gueules ,',
      'ta gueule <insult>|espèce|sale',
      'va|allez donc|tous|toi? te|vous faire foutre|enculer',
      'va|allez te|vous faire mettre|voir ,',
      'nique|niquez|nik ta|tes|vos|votre sale|grosse? mère|mere|race|morts|mères',
      'ntm|fdp|vtff',
      'tg ,',
      'je t|te|vous emmerde|encule ,',
      'je te|vous pisse dessus',
      'tu|vous me|nous dégoûtes|degoutes|dégoûtez|répugnes|débectes|répugnez ,',
      'tu|vous n as|avez pas|aucun|qu de|un|le|ton? seul? cerveau|neurone|neurones',
      'tu|vous as|avez le|un? cerveau d ..1 moule|huître|poisson',
      'gens|types comme toi|vous sont|êtes ..2 <vermin>|<insult>',
      '<youAre> ..2 lâche|lâches ,',
      'qu <youAre> ..1 <badTrait>|<insult>',
      'que|ce|comme <youAre> ..1 <badTrait>|<insult>',
      'fils|fille de la? pute|chien|chienne|putain',
      'suce ma|mes bite|queue|couilles',
    ],
    threat: [
      'je|on|nous vais|va|allons te|vous|t buter|égorger|poignarder|violer|flinguer|étrangler|zigouiller|tabasser',
      'je|on|nous vais|va|allons te|vous|t tuer|massacrer|crever|frapper|cogner ,',
      'je|on|nous vais|va|allons te|vous|t tuer|massacrer|crever|frapper|cogner|défoncer|démolir|saigner si|quand|sale|<insult>|toi|et|comme',
      'je|on|nous vais|va|allons te|vous|t|lui casser|péter|défoncer|exploser|éclater|fracasser|briser|arracher|trancher|couper|démolir la|les|le|ta ..1 gueule|jambes|dents|bras|nez|os|genoux|mâchoire|crâne|doigts|figure|cou|rotules|gorge|yeux|couilles',
      'je|on|nous vais|va|allons te|vous|t|lui défoncer|exploser|fracasser|éclater|trancher|couper|arracher la tête',
      'je|on|nous vais|va|allons te|vous|t faire la peau',
      'je|on te|vous|t bute|buterai|égorge|égorgerai|saignerai|violerai|poignarde|flingue|étrangle|tuerai',
      'je|on te|vous|t tue|crève ,',
      'je|on te|vous|t tue si tu|vous|jamais',
      'je|on te|vous|t|lui casse|pète|défonce|éclate|explose|fracasse|brise|casserai|péterai|défoncerai la|les|le|ta gueule|jambes|dents|bras|nez|os|genoux|mâchoire|crâne|doigts|figure|cou|rotules',
      'je|on te|vous|t défonce|éclate|explose|fracasse|défoncerai|exploserai la tête',
      'je|on vais|va te|vous retrouver|trouver et te|vous ..1 tuer|buter|crever|égorger|massacrer|violer|défoncer|casser',
      'je|on sais|sait|savons où|ou tu|vous habites|habitez|dors|dormez|travailles|travaillez|vis|bosses',
      'je|on sais|sait|savons où|ou tes|ta|vos ..1 enfants|famille|fille|école ..1 habitent|habite|école|vont',
      'tu|vous vas|allez crever|saigner|morfler ,',
      'tu|vous vas|allez crever|mourir <insult>|sale|comme',
      '^ tu|vous vas|allez me? le payer .',
      'j|je|on espère|espere|souhaite que? tu|vous crèves|crèverez|crèveras|meures|meurs|mourras|crevez|mouriez ,',
      'j|je|on espère|espere|souhaite que? tu|vous vas|allez crever|mourir ,',
      'j|je|on espère|espere|souhaite qu on|quelqu un? va? te|t|vous tue|viole|tuer|violer|bute|égorge',
      '^ crève|creve|crevez .',
      '^ crève|creve|crevez|meurs ..1 <insult>|sale|charogne|ordure',
      'faudrait|faut|devrait te|vous|t ..1 tuer|pendre|fusiller|abattre|gazer|égorger|violer|buter ,',
      'faudrait|faut qu on te|vous tue|pende|bute|viole',
      'tu|vous mérites|merites|méritez la mort ,',
      'tu|vous mérites|merites|méritez de crever|mourir ,',
      'tu|vous mérites|merites|méritez d être|etre tué|pendu|violée|violé|fusillé|lynché|abattu|tuée|pendue',
      '<youAre> un homme mort',
      'tes|vos jours sont comptés',
    ],
    egging: [
      'suicide|suicidez toi|vous',
      'pends|pendez|flingue|bute|noie toi|vous ,',
      'tue|tuez toi|vous donc? ,',
      'va|allez donc? te|vous pendre|tuer|suicider|noyer|flinguer ,',
      'va|allez te|vous jeter d|sous|du ..2 pont|train|fenêtre|métro|falaise',
      '^ va|allez donc? mourir|crever .',
      '^ saute|sautez d|du|de|par ..2 pont|fenêtre|toit|balcon|falaise',
      'jette toi d|du|sous|par ..2 pont|fenêtre|toit|train|balcon|métro',
      'ouvre|coupe|taille toi les veines|poignets',
      'tire toi une balle',
      'tu|vous devrais|dois|devriez te|vous ..1 tuer|suicider|pendre|flinguer ,',
      'tu|vous devrais|devriez mourir|crever ,',
      'tu|vous ferais|feriez mieux|bien de te|vous? tuer|suicider|mourir|crever|pendre ,',
      'pourquoi tu ne? te tues|suicides|pends|flingues|butes pas? ,',
      'monde serait|irait|ira|sera ..1 mieux|meilleur sans toi|vous ,',
      'personne ne te|vous regrettera|regretterait ,',
      'personne ne va te|vous regretter ,',
      'tu ne manqueras|manquerais|manques à personne ,',
      'rends|rend|fais|faites|rendez|fait ..2 service|plaisir|faveur et disparais|disparaissez de|d ..5 monde|terre|vie|planète',
      'rends|rend|fais|faites|rendez|fait ..2 service|plaisir|faveur et crève|meurs|suicide|tue|pends',
      'arrête|arrêtez|cesse de manger jusqu à ..4 reste plus? rien de toi|vous',
      'débarrasse|débarrassez|libère|libérez|délivre nous|monde de toi|vous ,',
      'débarrasse|débarrassez|libère|libérez|délivre nous|monde de ta|votre présence|existence',
      'mets fin à? tes|ta jours|vie ,',
    ],
    distress: [
      'je|j veux|voudrais|aimerais juste|vraiment|seulement|simplement? mourir|crever ,',
      'je|j veux|vais|voudrais|pense|pensé|songe à? me suicider|tuer|pendre|flinguer ,',
      'envie de mourir|crever ,',
      'j|je ai envie de mourir et|depuis personne|tous|tout|je',
      'envie de me suicider|tuer|pendre',
      'plus|pas envie de vivre ,',
      'je ne? veux|peux|supporte plus ..1 vivre|exister ,',
      'ma vie n a plus|pas|aucun de|aucun? sens|valeur|intérêt ,',
      'ma vie ne? vaut plus? rien ,',
      'je pense|songe souvent|beaucoup|tout? au suicide ,',
      'je pense|songe à en finir ,',
      'j ai ..2 pensées|idées|envies suicidaires',
      'monde|ils|tous|vous serait|seraient|seriez|irait|iraient mieux sans moi',
      'je|j voudrais|aimerais être|etre mort|morte ,',
      'j aurais|aimerais|voudrais ..2 jamais naître|né|née',
      'j aimerais|voudrais ne plus|jamais me? réveiller ,',
      'je me scarifie|mutile',
      'je me taille|coupe|ouvre les veines|bras|poignets',
      'je vais|veux en finir ,',
      'me foutre en l air',
      'mettre fin à mes|ma jours|vie',
      'j ai avalé|pris tous|toute|une la|les|mes|boîte ..2 médicaments|cachets|comprimés|somnifères',
    ],
    hatred: [
      'ai ras le bol d|de|des ..3 <group> comme vous|toi',
      'emmerde tous|toutes|les|ces les? <group>',
      'seuls|seules les <group> sont ..1 violents|cruels|violentes',
      'je|j ..1 déteste|hais|méprise|exècre|abhorre|maudis|vomis ..4 <group>',
      '<group> ..3 je ..1 déteste|hais|méprise|exècre|abhorre',
      'je|j|nous|mon|ma ..4 haine|mépris|dégoût|dédain|aversion ..4 <group>',
      '<group> ..3 je|j ..4 haine|mépris|dégoût|dédain|aversion',
      'ai|a marre des|de ces? <group>',
    ],
    contempt: [
      'aucune|pas de? place sur|dans cette|ce|notre planète|terre|pays|monde pour ..2 <group>',
      'rentrez|rentre|retournez|retourne chez|dans vous|toi|votre|ton pays? ..2 <group> ..5 rien à dire|faire',
      'pourquoi ne pas ..2 débarrasser|éliminer|chasser|tuer|virer ..3 <group>',
      'préfère|préférerais|préfèrerais|plutôt ..2 mourir|crever|mort ..8 <group>',
      'chien|chat|singe|âne|rat|cochon|caillou ..2 plus intelligent|malin|futé|utile|intelligente que|qu ..4 <group>',
      '<group> ..9 vétérinaire|zoo|cage',
      '<group> ..6 pire|plus ..1 erreur',
      'si ..8 <group> ..2 suiciderais|tuerais|suicide',
      '<group> ..8 quand je ..4 tirer|tuer|frapper|abattre',
      '<group> ..9 pourquoi ..1 méritent ..2 <harm>',
      'monde|pays|société ..5 mieux|meilleur ..2 sans ..3 <group>',
      'personne ..2 aime|veut|supporte ..3 <group>',
      '<group> ..2 détruisent|ruinent|infectent|empoisonnent|pourrissent ..3 pays|société|monde|ville|culture',
      '<group> ..3 responsables|coupables de tout',
      'tous|toutes les <group> ..1 mentent|volent|puent|trichent',
      'droits ..3 homme ..4 pas ..3 <group>',
      'vies ..2 <group> ..2 aucune|pas|rien ..2 valeur|valent',
      'aucun|jamais ..1 respect pour ..2 <group>',
    ],
  },
};

import type { LanguageData } from '../language-data.ts';

export const SPANISH: LanguageData = {
  language: 'es',
  words: {
    you: '=tú usted ustedes vosotros vos',
    youAre: `eres sos sois tu_eres usted_es ustedes_son vos_sos no_eres_mas_que eres_un eres_una que_eres pareces pareceis =estás estais so`,
    insult: `idiota idiotas imbécil imbéciles estúpido estúpida estúpidos gilipollas tonto tonta tontos bobo boba subnormal
      subnormales retrasado retrasada retrasados mongolo mongólico mongola anormal cretino cretina escoria mierda cabrón
      cabrona cabrones hijoputa hijueputa hijo_de_puta hija_de_puta hijos_de_puta hdp pendejo pendeja pendejos boludo pelotudo pelotuda pelotudos
      huevón weón malparido malparida zorras puta putas puto guarra capullo capulla pringado
      pringada perdedor perdedora mentiroso mentirosa hipócrita cobarde cobardes
      ignorante inútil inútiles fracasado fracasada nazi facha fascista gentuza canalla miserable sinvergüenza lameculos mamón
      mamona culero malnacido desgraciado desgraciada maricón zopenco zoquete tarado tarada memo lerdo lerda descerebrado descerebrada
      analfabeto baboso babosa bastardo bastarda lacra`,
    badTrait: `estúpido estúpida tonto tonta imbécil idiota patético patética asqueroso asquerosa repugnante ridículo ridícula
      despreciable inútil feo fea ignorante mediocre cobarde falso vergonzoso
      incompetente insufrible`,
    group: `mujer mujeres inmigrante inmigrantes extranjero extranjeros refugiado refugiados refugiada judío judía judíos judías
      musulmán musulmana musulmanes musulmanas gay gays gais homosexual homosexuales lesbiana lesbianas trans transexual transexuales
      transgénero travestis personas_trans gente_trans mujeres_trans discapacitado discapacitados discapacitada minusválido minusválidos
      personas_con_discapacidad gente_con_discapacidad negro negros negra negras personas_negras gente_negra indígena indígenas indio indios
      africanos gitano gitanos gitana árabe árabes latinos mexicanos venezolanos chinos rumanos marroquíes asiáticos
      personas_de_color gente_de_color cristianos católicos ancianos mujer_trans mendigos
      puta putas zorra zorras perras panchitos lisiados tullidos`,
    slur: `sudaca sudacas maricón maricones marica maricas bollera bolleras tortillera tortilleras travelo travelos
      traveco negrata negratas negraco moraco moro_de_mierda moros_de_mierda judiaco judiada perro_judío perros_judíos
      marrano_judío mongolo mongolos mongólicos subnormal subnormales retardado retardados furcia feminazi feminazis
      indio_de_mierda indios_de_mierda negro_de_mierda negros_de_mierda negra_de_mierda judío_de_mierda judíos_de_mierda
      joto jotos chino_de_mierda cholo_de_mierda travolo sodomita sodomitas`,
    vermin: `escoria basura mierda plaga peste parásito parásitos cucaracha cucarachas rata ratas gusanos animal animales bestias
      bestia cerdos perros monos simios salvajes criminales delincuentes violadores terroristas monstruos alimañas bichos infrahumanos
      asco asqueroso* repugnante* repulsiv* despreciable* inferior inferiores inútil inútiles vago vagos sucios sucio sucia sucias enfermos enfermas
      enfermo enferma antinatural* aberración aberraciones abominación anormal anormales depravados pervertidos degenerados
      estúpid* tontos tontas lacra malvad* feos feas idiotas imbéciles ladrones vomitivo* no_valen_nada
      subhumanos desperdicio estorbo sobran sobra putas basuras asquerosidad demonios patético patética patéticos patéticas desechos desecho bruto bruta brutos lo_peor malvados traicioneros corruptos atrasados sucias inmundos inmundo repugnantes cobardes mentirosos ignorantes hipócritas tramposos primitivos incultos apestan apestosos podridos nefastos dañinos
      simple_basura subhumano ignorante
      sanguijuela* serpiente* piojo* garrapata* demonio* diablo* asesinos traidores estafadores depravad* pervertid*
      perversos error_de_la_naturaleza desperdicio_de_espacio retrasados abominable* horroros* nauseabund* horripilante*
      mugrientos mugre suciedad porquería inmundicia
      son_una_carga son_una_amenaza un_cáncer`,
    hate: `odiamos detesto detestamos despreciamos aborrezco repugnan repugna asquean asquea dan_asco da_asco dan_ganas_de_vomitar
      no_soporto no_aguanto no_tolero asco_me_dan me_dan_mucho_asco me_enferman abomino chinga chinguen jódanse jodan deshagámonos muerte_a que_se_vayan que_se_jodan
      se_vayan_a_la_mierda irse_a_la_mierda váyanse_a_la_mierda todo_el_desprecio
      maldigo maldit* malditos al_infierno no_soportamos no_aguantamos odiaré repulsión aborrecible muéranse púdranse
      lárguense largo_de_aquí`,
    ought: `debería deberían deberíamos debemos deben debe hay_que merece merecen tienen_que tiene_que habría_que quiero queremos ojalá
      hace_falta toca podría podrían voy espero deseo necesitan necesita tendré encantaría estaríamos conviene alguien simplemente vez
      empiece empecemos cortaré`,
    harm: `morir mueran muera muriera murieran matar matarlos matarlas maten mataran exterminar exterminados exterminadas
      exterminarlos ejecutar ejecutados ejecutadas fusilar fusilados quemar quemados quemarlos colgar colgados ahorcar ahorcados
      gasear gaseados asesinar asesinados asesinadas golpear golpearlos golpeados golpeadas golpee pegar pegarle paliza apalear lapidar violar
      violadas castrar castrados torturar torturados eliminar eliminados eliminadas erradicar erradicados aniquilar aniquilados
      desaparecer desaparezcan disparar dispararle acuchillar degollar decapitar linchar encerrar encerrados agredir atacar lastimar
      castigados castigadas deportados esterilizar esterilizados muertos muertas herir patear esclavizar violar masacrar masacren masacraran apuñalar cortaré garganta eliminemos matáramos erradicaran erradiquen sufrir dispararles disparo dispararé ejecutarlos mataré matemos golpearé quemaré acabar exterminemos exterminio degollaré
      dispararles ahorcaré
      estrangular estrangulados estrangulara ahogar ahogados apuñalados pateados azotar azotados decapitados degollados 
      torturado violados esclavizados aplastar aplastados ejecutarlas colgarlos colgarlas fusilarlos gasearlos ejecutarán 
      ejecutar_a exterminarlas asesinarlos
      `,
    worth: `humano humanos humana humanas vida vivir dignidad merece merecen
      mérito vale valen existir
      valor`,
    negation: 'no nunca jamás ningún ninguna ninguno nadie nada ni tampoco sin',
    report: `dijo dice dicen dijeron dijiste dicho llamó llaman llamado llamaron llamar llamarle llama insultó insulta escribió escribe
      palabra palabras término expresión cita gritó gritaron gritando frase según canción película libro titular decir decirle
      diciendo comentario afirma afirmó amenazó por_ejemplo oí tuiteó amenazar amenaza amenazas amenazando cárcel afirmar afirmación`,
    objection: `inaceptable incorrecto falso mentira racista racismo sexista machista homófobo antisemita ofensivo ofensiva injusto horrible
      terrible estereotipo* prejuicio* nadie_debería nadie_debe no_se_debe no_deberías no_hay_que discriminación
      discriminar condeno rechazo ridículo_decir despectivo intolerable absurdo`,
    are: `no_son_más_que no_es_más_que no_son_otra_cosa_que peores_que es son era eran soy siguen parecen están está sólo solo como nada una unos unas todos todas muy nada_más_que más_que_desprecio
      nada_más_que nada_más_que_un todo_lo_que`,
    they: 'ellos ellas esos esas estos estas son todos todas',
    harmless: 'año años =tú_eres_grande mierda_de_día',
    praise: `maravilloso maravillosa maravillosos maravillosas genial geniales amo amamos adoro orgulloso orgullosa hermoso hermosa hermosos hermosas inteligente inteligentes respeto respetamos admiro admirable admirables bienvenido bienvenidos celebrar increíble increíbles fantástico fantásticos amable amables ayudar apoyar proteger valiente valientes excelente excelentes buena buenos mejores querer queremos felices feliz gracias gran grandes estupendo estupendos`,
    turn: 'pero sino por_eso por_lo_tanto así_que por_tanto aunque',
    as: 'tan más',
    about: `contra con hacia entre`,
    single: `es está están fue era sea`,
    concern: `evitar evitamos evitemos impedir impidan prevenir proteger protejan salvar ayudar porque quien quienes muchas muchos miles algunos algunas víctimas tratados tratadas tratamos el_odio del_odio al_odio`,
    owed: `derechos derecho respeto iguales igual amor amados confianza confiar compasión protección normales normal`,
    swear: `puto puta maldito maldita jodido jodida sucio sucia
      gordo gorda`,
    beast: `cerdo cerda cerdos perra perro zorra rata gusano gusana burro burra asno animal bestia payaso payasa payasos sabandija parásito basura`,
  },
  forms: {
    insult: [
      'vete <hate>',
      'me? das|dais asco ,',
      'pedazo|trozo|cacho|saco de <insult>|mierda',
      'pedazo|trozo de animal|bestia .',
      'vete|vayase|idos|ándate a la mierda|chingada|porra',
      'vete|vayase|idos|ándate al carajo|infierno|diablo ,',
      'a tomar por culo|saco',
      'que te|os jodan|follen|folle',
      '^ que te|os den .',
      'que te|os den por culo|saco',
      'jódete|jodete|chíngate|lameme|púdrete|pudrete',
      'chinga|chinguen a|tu|su tu? madre',
      'chupame|chúpame|cómeme la|el polla|verga|pija|culo|pito',
      'chupamela|chúpamela|cómemela',
      'cállate|callate ya? la? <insult>|puta|boca|hocico',
      'cállate|callate <insult>',
      'cierra la|el|esa|ese|tu|ya ..1 boca|pico|hocico|orto ,',
      'la concha|puta de tu|su madre|hermana',
      'la concha|puta que te parió',
      'concha de tu madre|hermana',
      'tu puta madre',
      'me cago en tu|vuestra|tus puta? madre|padre|muertos|familia|raza',
      'hijo|hija|hijos de la|una|mil|re? gran? puta|perra|zorra',
      '<youAre> ..1 asco|basura|escoria|lacra',
      '<youAre> una|la? vergüenza .',
      'me|nos das|dais asco|vergüenza .',
      'no tienes|tenéis|tenés cerebro|vergüenza|neuronas|sesera ,',
      'no tienes|tenéis|tenés ni|dos|una ..1 neuronas|neurona|luces',
      'gente como tú|vos|vosotros|usted es|sois|son|da|dais ..1 asco|<vermin>|<insult>',
      'gente como tú|vos|vosotros|usted sobra .',
      'qué|que <insult> eres|sos|sois',
      'más tonto|tonta|estúpido|idiota|imbécil y? no ..1 naces|puedes|puede',
    ],
    threat: [
      'te|os voy|vamos a matar ,',
      'te|os voy|vamos a matar <insult>|hijo|como|si|cuando',
      'te|os voy|vamos a matar a golpes|palos|hostias|puñaladas|tiros',
      'te|os voy|vamos a asesinar|violar|apuñalar|rajar|degollar|acuchillar|descuartizar|estrangular|ahorcar|linchar',
      'te|os voy|vamos a pegar|golpear ,',
      'te|os voy|vamos a pegar|meter|dar un|una|dos|cuatro ..1 tiro|tiros|paliza|hostia|hostias|puñetazo|navajazo|puñalada|balazo',
      'te|os|le|les voy|vamos a partir|romper|reventar|arrancar|destrozar|volar|machacar|quebrar|cortar la|las|los|el|toda|todos ..1 cara|cabeza|boca|piernas|huesos|cuello|dientes|jeta|crisma|nariz|costillas|brazos|cráneo|sesos|dedos',
      'te|os voy|vamos a abrir la cabeza',
      'voy|vamos a matarte|mataros|violarte|apuñalarte|rajarte|degollarte|asesinarte|acuchillarte|estrangularte|descuartizarte',
      'voy|vamos a partirte|romperte|reventarte|arrancarte|destrozarte|cortarte|quebrarte la|las|los|el ..1 cara|cabeza|boca|piernas|huesos|cuello|dientes|jeta|crisma|nariz|costillas|brazos|cráneo|sesos|dedos',
      'voy|vamos a abrirte la cabeza',
      'voy|vamos a pegarte|meterte un|una|dos tiro|tiros|paliza|hostia|puñetazo|navajazo|puñalada|balazo',
      'te|os mato|mataré|matare|mataremos ,',
      'te|os mato|mataré|matare|mataremos <insult>|hijo|como',
      'te|os mato|mataré a golpes|palos|hostias|puñaladas|tiros',
      'te|os rajo|rajaré|violaré|apuñalaré|degollaré|degüello|acuchillo',
      'te|os parto|partiré|rompo|romperé|reviento|reventaré|vuelo|arranco|quiebro|machaco la|las|los|el|toda|todos ..1 cara|cabeza|boca|piernas|huesos|cuello|dientes|jeta|crisma|nariz|costillas|brazos|cráneo|sesos|dedos',
      'te|os abro|abriré la cabeza',
      'te|os pego|meto|pegaré|meteré un|una|dos|cuatro tiro|tiros|paliza|hostia|hostias|puñetazo|navajazo|puñalada|balazo',
      'sé|sabemos muy|perfectamente|bien? dónde|donde vives|vivís|duermes|trabajas',
      'sé|sabemos dónde|donde viven|estudian|trabaja|vive tu|tus hijos|padres|familia|hija|hijo|madre',
      'averiguaré|descubriré dónde|donde vives|trabajas',
      'voy a averiguar|descubrir dónde|donde vives|trabajas',
      'vas|vais a morir <insult>|perro|como',
      'me la|las vas|vais a pagar .',
      'me la|las pagarás|pagaréis .',
      'ojalá|ojala|espero que? te|os ..1 mueras|muráis|maten|violen|pudras|atropellen ,',
      'ojalá|ojala|espero que? te|os mueras|muráis de <vermin>|cáncer',
      'ojalá|ojala|espero que? mueras|muráis|revientes .',
      'muérete|muerete|muéranse ya? ,',
      'muérete|muerete <insult>|perro|hijo',
      '<ought> ..1 matarte|fusilarte|ahorcarte|lincharte|violarte ,',
      'deberían|deberías estar muerto|muerta',
      'mereces|merecéis|merecés la|una muerte|paliza ,',
      'mereces|merecéis|merecés morir|morirte ,',
      'mereces|merecéis|merecés que te|os maten|violen|peguen',
      '<youAre> un? hombre muerto',
      'date por muerto|muerta',
      'tus días están|estan contados',
    ],
    egging: [
      'suicídate|suicidate|ahórcate|ahorcate|suicídense',
      'mátate|matate ya|de? una|vez? ,',
      'cuélgate|cuelgate de|del un|una? árbol|viga|cuerda',
      'tírate|tirate|lánzate|lanzate por|de|desde|del|al un|el|la|una? puente|ventana|balcón|azotea|precipicio|barranco',
      'tírate|tirate a|al las|la? tren|vías|metro',
      '^ salta|saltad de|del|desde|por un|el|la|una? puente|ventana|balcón|azotea ,',
      'pégate|pegate un tiro',
      'córtate|cortate las venas|muñecas',
      'deberías|debes|tendrías que? matarte|suicidarte|morirte|ahorcarte|colgarte ,',
      'por qué|que no te matas|suicidas|mueres|ahorcas|cuelgas ya? ,',
      'por qué|que no te tiras|lanzas de|por|del|al un|una|la|el? puente|ventana|balcón|tren|azotea',
      'mundo|todos|todas sería|seria|estaría|estaria|estaríamos|estarían|es ..1 mejor sin ti|vos|vosotros ,',
      'nadie te echará|echaría de menos .',
      'nadie te extrañará|extrañaría .',
      'nadie te va a extrañar .',
      'quítate|quitate la vida',
      'haznos|hazme|hacednos|haz|haga|háganos ..3 favor y|de desaparece|desaparecer|desapareced ..4 mundo|planeta|tierra|vida',
      'haznos|hazme|hacednos|haz|haga|háganos ..3 favor y|de muérete|mátate|suicídate|morirte|suicidarte|matarte',
      'deja|dejad|deje|dejá de comer hasta que ..1 no quede|queda nada de ti|vos|vosotros',
      'líbranos|libranos|líbrenos ..1 de ti|vos|vosotros .',
      'líbranos|libranos|líbrenos de tu|su|vuestra presencia|existencia',
    ],
    distress: [
      'quiero|quisiera solo|sólo|ya? morir|morirme|matarme|suicidarme ya|hoy? ,',
      'no quiero seguir|ya|más? vivir|viviendo más|así|ya? ,',
      'ya no quiero|puedo seguir|más? vivir|viviendo más|así? ,',
      'voy a matarme|suicidarme',
      'voy a quitarme la vida',
      'voy a cortarme las venas',
      'me voy a matar|suicidar|ahorcar ,',
      'me voy a tirar|lanzar de|del|por|al|desde un|el|la|una? puente|tren|ventana|balcón|azotea|metro',
      'me voy a cortar las venas',
      'me quiero matar|morir|suicidar ,',
      'pienso|pensando|pensado en suicidarme|matarme|morirme|morir ,',
      'pienso|pensando|pensado ..1 en el|mi suicidio ,',
      'mi vida ya? no tiene ningún? sentido|valor|propósito ,',
      'mi vida ya? no vale|importa nada? ,',
      'estarían|estaría|estarán|estaríais todos|todas|mucho? mejor sin mí',
      'ojalá|ojala|desearía estuviera|estuviese|estar muerto|muerta',
      'ojalá|ojala|desearía no despertar|despertarme|despertara nunca|más? ,',
      'ojalá|ojala|desearía no hubiera|haber nacido ,',
      'me autolesiono',
      'me corto los|las brazos|venas|muñecas',
      'me hago daño a mí mismo|misma',
      'no puedo más ..1 quiero morir|morirme',
      'quitarme la vida',
      'acabar|terminar con mi vida',
    ],
    hatred: [
      'harto|harta|hartos de ..4 <group>',
      'solo|sólo ..1 <group> son ..2 violentos|crueles|violentas',
      '<group> ..3 cerrar|callar la maldita|puta|jodida boca',
      '^ odio|desprecio a ..2 <group>',
      'yo|que|porque|cómo|cuánto odio|desprecio a ..2 <group>',
      '<group> ..3 los|las|os odio|desprecio',
      'siento|tengo ..4 desprecio|odio|asco|repulsión|aversión|desdén|rencor ..4 <group>',
      '<group> ..4 siento|tengo ..3 desprecio|odio|asco|repulsión|aversión|desdén|rencor',
      'deshacernos|harto|harta|hartos de ..2 <group>',
    ],
    contempt: [
      'no hay espacio|lugar|sitio en este|el|nuestro planeta|mundo|país para ..2 <group>',
      'no hay lugar|espacio|sitio para ..2 <group> ..2 aquí|país|sociedad|mundo|barrio',
      'fuera ..2 <group> ,',
      'iros|idos|volved|vuelvan|váyanse|vuelve|vete a ..1 país|tierra|casa ..2 <group> ..3 no ..4 nada',
      'por qué|que no ..1 eliminamos|echamos|expulsamos|matamos|deshacemos|libramos|acabamos ..3 <group>',
      'prefiero|prefiriría|antes ..2 morir|muerto|muerta ..8 <group>',
      'perro|gato|mono|burro|rata|cerdo|piedra ..2 más|mas inteligente|listo|lista|útil|valioso que ..3 <group>',
      '<group> ..9 veterinario|zoológico|jaula',
      '<group> ..5 peor|mayor ..1 error',
      'si ..4 <group> ..2 me mataría|suicidaría|mataba|suicido',
      '<group> ..8 cuando ..1 empiece|comience|empecemos ..1 <harm>',
      '<group> ..6 por eso merecen ..1 <harm>',
      'mundo|país|sociedad ..5 mejor ..2 sin ..3 <group>',
      'nadie ..1 quiere|necesita|soporta|aguanta ..2 <group>',
      '<group> ..2 destruyen|arruinan|contaminan|infectan|envenenan ..3 país|sociedad|mundo|ciudad|cultura',
      '<group> ..3 culpa de todo',
      'todos|todas los|las <group> ..1 mienten|roban|apestan|estafan',
      '<group> ..4 derechos humanos',
      'derechos humanos ..2 <group> ..1 no',
      'no ..4 derechos humanos ..3 <group>',
      'vida ..2 <group> no ..1 valor|vale',
      'no ..1 encajará|encajarán|integrarán ..2 deberían|hay <harm>',
    ],
  },
};

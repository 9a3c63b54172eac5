import type { LanguageData } from '../language-data.ts';

export const PORTUGUESE: LanguageData = {
  language: 'pt',
  words: {
    you: 'você vocês vc vcs tu',
    youAre: `você_é vc_é vc_e vocês_são vcs_são és tu_és tu_é você_não_passa_de vc_não_passa_de você_parece`,
    insult: `idiota idiotas imbecil imbecis burro burra burros estúpido estúpida estúpidos cretino cretina babaca babacas otário otária otários
      trouxa trouxas palhaço palhaça palhaços retardado retardada retardados mongol mongoloide débil_mental débeis_mentais demente doente_mental
      filho_da_puta filha_da_puta filhos_da_puta fdp arrombado arrombada arrombados desgraçado desgraçada desgraçados vagabundo vagabunda vagabundos
      vagabundas puta putas piranha vadia vadias vaca cadela cachorra corno corna cornos viado veado bicha escroto escrota
      escrotos cuzão cuzona babuíno merda bosta lixo escória verme vermes parasita rato porco porca nojento nojenta canalha canalhas
      safado safada pilantra mentiroso mentirosa mentirosos hipócrita hipócritas covarde covardes fracassado fracassada perdedor ignorante
      ignorantes analfabeto analfabeta jumento jumenta anta asno besta animal inútil inúteis nazista fascista fascistas
      cara_de_cu pau_no_cu trouxinha energúmeno energúmena lambe_botas puxa_saco tapado tapada lesado lesada
      acéfalo acéfala acéfalos aberração parvo parva parvalhão cabrão cabra paneleiro`,
    badTrait: `estúpido estúpida burro burra idiota ridículo ridícula ridículos patético patética nojento nojenta inútil feio feia gordo gorda
      ignorante doente louco louca maluco maluca incompetente covarde desprezível asqueroso asquerosa repugnante medíocre falso falsa vergonhoso
      podre maldito maldita grande pobre velho velha sujo suja insignificante lixo`,
    group: `mulher mulheres imigrante imigrantes estrangeiro estrangeiros refugiado refugiados judeu judeus judia judias muçulmano muçulmanos
      muçulmana muçulmanas gay gays homossexual homossexuais lésbica lésbicas trans transexual transexuais transgênero transgêneros pessoas_trans
      mulheres_trans gente_trans deficiente deficientes pessoas_com_deficiência pessoas_deficientes pessoa_com_deficiência negro negros negra
      negras pessoas_negras gente_negra preto pretos preta pretas africano africanos indígena indígenas índio índios índia
      nordestino nordestinos nordestina baiano baianos ciganos cigano árabe árabes asiáticos chineses venezolanos venezuelanos haitianos travesti travestis
      evangélicos católicos cristãos população_indígena povo_negro homem_trans pessoas_de_cor viado viados bicha bichas puta putas vadia vadias piranha piranhas retardado retardados macaco macacos`,
    slur: `  viadinho viadinhos    boiola boiolas baitola baitolas sapatão sapatões sapatona traveco travecos
       macacos  macacas crioulo crioulos crioula neguinho_de_merda preto_de_merda pretos_de_merda negro_de_merda negros_de_merda
      judeu_de_merda judeus_de_merda judeuzinho   mongoloide mongoloides  mongóis aleijado aleijados aleijada débeis_mentais
              bugre bugres silvícola silvícolas paraíba_de_merda nordestino_de_merda cabeça_chata
      índio_de_merda índios_de_merda  tição  maricas paneleiro paneleiros    judiaria crioulada
      cigano_de_merda xing_ling  macacada  feminazi feminazis piriguete piriguetes`,
    vermin: `escória lixo merda bosta praga peste câncer parasitas parasita ratos baratas vermes animais bestas porcos cachorros
      selvagens bárbaros criminosos bandidos estupradores terroristas monstros monstro imundos imundo imunda imundas nojent* nojo repugnant*
      repulsiv* asqueros* inferior inferiores inúteis inútil doentes doente sujos sujas sujo suja antinatural aberração aberrações abominação anormal
      anormais depravad* pervertid* degenerad* burros burras idiotas estúpid* preguiços* vagabundos perigos* ladrões feios feias feio feia
      subumanos sub_humanos desprezíve* não_valem_nada não_presta não_prestam fardo ameaça vergonha estorvo horríveis horrível
      maldito malditos demônios malignos escroto patéticos patéticas imundo cruéis cruel violentos violentas vermes cuzões babacas mentirosos ignorantes hipócritas covardes atrasados fedidos podres traiçoeiros corruptos piores os_mais_burros seres_inferiores primitivos incivilizados sem_valor desprezíveis nojentos enjaulados
      imundo imunda imundos imundas imundície nojento nojenta cuzonas cuzões escória ignorant* vermes desprezív*
      vírus sanguessuga* serpentes piolhos diabos assassinos traidores trapaceiros erro_da_natureza desperdício retardados 
      abominável abomináveis repugnante* vis sujeira porcaria lixos macacos asquerosos asquerosas dejetos
      `,
    hate: `odeio odiamos detesto detestamos desprezo desprezamos não_suporto não_aguento não_tolero tenho_nojo dão_nojo me_enoja me_enojam enojam
      enoja dá_nojo abomino odiar odeia odiá asco ranço vomitar farto farta cansado_de desprezo ódio odeio nojo fodam foda raiva livrar livramos livrarmos morte_a morte_aos morte_às fora não_há_espaço não_há_lugar rancor aversão desdém
      desprezo nem_fodendo ir_se_fuder calar_a_porra_da_boca profundo_desprezo
      amaldiçoo maldit* para_o_inferno pro_inferno repulsão me_dão_nojo suporto_mais sumam fora_daqui que_se_danem se_danem 
      se_fodam que_se_fodam fodam_se
      `,
    ought: `deveria deveriam devia deviam deve devem devemos tem_que têm_que tem_de têm_de merece merecem precisa precisam precisamos vou vamos
      quero queremos espero tomara poderia vão é_hora bora temos_que adoraria estaríamos interesse alguém e_se livrar próximo matássemos matarei atirarei matemos devia
      começar comece matarei`,
    harm: `morrer morram morra morressem matar mortos mortas morto morta matá matá_los mata exterminar exterminados exterminadas eliminar
      eliminados eliminadas executar executados queimar queimados queimadas enforcar enforcados enforcadas fuzilar fuzilados assassinar assassinados
      assassinadas espancar espancados espancadas espancada bater apanhar surra surrar estuprar estupradas estuprada apedrejar apedrejados
      castrar castrados torturar torturados linchar linchados decapitar aniquilar aniquilados atirar tiro gás gaseados esfaquear
      desaparecer sumir atacar atacados agredir agredidos agredidas erradicar erradicados esterilizar deportados trancafiados presos punidos
      machucar ferir câmara_de_gás extintos extinguir porrada dizimar dizimados cortar gargantas sofrendo sofrer erradicados massacrar matássemos matar executadas estuprar atirarei matarei esfaquear enjaulados matemos exterminemos executados chacina gás degolar
      atirar erradicadas erradicados enjauladas enjaulados estrangulasse estrangular
      estrangulados afogar afogados esfaqueados chicotear decapitados estuprados escravizar escravizados esmagar esmagados 
      executá_los baleados chutar chutados socar garganta apunhalar
      `,
    worth: `humanos humano humana humanas vida viver dignidade merece
      merecem valem vale existir seres
      valor`,
    negation: 'não nao n nunca jamais nenhum nenhuma ninguém nada nem tampouco sem',
    report: `disse diz dizem disseram dizendo dizer falou falar falou_que chamou chamar chamam chamado chamada chamaram chamando
      xingou xingar xingou xingam xingado escreveu escreve palavra palavras termo expressão citação gritou gritaram gritando frase segundo
      música filme livro título comentário afirma afirmar afirmou alega ameaçou ouvi leu li post tuíte ameaçar ameaça ameaças ameaçando cadeia prisão afirmação`,
    objection: `inaceitável errado errada falso mentira racista racismo machista homofóbico homofobia antissemita ofensivo ofensiva injusto
      horrível_dizer terrível estereótip* preconceito preconceitos ninguém_deveria ninguém_deve não_se_deve não_se_pode discriminação discriminar
      condeno repudio desrespeitoso absurdo intolerável vergonha_dizer nojento_dizer`,
    are: `não_passam_de nada_mais_que nada_além_de piores_que é são era eram ser continuam parecem só como tudo todos todas uns umas um uma muito tão nada_senão mais_do_que
      não_são_mais_do_que não_é_mais_do_que nada_além_de não_passa_de não_sinto_nada_além_de`,
    they: 'eles elas esses essas estes estas são',
    harmless: `sapatos sapato arrombada_a_porta lixo_eletrônico macacão puta_merda puta_que_pariu puta_que_paril to_puta tô_puta fico_puta putas_que_pariu`,
    praise: `maravilhoso maravilhosa maravilhosos maravilhosas incrível incríveis amo amamos adoro orgulho orgulhoso orgulhosa lindo linda lindos lindas inteligente inteligentes respeito respeitamos admiro admiráveis bem_vindos celebrar fantástico fantásticos gentis ajudar apoiar proteger corajosos corajosas excelentes ótimos ótimas melhores felizes feliz obrigado legal legais bons`,
    turn: 'mas porém portanto por_isso logo entretanto contudo',
    as: 'tão mais',
    about: `contra com entre`,
    single: `é está estão era foi seja`,
    concern: `evitar evitemos impedir prevenir proteger salvar ajudar porque quem muitas muitos milhares alguns algumas vítimas tratados tratadas tratamos o_ódio do_ódio ao_ódio`,
    owed: `direitos direito respeito iguais igual amor confiança confiar compaixão proteção normais normal`,
  },
  forms: {
    insult: [
      'seu|sua|seus|suas <badTrait>? <insult>',
      'pedaço|monte|saco|bando|cambada de <insult>|merda|bosta|lixo',
      'vai|vá|vão|va ..2 tomar|tomá ..2 cu|rabo|banho',
      'vai|vá|vão se|te foder|fuder|lascar|ferrar|catar',
      'vai|vá|vão pra|para|à|a ..1 puta|merda|inferno|caralho|pqp',
      'foda|fode|fodam se|te <insult>',
      'cala|calem|fecha ..1 boca|matraca|bico ..2',
      'puta que te|o|vos pariu <insult>?',
      'sua mãe|mae é? ..2 <insult>',
      'você|vc|vocês|tu ..1 me dá|dão|dá nojo|pena|ânsia',
      'tenho nojo|pena|vergonha de você|vc|vocês|ti',
      'você|vc|tu ..1 não|nao tem|tens ..2 cérebro|cerebro|neurônio|vergonha',
      'gente como você|vc|vocês|tu ..4 <vermin>|nojo|<insult>',
      'que <insult> que? você|vc|tu|vocês|<youAre> ..1',
      'como <youAre> ..1 <badTrait>|<insult>',
      'lixo|verme humano|humana',
    ],
    threat: [
      'vou|vamos|irei ..1 te|lhe|matar|vos ..1 matar|bater|pegar|quebrar|arrebentar|estuprar|esfaquear|espancar|encontrar|achar|estourar|furar|acabar|dar|degolar|destruir|socar|moer|meter|queimar|caçar|foder ..2 tiro|porrada|surra|cara|soco|raça|facada',
      'vou|vamos|irei te|lhe|vos ..1 matar|bater|pegar|quebrar|arrebentar|estuprar|esfaquear|espancar|encontrar|achar|estourar|furar|degolar|socar|moer|caçar',
      'vou|vamos matar|quebrar|arrebentar|espancar|pegar|matá você|vc|vocês|lo|la|sua|tua|teu|seu',
      'te|eu mato|quebro|arrebento|estouro|pego|encho|meto|acho ..1 você|vc|cara|fora|saída|rua|porrada|bala|todo|inteiro|desgraçado',
      'eu te mato|mataria|matarei|pego|quebro|arrebento|acho',
      'sei|sabemos|descobri|descobrir onde você|vc|vocês|tu|sua ..3 mora|moram|trabalha|vive|moras|estuda|trabalhas|família',
      'você|vc|vocês|tu vai|vão|vais|tem|merece ..3 morrer|sangrar|sofrer|apanhar|pagar|arrepender|queimar',
      'vai|vais|vão se|te|me|morrer ..1 arrepender|pagar|desgraçado ..1',
      'espero|tomara|desejo|quero ..2 que ..1 você|vc|vocês|tu|te|alguém ..2 morra|morram|morras|matem|estuprem|mate|sofra|câncer|apodreça|exploda|se',
      'morra|morre|morram ..1 <insult>|desgraça|logo|praga|diabo|peste|seu|sua|lixo',
      'deviam|deveriam|alguém|deveria|devia|tinham|tinha ..1 que? te|lhe ..1 matar|bater|fuzilar|enforcar|espancar|estuprar|prender|dar|queimar|atirar ..2 tiro|surra|porrada?',
      'você|vc|vocês|tu ..1 merece|merecem|mereces|deveria|devia ..2 morrer|apanhar|morte|surra|tiro|morto|morta|estuprada|enforcado|espancado|fuzilado|bala|porrada',
      'você|vc|tu ..1 tá|está|ta|estás morto|morta|fodido',
      'seus dias estão|estao contados',
      'se ..6 te|eu mato|arrebento|quebro|pego|acabo ..1',
      'cuidado ..3 costas|rua|andar',
    ],
    egging: [
      'se|te mata|mate|enforca|suicida|enforque|suicide ..2 logo|<insult>|seu|sua|porra|de|aí|ai|por|vai|e',
      'vai|vá|vão ..1 se|te matar|enforcar|suicidar|mata',
      'mate se|te',
      'suicide|mata|enforca|enforque|suicida se|te',
      'pula|pule|se|jogue|joga ..1 joga? ..1 da|do|de|na ..2 ponte|janela|prédio|trem|telhado|varanda',
      'corta|corte ..2 pulsos|veias',
      'você|vc|tu|vocês ..1 devia|deveria|devias|precisa ..1 se|te ..1 matar|suicidar|enforcar|morrer',
      'por|pq que? ..1 você|vc|tu ..1 não|nao ..1 se|te mata|suicida|enforca|joga|mate',
      'faz|faça ..3 favor ..3 se|te mata|mate|morra|morre|suicida',
      'mundo|todos|todo seria|ficaria|estaria|estariam|ia ..3 melhor ..1 sem você|vc|ti',
      'ninguém|ninguem ..2 vai|iria|sentiria|sentirá ..2 falta|saudade|saudades ..1 de|sua|você ..1',
      'tira|tire ..1 tua|sua própria? vida',
    ],
    distress: [
      'eu? quero|queria|preciso|desejo morrer|desaparecer',
      'quero|vou|queria|penso|pensei|pensando|tentei ..1 em? me ..1 matar|suicidar|enforcar|cortar',
      'me matar|suicidar ..1 hoje|amanhã|logo|agora',
      'não|nao quero|aguento|consigo ..2 mais ..1 viver|existir|vivendo',
      'não|nao quero ..1 viver|existir|acordar mais',
      'cansei|cansado|cansada de ..1 viver|existir',
      'penso|pensando|pensei|pensado ..2 em ..2 suicídio|suicidar|morrer|matar',
      'tenho|tive ..3 pensamentos|ideias suicidas',
      'minha vida ..1 não|nao ..2 sentido|vale|importa',
      'seria|ficaria|ficariam|estariam|estaria|ficam ..3 melhor ..1 sem mim',
      'melhor ..2 sem mim',
      'queria|gostaria|preferia ..2 estar|não|nunca ..2 morto|morta|nascido|acordar',
      'me corto|mutilo|automutilo ..2',
      'acabar|terminar com ..1 minha vida',
      'tirar ..1 minha própria? vida',
      'tomei ..4 comprimidos|remédios ..2 para|pra|morrer',
    ],
    contempt: [
      'por|porque que? não nos livramos ..3 <group>',
      'prefiro|preferia|preferiria ..1 morrer|morto|morta ..7 <group>',
      'cachorro|cão|gato|macaco|burro|rato|porco|pedra ..2 mais esperto|inteligente|útil|esperta ..3 <group>',
      '<group> ..9 veterinário|zoológico|jaula',
      '<group> ..6 maior|pior ..1 erro',
      'se eu ..4 <group> ..2 mataria|suicidaria',
      '<group> ..8 quando eu ..3 começar|atirar|matar ..2 <harm>',
      '<group> ..9 merecem ..1 <harm>',
      'vermes|animais|lixo|parasitas como ..3 <group>',
      'mundo|país|sociedade ..5 melhor ..2 sem ..3 <group>',
      'ninguém ..1 gosta|quer|suporta|precisa ..3 <group>',
      '<group> ..2 destroem|arruínam|contaminam|infectam|envenenam ..3 país|sociedade|mundo|cidade|cultura',
      '<group> ..3 culpa de tudo',
      'todos|todas os|as <group> ..1 mentem|roubam|fedem|enganam',
      'vidas ..2 <group> ..2 nenhum|nada ..1 valor',
      'desprezo ..3 por ..2 <group>',
    ],
  },
};

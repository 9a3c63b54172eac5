import type { OtherLanguage } from '../language-data.ts';
import type { OtherLanguageKind } from '../judge-other-language.ts';

/** Sentences that attack, threaten, egg on or ask for help, by language and by what has to be found. */
export const USES: Record<OtherLanguage, Partial<Record<OtherLanguageKind, readonly string[]>>> = {
  de: {
    personAttack: ['Du bist ein Idiot.', 'Halt endlich die Fresse!', 'Du dämlicher Vollidiot!', 'Was bist du denn für eine Logik, du Arschloch.', 'Wie blöd bist du eigentlich?', 'ihr Idioten habt nichts verstanden', 'DU BIST SO DUMM'],
    identityAttack: ['Ausländer sind Ungeziefer.', 'Ich hasse Juden.', 'Alle Flüchtlinge sollten vergast werden.', 'Diese dreckigen Kanaken!'],
    threat: ['Ich werde dich finden und umbringen.', 'Ich weiß, wo du wohnst.', 'Ich schlag dir die Zähne ein.'],
    eggingOn: ['Bring dich doch um.', 'Häng dich auf!', 'Spring von der Brücke.'],
    distress: ['Ich will nicht mehr leben.', 'Ich denke oft an Selbstmord.', 'Ohne mich wären alle besser dran.'],
  },
  es: {
    personAttack: ['Eres un idiota.', '¡Cállate, imbécil!', 'Eres más tonto que una piedra, pedazo de animal.', 'Vete a la mierda.', 'Qué imbécil eres.', 'ERES PATETICO', 'hijo de puta'],
    identityAttack: ['Los inmigrantes son escoria.', 'Odio a los judíos.', 'Habría que matar a todos los gays.', 'Vuelve a tu país, sudaca.'],
    threat: ['Te voy a matar.', 'Sé dónde vives.', 'Ojalá te mueras.'],
    eggingOn: ['Suicídate ya.', 'Deberías matarte.', 'Tírate por un puente.'],
    distress: ['Ya no quiero vivir.', 'Quiero morirme.', 'Todos estarían mejor sin mí.'],
  },
  fr: {
    personAttack: ['Tu es un imbécile.', "T'es vraiment con.", 'Espèce de connard !', 'Ferme ta gueule.', 'Va te faire foutre.', 'Pauvre débile, va.', 'tu es stupide'],
    identityAttack: ['Les immigrés sont de la vermine.', 'Je déteste les juifs.', 'Il faut tuer tous les musulmans.', 'Sale bougnoule.'],
    threat: ['Je vais te tuer.', 'Je sais où tu habites.', 'Tu vas le payer.'],
    eggingOn: ['Suicide-toi.', 'Va te pendre.', 'Saute du pont.'],
    distress: ["J'ai envie de mourir.", 'Je ne veux plus vivre.', 'Tout le monde serait mieux sans moi.'],
  },
  it: {
    personAttack: ['Sei un idiota.', 'Che stupido che sei!', 'Vaffanculo!', 'Pezzo di merda.', 'Siete dei falliti.', 'Chiudi quella bocca, cretino.', 'non hai cervello'],
    identityAttack: ['Gli immigrati sono feccia.', 'Odio gli ebrei.', 'I musulmani dovrebbero essere uccisi tutti.', 'Sporco negro.'],
    threat: ['Ti ammazzo.', 'So dove abiti.', 'Spero che tu muoia.'],
    eggingOn: ['Ammazzati.', 'Buttati dal ponte.', 'Perché non ti uccidi?'],
    distress: ['Voglio morire.', 'Non voglio più vivere.', 'Starebbero tutti meglio senza di me.'],
  },
  pt: {
    personAttack: ['Você é um idiota.', 'Cala a boca, seu imbecil!', 'Vai tomar no cu.', 'Seu lixo humano.', 'vc e burro', 'Que babaca você é.', 'Bando de otários!'],
    identityAttack: ['Os imigrantes são escória.', 'Odeio judeus.', 'Todos os gays deveriam morrer.', 'Seu traveco.'],
    threat: ['Vou te matar.', 'Sei onde você mora.', 'Tomara que você morra.'],
    eggingOn: ['Se mata logo.', 'Pula da ponte.', 'Por que você não se mata?'],
    distress: ['Quero morrer.', 'Não quero mais viver.', 'Todos estariam melhor sem mim.'],
  },
  nl: {
    personAttack: ['Je bent een idioot.', 'Hou je bek!', 'Vuile klootzak.', 'Jij achterlijke sukkel!', 'Krijg de tering.', 'Rot op, eikel.', 'je bent zo dom'],
    identityAttack: ['Buitenlanders zijn ongedierte.', 'Ik haat joden.', 'Alle moslims moeten dood.', 'Die kutmarokkanen weer.'],
    threat: ['Ik ga je vermoorden.', 'Ik weet waar je woont.', 'Ik sla je kop in.'],
    eggingOn: ['Pleeg zelfmoord.', 'Spring van een brug.', 'Maak jezelf van kant.'],
    distress: ['Ik wil niet meer leven.', 'Ik wil dood.', 'Iedereen is beter af zonder mij.'],
  },
  pl: {
    personAttack: ['Jesteś idiotą.', 'Zamknij mordę!', 'Ty debilu.', 'Spierdalaj.', 'jestes glupi', 'Wy skończone śmiecie!', 'Jesteś zwykłym śmieciem.'],
    identityAttack: ['Imigranci to robactwo.', 'Nienawidzę Żydów.', 'Gejów trzeba zabijać.', 'Pieprzony czarnuch.'],
    threat: ['Zabiję cię.', 'Wiem, gdzie mieszkasz.', 'Obyś zdechł.'],
    eggingOn: ['Zabij się.', 'Skocz z mostu.', 'Popełnij samobójstwo.'],
    distress: ['Nie chcę już żyć.', 'Chcę umrzeć.', 'Mam myśli samobójcze.'],
  },
  ar: {
    personAttack: ['أنت غبي.', 'يا حمار!', 'اخرس يا كلب', 'أنت إنسان تافه', 'يا ابن الكلب', 'كس أمك', 'الله يلعنك'],
    identityAttack: ['المهاجرون حثالة.', 'أكره اليهود.', 'يجب قتل كل المثليين.', 'النساء حشرات'],
    threat: ['سأقتلك.', 'أعرف أين تسكن.', 'تستحق الموت'],
    eggingOn: ['اقتل نفسك.', 'انتحر', 'لماذا لا تنتحر؟'],
    distress: ['أريد أن أموت.', 'أفكر في الانتحار.', 'حياتي بلا معنى'],
  },
  hi: {
    personAttack: ['तू बेवकूफ है।', 'चुप कर कुत्ते!', 'तुम एक नंबर के गधे हो', 'अबे चूतिये', 'तुम बहुत घटिया इंसान हो, कमीने', 'तू हरामी है', 'आप मूर्ख हैं'],
    identityAttack: ['मुसलमान कीड़े हैं।', 'मुझे औरतों से नफरत है।', 'सभी दलितों को मार देना चाहिए।', 'साले हिजड़े'],
    threat: ['मैं तुझे मार डालूंगा।', 'तुझे जला दूंगा', 'मैं जानता हूँ तू कहाँ रहता है'],
    eggingOn: ['आत्महत्या कर लो।', 'जाकर मर जा', 'तू मर क्यों नहीं जाता'],
    distress: ['मैं मरना चाहता हूँ।', 'मैं जीना नहीं चाहती', 'मेरी ज़िंदगी बेकार है'],
  },
  'hi-Latn': {
    personAttack: ['tu bewakoof hai', 'chup kar kutte', 'tum ek number ke gadhe ho', 'abe chutiye', 'tu harami hai', 'aap murkh hain', 'saale kamine'],
    identityAttack: ['musalman keede hain', 'mujhe auraton se nafrat hai', 'sabhi dalito ko maar dena chahiye', 'ye hijde'],
    threat: ['main tujhe maar dalunga', 'tujhe jala dunga', 'mujhe pata hai tu kaha rehta hai'],
    eggingOn: ['suicide kar le', 'jaake mar ja', 'tu mar kyun nahi jaata'],
    distress: ['main marna chahta hoon', 'main jeena nahi chahti', 'meri zindagi bekar hai'],
  },
  zh: {
    personAttack: ['你是白痴。', '你这个蠢货！', '滚！', '操你妈', '你脑子有病', '闭嘴,傻逼', '你太蠢了'],
    identityAttack: ['移民都是垃圾。', '我讨厌黑人。', '同性恋都应该去死。', '死基佬'],
    threat: ['我要杀了你。', '我知道你住在哪里。', '希望你去死'],
    eggingOn: ['你怎么不去自杀？', '快去跳楼吧', '你应该自杀'],
    distress: ['我不想活了。', '我想死。', '我活着没有意义'],
  },
  ko: {
    personAttack: ['너 진짜 멍청이야.', '닥쳐!', '이 병신아', '미친놈', '꺼져', '야 이 개새끼야', '너는 쓰레기야'],
    identityAttack: ['난민들은 벌레다.', '흑인 극혐', '동성애자들은 다 죽어야 한다', '짱깨들'],
    threat: ['너 죽여버릴 거야.', '밤길 조심해라', '죽어라'],
    eggingOn: ['자살해라.', '한강 가라', '나가 죽어'],
    distress: ['죽고 싶어요.', '자살하고 싶다', '내 삶은 의미가 없어'],
  },
  ja: {
    personAttack: ['お前は馬鹿だ。', '黙れ、クズ', 'このゴミ野郎', 'てめえは無能だな', 'あなたは本当に気持ち悪い', '失せろ', 'お前、頭おかしいんじゃないか'],
    identityAttack: ['外国人はゴミだ。', '韓国人が嫌いだ', '障害者は死ぬべきだ', 'チョン公'],
    threat: ['ぶっ殺すぞ。', 'お前の家を知ってるぞ', '死ね'],
    eggingOn: ['自殺しろ。', '早く死んでくれ', '屋上から飛び降りろ'],
    distress: ['死にたいです。', '消えたい', '生きる意味がない'],
  },
};

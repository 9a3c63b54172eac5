import type { LanguageData } from '../language-data.ts';

export const HINDI_IN_LATIN_LETTERS: LanguageData = {
  language: 'hi-Latn',
  words: {
    you: 'tu tum aap abe abey oye saale sale saali tumhe',
    youAre: 'tu tum aap tere_jaise tumhare_jaise tum_log aap_log',
    insult: `bewakoof bevkoof bewkoof bevakuf murkh moorkh ullu_ka_pattha ullu_ke_patthe pagal paagal
      kamina kamine kamini kaminey kameena kameene harami haraami haramzada haramzade haramzadi haramjada haramkhor chutiya chutiye chutiyo
      chootiya choothiya chutia bhosdike bhosadike bhosdiwale bhosdi_ke madarchod maderchod madarchodo mc bc behenchod bhenchod bahenchod bencho bakchod bhadwa bhadwe bhadve
      bhadva randi randiyo raand chinal chhinal gandu gaandu lauda laude lavde lund jhandu nalayak nikamma nikamme jahil jaahil ganwar gawar neech ghatiya
      jhootha jhutha jhuthe makkar kayar darpok badmash tuccha dhongi pakhandi buddhu anpadh rakshas dogla dogle hijda
      hijde chamcha andhbhakt deshdrohi gaddar kanjar mandbuddhi besharam`,
    badTrait:
      'bewakoof bewkoof murkh pagal ghatiya neech bekar bekaar ganda gande gandi badsurat nikamma mota moti kayar ghinauna besharam anpadh jhutha bakwas bakwaas wahiyat',
    group: `aurat auraten aurate aurato auraton mahila mahilaye mahilaon mahilao ladkiya ladkiyan ladkiyo ladki musalman musalmaan musalmano musalmanon
      muslim muslims muslimo hindu hindus hinduo sikh sikhs isai christian christians dalit dalits dalito nichli_jati neechi_jati nichi_jati samlaingik gay gays lesbian lesbians
      trans transgender kinnar kinnaro kaale kale kaalo black_log african viklang divyang pakistani pakistaniyo bangladeshi bangladeshiyo
      chinese cheeni angrez angrezo british north_east rohingya kashmiri bihari biharis biharyo yahudi shudra adivasi videshi american hijra hijre hijro hijri hijda hijde hijdo randiyo assamese naga manipuri northeast aurate aurten auratein mahila stree striyo bahujan neeche_jaat chudail shudro shudr negro negroes habshiyo chudail kaali`,
    slur: `      chakka chakke chakko chhakka chhakke chhakko chamar chamaro chamaar bhangi bhangiyo katua katue katuo katwa katwe katwo katve mulle mullo
      mulla chinki chinkiyo chinkis kalu kalua kalue kaluo habshi kafir kafiro kaafir malaun langda langde lula lule    
      chinal neech_jaat gobar_bhakt jihadi jihadiyo paki pakis momo momos gandu suar_musalman meetha`,
    vermin: `gandagi gandgi kachra keede keeda janwar janwaro bojh kalank ghinaune ghinauna gande gandi ganda neech ghatiya bekar bekaar nikamme apradhi aatankwadi
      atankwadi terrorist terrorists rapist rapists rakshas jungli bandar kutte suar murkh bewakoof aalsi khatarnak chor badsurat bakwas
      harami haramkhor deshdrohi gaddar chutiye chutiya madarchod behenchod bhadwe wahiyat shaitan pagal kamine ghinone ghinona deyniye dayneey kude kooda parjeevi kachra aukaat keedo kark_rog cancer daayan khatra hinsak krur heen tuchh nirlajj jaahil dhokhebaaz darpok gandagi ganda_koi`,
    hate: `nafrat nafarat ghrina ghin chidh hate ulti nafrat avmanana ghinone ghrina chod_do chudwa chutkara chutkaara mrutyu bhaad bardasht`,
    ought: `chahiye chaiye chahie layak laayak dunga doonga denge dalo daalo dalunga kash jaye jaana hona deserve dena jao do karunga marunga dunga behtar hit_mai mile hoga karna daal daalna`,
    harm: `maar mar maro maaro marna maarna marunga maarunga marenge maut jaan katl qatl hatya fansi faansi phansi jala jalana goli kaat kaatna peet peetna pitai rape balatkar khatam khatm
      nasht mita kuchal latka hamla zeher kill tabah gala goli balatkar gardan mita vadh chaku jail peedit katl fansi maaro khoon zinda_jala lathi pinjre jalana`,
    worth: `insaan insan jeene jine zindagi jindagi layak haqdar`,
    negation: 'nahi nahin nhi na naa mat nai bina kabhi_nahi',
    report: `kaha kehta kehte kehti kehna kahna kahne kehne kahkar bola boli bolna bolte bulaya bulana bulate bulane gali gaali galiya likha likhna shabd word anusar gaana film kitab tippani dawa dhamki suna padha pukara bataya dhamkiyan`,
    objection: `galat galt jhooth jhuth racist racism casteist jativad anuchit sharmnak ninda bhedbhav apmanjanak apmaan thik_nahi theek_nahi sahi_nahi anyay khilaf`,
    are: `hai hain ho hote hoti hota the sab saare sabhi jaise tarah ye bilkul sirf h hn log ek ilava`,
    they: 've wo woh ye yeh in un sab inko unko',
    harmless: 'kale_chane bc_wale',
    praise: `adbhut adhbhudh mahan shandar sundar accha acche acchi pyaar pyar garv izzat samman jashn khush bahadur samajhdaar swagat madad`,
    concern: `bachana bachane rokna kyunki kyonki kai bahut jo`,
    owed: `adhikar haq izzat ijjat samman sammaan barabar pyaar pyar bharosa vishwas`,
    beast: `gadha gadhe gadhi ullu kutta kutte kutto kutiya kutti suar suwar soovar bandar janwar janwaar keeda keede kachra`,
  },
  forms: {
    insult: [
      'tu|tum|aap|abe|abey|saale|saali|sale|oye|tujh ..2 <insult>',
      '<insult> kahi|kahin ka|ke|ki',
      '<insult> hai|ho tu|tum|aap',
      'teri|tere|tumhari maa|ma|mummy|behen|behan ki|ka|ko? chut|chod|bhosda|chudai',
      'teri maa|ma|behen ki .',
      'tu|tum ..3 <beast> hai|ho|hain ,',
      'abe|abey|saale|saali|sale|oye ..1 <beast>',
      'chup ..2 <beast>',
      'maa|ma chuda|ki ..1 chut|aankh|chuda',
      'chup ..2 <insult>',
      'bhaad|gaand mein|me|mara|maar jaa|ja|le|jao?',
      'dimag|dimaag ..1 nahi hai ..1 tujhme|tumme|tere|tumhare',
      'fuck off|you',
    ],
    threat: [
      'tujhe|tumhe|tumhein|tumko|tujhko|tere|aapko ..3 maar|mar|kaat|jala|peet|dhund|dhoond|kuchal|jaan ..2 dunga|doonga|dalunga|daalunga|denge|nikalunga|lunga|marunga',
      'tujhe|tumhe|tumko ..2 marunga|maarunga|marenge|peetunga|katunga|chodunga|chhodunga',
      'teri|tera|tere|tumhari ..2 haddiya|taang|tange|sir|gala|khoon|jaan ..2 tod|phod|kaat|pee|le ..1 dunga|doonga|dalunga|lunga',
      'pata|janta|maloom hai|hu|hoon|h? ..2 tu|tum ..1 kaha|kahan ..1 rehta|rehte|rehti|rahta',
      'tu|tum ..2 marega|maroge',
      'tujhe|tumhe ..1 mar jaana|jana',
      'tujhe|tumhe ..1 maar|jala dena|dalna',
      'tujhe|tumhe ..1 goli maar|mar',
      'tujhe|tumhe ..1 fansi|maut honi|deni|milni',
      'mar jaa|ja|jao ..1 <insult>|saale|kutte|tu',
    ],
    egging: [
      'suicide|aatmahatya|atmahatya|khudkushi ..1 kar ..1 le|lo|leni|kyun|kyu',
      'khud|apne ko|aap ..1 maar|fansi|khatam ..1 dalo|daal|lo|le|laga',
      'fansi|faansi|phansi laga le|lo',
      'jaake|jaakar|ja ..2 mar ..1 jaa|ja|jao|kyun|na',
      'tu|tum mar ..1 kyun|kyu nahi ..1',
      'chhat|chat|pul|train|bridge ..2 se|aage kood|kud ..1 jaa|ja|jao',
      'nas kaat le|lo',
    ],
    distress: [
      'main|mai|mein|mujhe ..2 marna|mar ..1 chahta|chahti|hai|jaana|jana',
      'main|mai|mein|mujhe ..1 nahi jeena|jina ..1',
      'main|mai|mein|mujhe ..1 jeena|jina nahi chahta|chahti',
      'main|mai|mein ..2 suicide|aatmahatya|khudkushi ..1 kar|karna|karne ..1 chahta|chahti|raha|rahi|lunga|lungi|wala|wali',
      'meri zindagi|jindagi|life ..2 koi|bekar|bekaar|matlab|khatam ..2',
      'mere bina ..3 behtar|accha|khush|better ..1',
      'kash ..1 main|mai ..2 mar|paida|mara ..2',
      'khud|apne ko ..1 khatam|maar|kaat|hurt ..2 lunga|chahta|chahti|leta|leti|karna|raha',
      'jeene|jine ..2 man|mann|ichha ..1 nahi ..1',
      'mujhe ..1 khud se nafrat ..1',
    ],
  },
};

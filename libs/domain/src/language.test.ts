import { describe, expect, it } from 'vitest';
import { languageOf } from './language.ts';

describe('the language of a motion', () => {
  it.each([
    ['en', 'This house would make public transport free'],
    ['en', 'Museums should return what empires took'],
    ['en', 'This house, as the EU, would ban all short flights'],
    ['de', 'Dieses Haus würde den öffentlichen Nahverkehr kostenlos machen'],
    ['de', 'Wir sollten Kurzstreckenflüge verbieten'],
    ['fr', 'Cette assemblée interdirait les vols courts'],
    ['fr', 'Il faut abolir l’école privée'],
    ['es', 'Esta casa cree que el transporte público debe ser gratuito'],
    ['es', '¿Debería prohibirse la publicidad dirigida a los niños?'],
    ['it', 'Questa casa renderebbe gratuiti i trasporti pubblici'],
    ['it', 'Il voto deve essere obbligatorio per tutti'],
    ['pt', 'Esta casa acredita que o transporte público deve ser gratuito'],
    ['pt', 'O voto não deveria ser obrigatório nas eleições'],
    ['nl', 'Dit huis zou het openbaar vervoer gratis maken'],
    ['nl', 'Wij moeten korte vluchten verbieden'],
    ['ru', 'Эта палата запретила бы короткие рейсы'],
    ['uk', 'Ця палата вважає, що громадський транспорт має бути безкоштовним'],
    ['el', 'Αυτή η βουλή θα καταργούσε τις εξετάσεις'],
    ['he', 'הבית הזה יאסור טיסות קצרות'],
    ['ar', 'يرى هذا المجلس أن النقل العام يجب أن يكون مجانيا'],
    ['hi', 'यह सदन सार्वजनिक परिवहन को निःशुल्क करेगा'],
    ['ja', 'この議院は公共交通機関を無料にする'],
    ['ko', '이 의회는 대중교통을 무료로 할 것이다'],
    ['th', 'สภานี้จะทำให้ขนส่งสาธารณะฟรี'],
    ['zh', '本院认为公共交通应当免费'],
  ])('is %s in “%s”', (language, motion) => {
    expect(languageOf(motion)).toBe(language);
  });

  it('is unknown without any evidence', () => {
    expect(['', '42', 'Nuclear power', '🎉🎉🎉'].map(languageOf)).toEqual(Array(4).fill('unknown'));
  });

  it('is unknown where two languages are equally likely', () => {
    expect(languageOf('Esta casa')).toBe('unknown');
  });

  it('is not taken from a name inside the motion', () => {
    expect(languageOf('This house would rename the Straße des 17. Juni')).toBe('en');
  });
});

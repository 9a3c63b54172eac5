import type { HelpCountry, HelpLine, HelpLines } from './help-lines.ts';

/*
 * Written down from general knowledge, on a machine without internet. Nobody has compared an entry with its source yet, so
 * each says `checked: false`: an operator checks them before people rely on them (docs/operations.md).
 */
const line = (name: string, website: string, more: Partial<HelpLine> = {}): HelpLine => ({
  name,
  website,
  source: website,
  recorded: '2026-11',
  checked: false,
  ...more,
});

const country = (name: string, emergency: string, ...lines: HelpLine[]): HelpCountry => ({
  name,
  emergency,
  lines,
});

const DAY_AND_NIGHT = 'free, day and night';

const SAMARITANS = line('Samaritans', 'https://www.samaritans.org', {
  phone: '116 123',
  note: DAY_AND_NIGHT,
});

/** Help for people in distress, by country. */
export const RECORDED_HELP_LINES: HelpLines = {
  countries: {
    AT: country(
      'Austria',
      '112',
      line('TelefonSeelsorge', 'https://www.telefonseelsorge.at', { phone: '142', note: DAY_AND_NIGHT }),
      line('Rat auf Draht', 'https://www.rataufdraht.at', {
        phone: '147',
        note: 'for children and young people, day and night',
      }),
    ),
    AU: country(
      'Australia',
      '000',
      line('Lifeline', 'https://www.lifeline.org.au', { phone: '13 11 14', note: 'day and night' }),
      line('Kids Helpline', 'https://kidshelpline.com.au', {
        phone: '1800 55 1800',
        note: 'for people from 5 to 25, day and night',
      }),
    ),
    BR: country('Brazil', '192', line('CVV', 'https://cvv.org.br', { phone: '188', note: DAY_AND_NIGHT })),
    CA: country(
      'Canada',
      '911',
      line('9-8-8 Suicide Crisis Helpline', 'https://988.ca', {
        phone: '988',
        note: 'call or text, English and French, day and night',
      }),
    ),
    CH: country(
      'Switzerland',
      '112',
      line('Die Dargebotene Hand, La Main Tendue, Telefono Amico', 'https://www.143.ch', {
        phone: '143',
        note: 'German, French and Italian, day and night',
      }),
      line('Pro Juventute', 'https://www.147.ch', {
        phone: '147',
        note: 'for children and young people, day and night',
      }),
    ),
    DE: country(
      'Germany',
      '112',
      line('TelefonSeelsorge', 'https://www.telefonseelsorge.de', {
        phone: '0800 111 0 111',
        note: DAY_AND_NIGHT,
      }),
      line('Nummer gegen Kummer', 'https://www.nummergegenkummer.de', {
        phone: '116 111',
        note: 'for children and young people, free',
      }),
    ),
    ES: country(
      'Spain',
      '112',
      line('Línea 024', 'https://www.sanidad.gob.es', { phone: '024', note: DAY_AND_NIGHT }),
    ),
    FR: country('France', '112', line('3114', 'https://3114.fr', { phone: '3114', note: DAY_AND_NIGHT })),
    GB: country(
      'United Kingdom',
      '999',
      SAMARITANS,
      line('Childline', 'https://www.childline.org.uk', {
        phone: '0800 1111',
        note: 'for people under 19, free, day and night',
      }),
      line('Shout', 'https://giveusashout.org', { note: 'text SHOUT to 85258, free, day and night' }),
    ),
    IE: country('Ireland', '112', SAMARITANS),
    IN: country(
      'India',
      '112',
      line('Tele-MANAS', 'https://telemanas.mohfw.gov.in', { phone: '14416', note: DAY_AND_NIGHT }),
    ),
    IT: country(
      'Italy',
      '112',
      line('Telefono Amico', 'https://www.telefonoamico.it', { phone: '02 2327 2327', note: 'not at night' }),
    ),
    JP: country(
      'Japan',
      '119',
      line('Yorisoi Hotline (よりそいホットライン)', 'https://www.since2011.net', {
        phone: '0120 279 338',
        note: 'free, day and night',
      }),
    ),
    KR: country(
      'South Korea',
      '119',
      line('Suicide prevention line (자살예방상담전화)', 'https://www.mohw.go.kr', {
        phone: '109',
        note: 'day and night',
      }),
    ),
    NL: country(
      'Netherlands',
      '112',
      line('113 Zelfmoordpreventie', 'https://www.113.nl', {
        phone: '113',
        note: 'call or chat, day and night',
      }),
    ),
    NZ: country(
      'New Zealand',
      '111',
      line('1737', 'https://1737.org.nz', { phone: '1737', note: 'call or text, free, day and night' }),
    ),
    PL: country(
      'Poland',
      '112',
      line('Telefon zaufania dla dorosłych', 'https://116sos.pl', {
        phone: '116 123',
        note: 'for adults, free',
      }),
      line('Telefon zaufania dla dzieci i młodzieży', 'https://116111.pl', {
        phone: '116 111',
        note: 'for children and young people, free',
      }),
    ),
    PT: country(
      'Portugal',
      '112',
      line('SNS 24', 'https://www.sns24.gov.pt', {
        phone: '808 24 24 24',
        note: 'choose psychological support, day and night',
      }),
    ),
    US: country(
      'United States',
      '911',
      line('988 Suicide & Crisis Lifeline', 'https://988lifeline.org', {
        phone: '988',
        note: 'call or text, English and Spanish, day and night',
      }),
    ),
    ZA: country(
      'South Africa',
      '112',
      line('SADAG', 'https://www.sadag.org', { phone: '0800 567 567', note: 'free, day and night' }),
    ),
  },
  elsewhere: [
    line('Find A Helpline', 'https://findahelpline.com', { note: 'help in more than a hundred countries' }),
  ],
};

import { formatCode } from '@rostrum/words';
import * as m from '@rostrum/words/help-notes';
import type { HelpCountry, HelpLine, HelpLines } from './help-lines.ts';

/*
 * Written down from general knowledge, on a machine without internet. Nobody has compared an entry with its source yet, so
 * each says `checked: false`: an operator checks them before people rely on them (docs/operations.md).
 */
/** An entry whose note is said in the reader's language. */
type RecordedLine = Omit<HelpLine, 'note'> & { note?: () => string };
type RecordedCountry = { emergency: string; lines: readonly RecordedLine[] };

const line = (name: string, website: string, more: Partial<RecordedLine> = {}): RecordedLine => ({
  name,
  website,
  source: website,
  recorded: '2026-11',
  checked: false,
  ...more,
});

const country = (emergency: string, ...lines: RecordedLine[]): RecordedCountry => ({ emergency, lines });

const SAMARITANS = line('Samaritans', 'https://www.samaritans.org', {
  phone: '116 123',
  note: m.freeDayAndNight,
});

/* eslint-disable words/visible -- Each service by its own name. */
const COUNTRIES: Readonly<Record<string, RecordedCountry>> = {
  AT: country(
    '112',
    line('TelefonSeelsorge', 'https://www.telefonseelsorge.at', { phone: '142', note: m.freeDayAndNight }),
    line('Rat auf Draht', 'https://www.rataufdraht.at', {
      phone: '147',
      note: m.youngDayAndNight,
    }),
  ),
  AU: country(
    '000',
    line('Lifeline', 'https://www.lifeline.org.au', { phone: '13 11 14', note: m.dayAndNight }),
    line('Kids Helpline', 'https://kidshelpline.com.au', {
      phone: '1800 55 1800',
      note: m.from5To25,
    }),
  ),
  BR: country('192', line('CVV', 'https://cvv.org.br', { phone: '188', note: m.freeDayAndNight })),
  CA: country(
    '911',
    line('9-8-8 Suicide Crisis Helpline', 'https://988.ca', {
      phone: '988',
      note: m.englishFrench,
    }),
  ),
  CH: country(
    '112',
    line('Die Dargebotene Hand, La Main Tendue, Telefono Amico', 'https://www.143.ch', {
      phone: '143',
      note: m.germanFrenchItalian,
    }),
    line('Pro Juventute', 'https://www.147.ch', {
      phone: '147',
      note: m.youngDayAndNight,
    }),
  ),
  DE: country(
    '112',
    line('TelefonSeelsorge', 'https://www.telefonseelsorge.de', {
      phone: '0800 111 0 111',
      note: m.freeDayAndNight,
    }),
    line('Nummer gegen Kummer', 'https://www.nummergegenkummer.de', {
      phone: '116 111',
      note: m.youngFree,
    }),
  ),
  ES: country(
    '112',
    line('Línea 024', 'https://www.sanidad.gob.es', { phone: '024', note: m.freeDayAndNight }),
  ),
  FR: country('112', line('3114', 'https://3114.fr', { phone: '3114', note: m.freeDayAndNight })),
  GB: country(
    '999',
    SAMARITANS,
    line('Childline', 'https://www.childline.org.uk', {
      phone: '0800 1111',
      note: m.under19,
    }),
    line('Shout', 'https://giveusashout.org', { note: m.textShout }),
  ),
  IE: country('112', SAMARITANS),
  IN: country(
    '112',
    line('Tele-MANAS', 'https://telemanas.mohfw.gov.in', { phone: '14416', note: m.freeDayAndNight }),
  ),
  IT: country(
    '112',
    line('Telefono Amico', 'https://www.telefonoamico.it', { phone: '02 2327 2327', note: m.notAtNight }),
  ),
  JP: country(
    '119',
    line('Yorisoi Hotline (よりそいホットライン)', 'https://www.since2011.net', {
      phone: '0120 279 338',
      note: m.freeDayAndNight,
    }),
  ),
  KR: country(
    '119',
    line('Suicide prevention line (자살예방상담전화)', 'https://www.mohw.go.kr', {
      phone: '109',
      note: m.dayAndNight,
    }),
  ),
  NL: country(
    '112',
    line('113 Zelfmoordpreventie', 'https://www.113.nl', {
      phone: '113',
      note: m.callOrChat,
    }),
  ),
  NZ: country('111', line('1737', 'https://1737.org.nz', { phone: '1737', note: m.callOrText })),
  PL: country(
    '112',
    line('Telefon zaufania dla dorosłych', 'https://116sos.pl', {
      phone: '116 123',
      note: m.adultsFree,
    }),
    line('Telefon zaufania dla dzieci i młodzieży', 'https://116111.pl', {
      phone: '116 111',
      note: m.youngFree,
    }),
  ),
  PT: country(
    '112',
    line('SNS 24', 'https://www.sns24.gov.pt', {
      phone: '808 24 24 24',
      note: m.choosePsychological,
    }),
  ),
  US: country(
    '911',
    line('988 Suicide & Crisis Lifeline', 'https://988lifeline.org', {
      phone: '988',
      note: m.englishSpanish,
    }),
  ),
  ZA: country(
    '112',
    line('SADAG', 'https://www.sadag.org', { phone: '0800 567 567', note: m.freeDayAndNight }),
  ),
};

const ELSEWHERE: readonly RecordedLine[] = [
  line('Find A Helpline', 'https://findahelpline.com', { note: m.hundredCountries }),
];
/* eslint-enable words/visible */

/** Help for people in distress, by country. */
export function recordedHelpLines(): HelpLines {
  const countries = Object.entries(COUNTRIES).map(([code, { emergency, lines }]) => {
    const told: HelpCountry = { name: formatCode('region', code), emergency, lines: lines.map(asTold) };
    return [code, told];
  });
  return { countries: Object.fromEntries(countries), elsewhere: ELSEWHERE.map(asTold) };
}

function asTold({ note, ...entry }: RecordedLine): HelpLine {
  return note ? { ...entry, note: note() } : entry;
}

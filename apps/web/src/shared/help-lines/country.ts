const ZONES: Readonly<Record<string, string>> = {
  AT: 'Europe/Vienna',
  CH: 'Europe/Zurich',
  DE: 'Europe/Berlin Europe/Busingen',
  ES: 'Europe/Madrid Atlantic/Canary Africa/Ceuta',
  FR: 'Europe/Paris',
  GB: 'Europe/London Europe/Belfast',
  IE: 'Europe/Dublin',
  IN: 'Asia/Kolkata Asia/Calcutta',
  IT: 'Europe/Rome',
  JP: 'Asia/Tokyo',
  KR: 'Asia/Seoul',
  NL: 'Europe/Amsterdam',
  NZ: 'Pacific/Auckland Pacific/Chatham',
  PL: 'Europe/Warsaw',
  PT: 'Europe/Lisbon Atlantic/Madeira Atlantic/Azores',
  ZA: 'Africa/Johannesburg',
  BR: 'America/Sao_Paulo America/Bahia America/Fortaleza America/Recife America/Belem America/Manaus America/Cuiaba America/Maceio America/Campo_Grande America/Porto_Velho America/Boa_Vista America/Rio_Branco America/Araguaina',
  CA: 'America/Toronto America/Vancouver America/Edmonton America/Winnipeg America/Halifax America/St_Johns America/Regina America/Moncton America/Montreal America/Whitehorse America/Iqaluit',
  US: 'America/New_York America/Chicago America/Denver America/Los_Angeles America/Phoenix America/Anchorage America/Detroit America/Boise America/Indiana/Indianapolis America/Indianapolis America/Kentucky/Louisville America/Juneau Pacific/Honolulu',
};
const COUNTRY_OF_ZONE = new Map(
  Object.entries(ZONES).flatMap(([country, zones]) =>
    zones.split(' ').map((zone) => [zone, country] as const),
  ),
);

/** Where nothing is known about the country. */
export const ELSEWHERE = 'elsewhere';

/** What a browser says of itself, without asking for a location. */
export type Whereabouts = { timeZone: string | undefined; languages: readonly string[] };

export function browserWhereabouts(): Whereabouts {
  return { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, languages: navigator.languages };
}

/**
 * The likely country: of the time zone, because many people everywhere read in American English; where there is no time zone,
 * of the first language that names a country. A time zone of a country that is not on the list is elsewhere.
 */
export function likelyCountry({ timeZone, languages }: Whereabouts, known: readonly string[]): string {
  const isPlace = timeZone !== undefined && timeZone.includes('/') && !timeZone.startsWith('Etc/');
  const guess = isPlace
    ? countryOfZone(timeZone)
    : languages.map(regionOf).find((region) => region !== undefined);
  return guess !== undefined && known.includes(guess) ? guess : ELSEWHERE;
}

function countryOfZone(timeZone: string): string | undefined {
  return timeZone.startsWith('Australia/') ? 'AU' : COUNTRY_OF_ZONE.get(timeZone);
}

function regionOf(language: string): string | undefined {
  return /[-_]([A-Z]{2})(?![A-Za-z])/.exec(language)?.[1];
}

import * as z from 'zod/mini';
import { securityHeaders, type OwnHosts } from './security-headers.ts';

const headerSchema = z.object({ key: z.string(), value: z.string() });
const configSchema = z.looseObject({
  hosting: z.looseObject({
    headers: z.array(z.looseObject({ source: z.string(), headers: z.array(headerSchema) })),
  }),
});

/** The rule for every address. Later rules replace its headers, and name no hosts. */
const EVERYWHERE = '**';

/** Search engines leave out what is only tried. */
const HIDDEN = { key: 'X-Robots-Tag', value: 'noindex' };

/** `firebase.json`, whose headers name nobody's hosts, with those of this deployment. `isHidden`: no search engine lists it. */
export function deployConfig(firebaseJson: unknown, own: OwnHosts | null, isHidden = false) {
  const config = configSchema.parse(firebaseJson);
  const secure = securityHeaders(own);
  const withOwnHosts = (header: z.infer<typeof headerSchema>) => ({
    ...header,
    value: secure[header.key] ?? header.value,
  });
  const headers = config.hosting.headers.map((rule) => ({
    ...rule,
    headers:
      rule.source === EVERYWHERE
        ? [...rule.headers.map(withOwnHosts), ...(isHidden ? [HIDDEN] : [])]
        : rule.headers,
  }));
  return { ...config, hosting: { ...config.hosting, headers } };
}

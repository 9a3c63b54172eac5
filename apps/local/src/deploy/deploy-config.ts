import * as z from 'zod/mini';
import { contentSecurityPolicy, type OwnHosts } from './content-security-policy.ts';

const headerSchema = z.object({ key: z.string(), value: z.string() });
const configSchema = z.looseObject({
  hosting: z.looseObject({
    headers: z.array(z.looseObject({ source: z.string(), headers: z.array(headerSchema) })),
  }),
});

const POLICY = 'Content-Security-Policy';

/** `firebase.json`, whose policy names nobody's hosts, with those of this deployment. */
export function deployConfig(firebaseJson: unknown, own: OwnHosts | null) {
  const config = configSchema.parse(firebaseJson);
  const withOwnHosts = (header: z.infer<typeof headerSchema>) =>
    header.key === POLICY ? { ...header, value: contentSecurityPolicy(own) } : header;
  const headers = config.hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(withOwnHosts),
  }));
  return { ...config, hosting: { ...config.hosting, headers } };
}

import * as z from 'zod/mini';
import { contentSecurityPolicy } from './content-security-policy.ts';

const headerSchema = z.object({ key: z.string(), value: z.string() });
const configSchema = z.looseObject({
  hosting: z.looseObject({
    headers: z.array(z.looseObject({ source: z.string(), headers: z.array(headerSchema) })),
  }),
});

const POLICY = 'Content-Security-Policy';

/** `firebase.json` with the policy narrowed to the one Clerk host that this deployment uses. */
export function deployConfig(firebaseJson: unknown, clerkHost: string) {
  const config = configSchema.parse(firebaseJson);
  const narrow = (header: z.infer<typeof headerSchema>) =>
    header.key === POLICY ? { ...header, value: contentSecurityPolicy(clerkHost) } : header;
  const headers = config.hosting.headers.map((rule) => ({ ...rule, headers: rule.headers.map(narrow) }));
  return { ...config, hosting: { ...config.hosting, headers } };
}

import { ATOM_PATH, OEMBED_PATH, RSS_PATH, SCHEMA_PATH } from '@rostrum/domain/open';
import * as fc from 'fast-check';
import { exchangeTokenInput, FUNCTIONS_REGION, invitationCardInput, operationsInput } from '@rostrum/domain';
import { FUNCTIONS } from '@rostrum/domain/access';
import { describe, expect, test } from 'vitest';
import { anyInput } from '../testing/any-input.ts';
import { setting } from '../testing/emulator.ts';

/** Requests to each function. The long form runs with `ROSTRUM_FUZZ=5000 npm test -- functions fuzz`. */
const REQUESTS = Number(process.env['ROSTRUM_FUZZ'] ?? 8);
const SEED = 73;
const ANSWERS = [200, 204, 301, 304, 400, 401, 403, 404, 405, 413, 414, 429];
const LONG_MS = 60_000 + REQUESTS * 400;

/** Callables without commands take these; each commands' area has its own test. */
const INPUTS = {
  exchangeToken: anyInput(exchangeTokenInput, {}),
  invitationCard: anyInput(invitationCardInput, {}),
  operations: anyInput(operationsInput, {}),
};
const reports = fc.oneof(
  fc.json(),
  fc.record({
    'csp-report': fc.dictionary(fc.constantFrom('document-uri', 'blocked-uri', 'line-number'), fc.json()),
  }),
);
/** What other programs ask for, nearly right, and anything. */
const addresses = fc
  .tuple(
    fc.constantFrom(RSS_PATH, ATOM_PATH, SCHEMA_PATH, OEMBED_PATH, '/open/debates/none', '/embed/none', '/'),
    fc.oneof(fc.constantFrom('', '.json', '?url=x', '?format=xml', '?from=9', '/..%2f..'), fc.webPath()),
  )
  .map((parts) => parts.join(''));
/** Bodies of plain requests: what their senders send, and anything. */
const BODIES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  clerkWebhook: fc.record({
    type: fc.constantFrom('user.updated', 'user.deleted', 'x'),
    data: fc.anything(),
  }),
  mailChoice: fc.record({ messageId: fc.string(), permanent: fc.oneof(fc.boolean(), fc.string()) }),
  browserFaults: reports,
  openDebates: fc.constantFrom('', {}),
};

type PlainRequest = { method: string; query: string; headers: Record<string, string>; body: unknown };
const sent = (body: fc.Arbitrary<unknown>): fc.Arbitrary<PlainRequest> =>
  fc.record({
    method: fc.constantFrom('POST', 'POST', 'POST', 'GET', 'PUT', 'DELETE'),
    query: fc.oneof(
      fc.constantFrom('', '?bounces', '?person=user_ada&key=x', '?person=__proto__', '?%00'),
      addresses,
    ),
    headers: fc.record({
      'content-type': fc.constantFrom(
        'application/json',
        'application/csp-report',
        'application/reports+json',
        'text/plain',
      ),
      'x-forwarded-for': fc.ipV4(),
      'svix-id': fc.constantFrom('msg_1', ''),
      'svix-signature': fc.constantFrom('v1,aaaa', ''),
      'svix-timestamp': fc.constantFrom('1', 'now'),
    }),
    body,
  });

function send(name: string, { method, query, headers, body }: PlainRequest): Promise<Response> {
  const url = `${setting('FUNCTIONS_EMULATOR_ORIGIN')}/${setting('GCLOUD_PROJECT')}/${FUNCTIONS_REGION}/${name}${query}`;
  const hasBody = method !== 'GET';
  return fetch(url, {
    method,
    headers,
    redirect: 'manual',
    ...(hasBody && { body: JSON.stringify(body) ?? '' }),
  });
}

const run = <Input>(property: fc.IAsyncProperty<Input>) =>
  fc.assert(property, { numRuns: REQUESTS, seed: SEED, endOnFailure: true });

const named = (kind: string) => Object.keys(FUNCTIONS).filter((name) => FUNCTIONS[name]?.kind === kind);

test('every function that anybody may call has inputs here, or in the test of the commands', () => {
  expect(Object.keys(BODIES).toSorted()).toEqual(named('request').toSorted());
  expect([...Object.keys(INPUTS), 'houseDesk'].toSorted()).toEqual(named('callable').toSorted());
});

describe.each(Object.entries(BODIES))('the function %s', (name, body) => {
  test(`answers ${REQUESTS} requests, and fails at none`, { timeout: LONG_MS }, async () => {
    await run(
      fc.asyncProperty(sent(body), async (one) => {
        const response = await send(name, one);
        // As oEmbed asks for of a format that a provider does not write.
        const known = one.query.includes('format=xml') ? [...ANSWERS, 501] : ANSWERS;
        expect(known).toContain(response.status);
      }),
    );
  });
});

describe.each(Object.entries(INPUTS))('the callable %s', (name, input) => {
  test(`answers ${REQUESTS} inputs with a result or a sentence`, { timeout: LONG_MS }, async () => {
    await run(
      fc.asyncProperty(fc.tuple(input, fc.ipV4()), async ([data, address]) => {
        const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
        const response = await send(name, { method: 'POST', query: '', headers, body: { data } });
        const { error } = (await response.json()) as { error?: { status: string; message: string } };
        const known = [undefined, 'INVALID_ARGUMENT', 'UNAUTHENTICATED', 'NOT_FOUND', 'RESOURCE_EXHAUSTED'];
        expect(known).toContain(error?.status);
      }),
    );
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLERK_TOKEN_AUDIENCE } from '@rostrum/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installBundle, type InstalledBundle } from './install-bundle.ts';

let bundle: InstalledBundle;
beforeAll(() => {
  bundle = installBundle();
}, 300_000);
afterAll(() => bundle?.remove());

const FUNCTIONS = [
  'account',
  'accountEraser',
  'actWriter',
  'browserFaults',
  'clerkWebhook',
  'exchangeToken',
  'feedback',
  'fileSweeper',
  'house',
  'houseDesk',
  'invitationCard',
  'mailChoice',
  'messageClassifier',
  'noticeSender',
  'openDebates',
  'operations',
  'people',
  'pictures',
  'practiceOpponent',
  'reportWriter',
  'roomClock',
  'roomSweeper',
  'rooms',
  'topics',
];

test('the functions run on the Node that they are deployed to', () => {
  const { engines } = JSON.parse(readFileSync(join(bundle.folder, 'package.json'), 'utf8')) as {
    engines: { node: string };
  };
  expect(process.versions.node.split('.')[0]).toBe(engines.node);
});

test('the functions bundle loads under plain Node with only its own dependencies installed', () => {
  const exported = bundle.run("console.log(JSON.stringify(Object.keys(await import('./index.js'))))");
  expect(JSON.parse(exported)).toEqual(FUNCTIONS);
});

test('without a language model nothing of its SDK is loaded, and no key is required', () => {
  const script = `
    const { rename } = await import('node:fs/promises');
    await rename('node_modules/ai', 'node_modules/not-ai');
    await rename('node_modules/@ai-sdk', 'node_modules/not-ai-sdk');
    try {
      console.log(typeof (await import('./index.js')).messageClassifier);
    } finally {
      await rename('node_modules/not-ai', 'node_modules/ai');
      await rename('node_modules/not-ai-sdk', 'node_modules/@ai-sdk');
    }
  `;
  expect(bundle.run(script).trim()).toBe('function');
  expect(readManifest().params.map(({ name }) => name)).not.toContain('MODEL_API_KEY');
  expect(readManifest().params.map(({ name }) => name)).not.toContain('ENCODER_API_KEY');
});

test('the SDK of the language model loads there too, for every provider', () => {
  const kinds = bundle.run(`
    const { generateText } = await import('ai');
    const { createGoogle } = await import('@ai-sdk/google');
    const { createOpenAI } = await import('@ai-sdk/openai');
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    const parts = [generateText, createGoogle, createOpenAI, createAnthropic, createOpenAICompatible];
    console.log(parts.map((part) => typeof part).join());
  `);
  expect(kinds.trim()).toBe('function,function,function,function,function');
});

test('pictures can be decoded there too, and no other function loads the decoder', () => {
  const made = bundle.run(`
    const { rename } = await import('node:fs/promises');
    await rename('node_modules/sharp', 'node_modules/not-sharp');
    await import('./index.js');
    await rename('node_modules/not-sharp', 'node_modules/sharp');
    const { default: sharp } = await import('sharp');
    const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'green' } });
    console.log((await sharp(await picture.webp().toBuffer()).metadata()).format);
  `);
  expect(made.trim()).toBe('webp');
});

test('the database, sign-ins, files and task queues of the Admin SDK load there too', () => {
  const kinds = bundle.run(`
    const { initializeApp } = await import('firebase-admin/app');
    const { getFirestore } = await import('firebase-admin/firestore');
    const { getAuth } = await import('firebase-admin/auth');
    const { getFunctions } = await import('firebase-admin/functions');
    const { getStorage } = await import('firebase-admin/storage');
    initializeApp({ projectId: 'demo-load-check' });
    const services = [getFirestore(), getAuth(), getFunctions(), getStorage()];
    console.log(services.map((service) => service.constructor.name).join());
  `);
  expect(kinds.trim()).toBe('Firestore,Auth,Functions,Storage');
});

test('the manifest that a deployment reads names every function, its region and its secret', () => {
  const { endpoints } = readManifest();
  expect(Object.keys(endpoints).toSorted()).toEqual(FUNCTIONS);
  for (const { region } of Object.values(endpoints)) expect(region).toEqual(['europe-west1']);
  const secretsOf = (name: string) => endpoints[name]?.secretEnvironmentVariables?.map(({ key }) => key);
  expect(secretsOf('exchangeToken')).toEqual(['CLERK_SECRET_KEY']);
  expect(secretsOf('accountEraser')).toEqual(['CLERK_SECRET_KEY']);
  expect(secretsOf('clerkWebhook')).toEqual(['CLERK_WEBHOOK_SIGNING_SECRET']);
});

test('every setting that a deployment asks for is in the operations page, and the audience of the template', () => {
  const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const names = readManifest().params.map(({ name }) => name);
  expect(names).toContain('CLERK_ISSUER');
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  expect(page).toContain(`"aud": "${CLERK_TOKEN_AUDIENCE}"`);
});

type Manifest = {
  endpoints: Record<string, { region: string[]; secretEnvironmentVariables?: { key: string }[] }>;
  params: { name: string }[];
};

/** Firebase's view of the functions before a deployment. */
function readManifest(): Manifest {
  const file = join(bundle.folder, 'manifest.json');
  bundle.run("await import('./node_modules/firebase-functions/lib/bin/firebase-functions.js')", {
    FUNCTIONS_MANIFEST_OUTPUT_PATH: file,
  });
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import nx from '@nx/eslint-plugin';
import tseslint from 'typescript-eslint';
import { oneDirection } from './tools/layers/one-direction.ts';
import { visibleText } from './tools/visible-text/visible-text.ts';

/** Which project may import which: the table in docs/architecture.md, by tag. */
const boundaries = [
  {
    sourceTag: 'scope:web',
    onlyDependOnLibsWithTags: ['scope:data', 'scope:ui', 'scope:moderator', 'scope:domain', 'scope:words'],
    bannedExternalImports: ['firebase', 'firebase/*', 'firebase-admin'],
  },
  {
    sourceTag: 'scope:functions',
    onlyDependOnLibsWithTags: [
      'scope:rooms',
      'scope:bank',
      'scope:encoder',
      'scope:moderator',
      'scope:domain',
      'scope:words',
    ],
    bannedExternalImports: ['react*', 'firebase', 'firebase/*', '@clerk/clerk-react'],
  },
  {
    sourceTag: 'scope:local',
    onlyDependOnLibsWithTags: [
      'scope:emulator-patches',
      'scope:rooms',
      'scope:bank',
      'scope:moderator',
      'scope:domain',
      'scope:words',
    ],
    bannedExternalImports: ['react*', 'firebase', 'firebase/*'],
  },
  { sourceTag: 'scope:emulator-patches', onlyDependOnLibsWithTags: [] },
  {
    sourceTag: 'scope:data',
    onlyDependOnLibsWithTags: ['scope:domain', 'scope:words'],
    bannedExternalImports: ['@clerk/*', 'firebase-admin', 'react-dom'],
  },
  {
    sourceTag: 'scope:ui',
    onlyDependOnLibsWithTags: ['scope:domain', 'scope:words'],
    bannedExternalImports: ['firebase', 'firebase/*', 'firebase-admin', '@clerk/*'],
  },
  {
    sourceTag: 'scope:rooms',
    onlyDependOnLibsWithTags: ['scope:moderator', 'scope:domain', 'scope:words'],
    bannedExternalImports: ['react*', 'firebase*', '@clerk/*'],
  },
  {
    sourceTag: 'scope:bank',
    onlyDependOnLibsWithTags: ['scope:encoder', 'scope:moderator', 'scope:domain', 'scope:words'],
    bannedExternalImports: ['react*', 'firebase*', '@clerk/*'],
  },
  {
    sourceTag: 'scope:encoder',
    onlyDependOnLibsWithTags: ['scope:moderator'],
    bannedExternalImports: ['react*', 'firebase*', '@clerk/*'],
  },
  {
    sourceTag: 'scope:moderator',
    onlyDependOnLibsWithTags: ['scope:domain', 'scope:words'],
    bannedExternalImports: ['react*', 'firebase*', '@clerk/*'],
  },
  {
    sourceTag: 'scope:domain',
    onlyDependOnLibsWithTags: ['scope:domain', 'scope:words'],
    bannedExternalImports: ['react*', 'firebase*', '@clerk/*'],
  },
  {
    sourceTag: 'scope:words',
    onlyDependOnLibsWithTags: [],
    bannedExternalImports: ['react*', 'firebase*', '@clerk/*'],
  },
  {
    sourceTag: 'scope:tests',
    onlyDependOnLibsWithTags: [
      'scope:data',
      'scope:domain',
      'scope:words',
      'scope:bank',
      'scope:encoder',
      'scope:moderator',
    ],
  },
  {
    sourceTag: 'scope:simulation',
    onlyDependOnLibsWithTags: [
      'scope:data',
      'scope:rooms',
      'scope:bank',
      'scope:moderator',
      'scope:domain',
      'scope:words',
    ],
  },
];

/** Forbidden imports of the web client's folders: shared code knows no feature, and a feature knows no other. */
const foldersOf = (path) =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const CLERK_FILE = 'apps/web/src/app/identity/clerk.ts';
const CLERK = { regex: '^@clerk/', message: `Import what ${CLERK_FILE} exports, or let it export more.` };
const zone = (folder, ...patterns) => ({
  files: [`apps/web/src/${folder}/**/*.{ts,tsx}`],
  ignores: [CLERK_FILE],
  rules: { 'no-restricted-imports': ['error', { patterns: [CLERK, ...patterns] }] },
});
const APP = '^(?:\\.\\./)+app/';
const features = foldersOf('./apps/web/src/features/');
const ofOneFeature = (name) => {
  const others = features.filter((other) => other !== name).join('|') || 'none';
  return {
    regex: `${APP}|(^|/)features/(?!${name}/)|^\\.\\./(?:\\.\\./)*(?:${others})/`,
    message:
      'A feature never imports another feature or the app that composes it: move what both need to apps/web/src/shared, or pass it in from apps/web/src/app.',
  };
};
const featureZones = features.map((name) => zone(`features/${name}`, ofOneFeature(name)));
const sharedZone = zone('shared', {
  regex: `${APP}|^(?:\\.\\./)+features/`,
  message: 'What is shared knows neither a feature nor the app: pass it in.',
});

/** The parts of the room, from the ground up. Each imports only earlier parts, and only through their index. */
const ROOM_PARTS = [
  ...['session', 'actions', 'moderation', 'seats', 'vote', 'judging', 'map', 'host', 'clock', 'speech'],
  ...['floor', 'backchannel', 'composer', 'start', 'lobby', 'screen'],
];
const roomZones = ROOM_PARTS.map((part, at) => {
  const above = ROOM_PARTS.slice(at + 1).join('|') || 'none';
  return zone(
    `features/room/${part}`,
    ofOneFeature('room'),
    {
      regex: `^\\.\\./(?:\\.\\./)*(?:${above})/`,
      message: 'A part of the room imports only parts below it: see ROOM_PARTS in eslint.config.mjs.',
    },
    {
      regex: `^\\.\\./(?:\\.\\./)*(?:${ROOM_PARTS.join('|')})/(?!index\\.ts$|testing/)`,
      message: 'Import what the index of that part offers, or let it offer more.',
    },
  );
});

/**
 * The folders of a library, from the ground up. Each imports only earlier folders. '' means the files beside them.
 * Tests may look up. docs/architecture.md describes each.
 */
const LAYERS = {
  moderator: [
    ...[
      'model-weights',
      'base',
      'said',
      'lexicon',
      'text',
      'attribution',
      'similarity',
      'models',
      'prefilter',
      'heads',
      'languages',
      'engine',
    ],
    ...[
      'policy',
      'reader',
      'motions',
      'gate',
      'topics',
      'map',
      'practice',
      'language-model',
      'report',
      'exercises',
    ],
  ],
  rooms: ['storing', 'port', 'room', 'store', 'access', 'handlers', 'commands', 'clock'],
  data: [
    ...['', 'storage', 'clock', 'commands', 'live', 'account', 'search', 'pictures', 'reports', 'topics'],
    ...['feedback', 'house', 'operations', 'people', 'rooms', 'kept', 'learning', 'areas'],
  ],
  domain: [
    ...[
      '',
      'languages',
      'search',
      'people',
      'feedback',
      'debate',
      'browser-faults',
      'operations',
      'documents',
      'topics',
      'contracts',
    ],
    ...[
      'account',
      'house',
      'learning',
      'floor',
      'meeting',
      'moderation',
      'files',
      'transcript',
      'open',
      'unreadable',
      'invariants',
    ],
  ],
  ui: [
    '',
    'floating',
    'art',
    'components',
    'charts',
    'theme',
    'language',
    'speech',
    'debate',
    'sidebar',
    'shells',
  ],
};
/** Tests and what only they use: they may import every folder. */
const TESTS = [
  ...['**/*.test.{ts,tsx}', '**/testing/**', '**/testing.ts', '**/*.fixture.ts'],
  ...['libs/domain/src/debate/properties/**', 'libs/domain/src/debate/every-command/**'],
];
const layers = Object.entries(LAYERS).map(([library, order]) => {
  const root = fileURLToPath(new URL(`./libs/${library}/src`, import.meta.url));
  return {
    files: [`libs/${library}/src/**/*.{ts,tsx}`],
    ignores: TESTS,
    plugins: { layers: { rules: { 'one-direction': oneDirection } } },
    rules: { 'layers/one-direction': ['error', { root, order }] },
  };
});

/** The folders whose texts come from the catalogue. A folder joins when all of its texts do. */
const IN_CATALOGUE = [
  'apps/functions/src/entrance',
  'apps/functions/src/house',
  'apps/functions/src/open',
  'apps/functions/src/people',
  'apps/functions/src/practice',
  'apps/functions/src/reports',
  'apps/functions/src/rooms',
  'apps/functions/src/topics',
  'apps/web/src',
  'libs/data',
  'libs/domain',
  'libs/moderator/src/engine',
  'libs/moderator/src/exercises',
  'libs/moderator/src/gate',
  'libs/moderator/src/heads',
  'libs/moderator/src/languages',
  'libs/moderator/src/map',
  'libs/moderator/src/motions',
  'libs/moderator/src/policy',
  'libs/moderator/src/practice',
  'libs/moderator/src/reader',
  'libs/moderator/src/report',
  'libs/moderator/src/said',
  'libs/rooms',
  'libs/ui/src',
];
/** Our texts for Clerk's components, in Clerk's own form. */
const CLERK_WORDS = ['apps/web/src/app/identity/clerk-words/**'];
/** What the moderator looks for in other languages, which nobody reads. */
const LOOKED_FOR = ['libs/moderator/src/languages/data/**'];
const catalogued = {
  files: IN_CATALOGUE.map((folder) => `${folder}/**/*.{ts,tsx}`),
  ignores: [...TESTS, ...LOOKED_FOR, ...CLERK_WORDS],
  plugins: { words: { rules: { visible: visibleText } } },
  rules: { 'words/visible': 'error' },
};

const appZone = zone('app');

export default [
  {
    ignores: [
      '**/dist',
      'libs/words/generated',
      '**/coverage',
      '**/test-results',
      '**/playwright-report',
      '.local',
      'apps/local/firebase-tools',
      'apps/local/clerk-js',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          allow: ['../../vitest.shared.ts'],
          // The functions load one entry of the moderator, the other languages, only when a text needs them, and the
          // bank's Markdown only where they run from their source.
          checkDynamicDependenciesExceptions: ['@rostrum/moderator', '@rostrum/bank'],
          depConstraints: boundaries,
        },
      ],
    },
  },
  ...featureZones,
  ...roomZones,
  sharedZone,
  appZone,
  ...layers,
  catalogued,
];

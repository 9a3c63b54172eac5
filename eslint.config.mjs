import { readdirSync } from 'node:fs';
import nx from '@nx/eslint-plugin';
import tseslint from 'typescript-eslint';

/** Which project may import which: the table in docs/architecture.md, by tag. */
const boundaries = [
  {
    sourceTag: 'scope:web',
    onlyDependOnLibsWithTags: ['scope:data', 'scope:ui', 'scope:moderator', 'scope:domain'],
    bannedExternalImports: ['firebase', 'firebase/*', 'firebase-admin'],
  },
  {
    sourceTag: 'scope:functions',
    onlyDependOnLibsWithTags: ['scope:moderator', 'scope:domain'],
    bannedExternalImports: ['react*', 'firebase', 'firebase/*', '@clerk/clerk-react'],
  },
  {
    sourceTag: 'scope:local',
    onlyDependOnLibsWithTags: ['scope:moderator', 'scope:domain'],
    bannedExternalImports: ['react*', 'firebase', 'firebase/*'],
  },
  {
    sourceTag: 'scope:data',
    onlyDependOnLibsWithTags: ['scope:domain'],
    bannedExternalImports: ['@clerk/*', 'firebase-admin', 'react-dom'],
  },
  {
    sourceTag: 'scope:ui',
    onlyDependOnLibsWithTags: ['scope:domain'],
    bannedExternalImports: ['firebase', 'firebase/*', 'firebase-admin', '@clerk/*'],
  },
  {
    sourceTag: 'scope:moderator',
    onlyDependOnLibsWithTags: ['scope:domain'],
    bannedExternalImports: ['react*', 'firebase*', '@clerk/*'],
  },
  {
    sourceTag: 'scope:domain',
    onlyDependOnLibsWithTags: ['scope:domain'],
    bannedExternalImports: ['react*', 'firebase*', '@clerk/*'],
  },
  { sourceTag: 'scope:tests', onlyDependOnLibsWithTags: ['scope:data', 'scope:domain', 'scope:moderator'] },
  {
    sourceTag: 'scope:simulation',
    onlyDependOnLibsWithTags: ['scope:data', 'scope:moderator', 'scope:domain'],
  },
];

/** What the folders of the web client may not import: what is shared knows no feature, a feature knows no other. */
const featuresRoot = new URL('./apps/web/src/features/', import.meta.url);
const features = readdirSync(featuresRoot, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const zone = (files, regex, message) => ({
  files: [`apps/web/src/${files}/**/*.{ts,tsx}`],
  rules: { 'no-restricted-imports': ['error', { patterns: [{ regex, message }] }] },
});
const APP = '^(?:\\.\\./)+app/';
const featureZones = features.map((name) => {
  const others = features.filter((other) => other !== name).join('|') || 'none';
  return zone(
    `features/${name}`,
    `${APP}|(^|/)features/(?!${name}/)|^\\.\\./(?:\\.\\./)*(?:${others})/`,
    'A feature never imports another feature or the app that composes it: move what both need to apps/web/src/shared, or pass it in from apps/web/src/app.',
  );
});
const sharedZone = zone(
  'shared',
  `${APP}|^(?:\\.\\./)+features/`,
  'What is shared knows neither a feature nor the app: pass it in.',
);

export default [
  {
    ignores: [
      '**/dist',
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
          checkDynamicDependenciesExceptions: [],
          depConstraints: boundaries,
        },
      ],
    },
  },
  ...featureZones,
  sharedZone,
];

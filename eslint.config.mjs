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

/** A feature imports its own folder and never another feature; `app/` composes them. */
const featuresRoot = new URL('./apps/web/src/features/', import.meta.url);
const features = readdirSync(featuresRoot, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const featureZones = features.map(({ name }) => ({
  files: [`apps/web/src/features/${name}/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `(^|/)features/(?!${name}/)|^\\.\\./(?:\\.\\./)*(?:${
              features
                .map((f) => f.name)
                .filter((other) => other !== name)
                .join('|') || 'none'
            })/|/app/(?!paths)`,
            message:
              'A feature never imports another feature or the app that composes it: lift the shared part to a library, or pass it in from apps/web/src/app.',
          },
        ],
      },
    ],
  },
}));

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
];

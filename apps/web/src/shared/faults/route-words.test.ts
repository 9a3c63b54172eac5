import { routePattern } from '@rostrum/domain';
import { OFFERED } from '@rostrum/words';
import { expect, test } from 'vitest';
import { PATHS, reportUrl, sheetsUrl } from '../navigation/paths.ts';

test('a report names every address of ours as it is, and no id', () => {
  for (const path of Object.values(PATHS)) {
    const { pathname } = new URL(path, 'https://rostrum.example');
    expect(routePattern(pathname)).toBe(pathname);
  }
  for (const language of OFFERED.filter((one) => one !== 'en'))
    expect(routePattern(`/${language}`)).toBe(`/${language}`);
  expect(routePattern(reportUrl('Zk3jP0aQ'))).toBe('/app/room/:id/report');
  expect(routePattern(sheetsUrl('Zk3jP0aQ'))).toBe('/app/room/:id/report/sheets');
});

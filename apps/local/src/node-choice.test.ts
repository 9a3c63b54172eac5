import { expect, test } from 'vitest';

const { suitableNode } = await import(new URL('../bootstrap/node.mjs', import.meta.url).href);
const root = new URL('../../../', import.meta.url);

test.each(['24.0.0', '24.21.0', '26.1.0'])('Node %s runs the product itself', (version) => {
  expect(suitableNode(root, version)).toBe(process.execPath);
});

test.each(['20.20.2', '22.18.0', '23.9.0'])('Node %s hands over to Node 24 from the packages', (version) => {
  expect(suitableNode(root, version)).toMatch(/node_modules.*node(\.exe)?$/);
});

test('an old Node runs the product if the packages have no Node 24, and it can read TypeScript', () => {
  expect(suitableNode(new URL('nowhere/', root), '22.18.0')).toBe(process.execPath);
});

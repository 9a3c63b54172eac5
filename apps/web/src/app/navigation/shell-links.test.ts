import { expect, test } from 'vitest';
import { publicLinks, SHELL_PLACES } from './shell-links.ts';

test('the public pages have the specified links in their order', () => {
  expect(publicLinks().map(({ label, href }) => [label, href])).toEqual([
    ['About', '/#about'],
    ['Features', '/#features'],
    ['Pricing', '/#pricing'],
    ['Contact', '/#contact'],
    ['FAQ', '/faq'],
  ]);
});

test('the signed-in shell leads to the dashboard, help and the FAQ', () => {
  expect(SHELL_PLACES).toEqual({ home: '/app/dashboard', help: '/help', faq: '/faq' });
});

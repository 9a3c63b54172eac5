import { beforeEach, describe, expect, it } from 'vitest';
import { browserShelf, roomShelfKey } from '../storage/browser-shelf.ts';
import { createDrafts, draftsSchema, NO_DRAFT } from './drafts.ts';

beforeEach(() => localStorage.clear());

let ids = 0;
const key = roomShelfKey('draft', 'ada', 'r1');
const open = (tab: string, storage?: () => Storage) =>
  createDrafts(browserShelf(key, draftsSchema, storage), tab, () => `draft-${(ids += 1)}-id`);
const words = (text: string) => ({ ...NO_DRAFT, text });

describe('the draft of a tab', () => {
  it('is still there, under the same id, after a reload in the middle of a speech', () => {
    const tab = open('one');
    tab.change({ text: 'And therefore', replaces: 'm1' });
    expect(open('one').own()).toEqual({ id: tab.own().id, text: 'And therefore', replaces: 'm1' });
  });

  it('keeps its id while it grows, and a new draft has a new one', () => {
    const tab = open('one');
    tab.change(words('And'));
    const { id } = tab.own();
    tab.change(words('And therefore'));
    expect(tab.own().id).toBe(id);
    tab.sent('');
    tab.change(words('Next'));
    expect(tab.own().id).not.toBe(id);
  });

  it('is in the composer of a browser that is opened again', () => {
    open('one').change(words('And therefore'));
    const later = open('two');
    expect(later.own().text).toBe('And therefore');
    expect(later.others()).toEqual([]);
  });

  it('leaves nothing behind once it is empty', () => {
    const tab = open('one');
    tab.change(words('Mine'));
    tab.change(NO_DRAFT);
    expect(localStorage.length).toBe(0);
  });

  it('works in a browser that keeps nothing', () => {
    const forbidden = () => {
      throw new Error('forbidden');
    };
    const tab = open('one', forbidden);
    tab.change(words('A'));
    const { id } = tab.own();
    tab.change(words('And'));
    expect(tab.own()).toEqual({ ...words('And'), id });
    expect(tab.others()).toEqual([]);
  });
});

describe('two tabs', () => {
  it('keep two drafts, and each offers the other', () => {
    const one = open('one');
    const two = open('two');
    one.change(words('A long speech about trees'));
    two.change(words('X'));
    two.change(words('Something else'));
    one.refresh();
    expect(one.own().text).toBe('A long speech about trees');
    expect(one.others().map(({ text }) => text)).toEqual(['Something else']);
    expect(two.others().map(({ text }) => text)).toEqual(['A long speech about trees']);
  });

  it('never lose a long draft because the other tab changed or cleared it', () => {
    open('one').change(words('A long speech about trees'));
    const two = open('two');
    two.change(words('A'));
    two.change(NO_DRAFT);
    expect(two.others().map(({ text }) => text)).toEqual(['A long speech about trees']);
    expect(open('one').own().text).toBe('A long speech about trees');
  });

  it('part ways if both write in the same draft, as after a tab was copied', () => {
    const one = open('one');
    one.change(words('Trees'));
    const copy = open('one');
    copy.change(words('Trees cool'));
    one.change(words('Trees drink'));
    expect(one.own().id).not.toBe(copy.own().id);
    expect(one.others().map(({ text }) => text)).toEqual(['Trees cool']);
  });

  it('choose one, and keep what was in the composer', () => {
    const one = open('one');
    one.change(words('A long speech about trees'));
    const two = open('two');
    two.change(NO_DRAFT);
    two.change(words('Something else'));
    const [other] = two.others();
    two.take(other!);
    expect(two.own()).toEqual(other);
    expect(two.others().map(({ text }) => text)).toEqual(['Something else']);
  });

  it('throw one away', () => {
    open('one').change(words('A long speech about trees'));
    const two = open('two');
    two.change(words('Something else'));
    two.drop(two.others()[0]!.id);
    expect(two.others()).toEqual([]);
    expect(two.own().text).toBe('Something else');
  });

  it('do not offer what was only the beginning of the own words', () => {
    open('one').change(words('Trees'));
    const two = open('two');
    two.change(words('Trees cool a street'));
    expect(two.others()).toEqual([]);
    two.sent('');
    expect(localStorage.length).toBe(0);
  });
});

it('words that were cut off are kept as another draft', () => {
  const tab = open('one');
  tab.change(words('Trees cool a street.'));
  tab.setAside('They drink the rain.');
  expect(tab.own().text).toBe('Trees cool a street.');
  expect(tab.others().map(({ text }) => text)).toEqual(['They drink the rain.']);
  expect(open('one').own().text).toBe('Trees cool a street.');
});

it('the rest of a sent draft is the next draft', () => {
  const tab = open('one');
  tab.change(words('Trees cool a street. They'));
  const { id } = tab.own();
  tab.sent('They');
  expect(tab.own().text).toBe('They');
  expect(tab.own().id).not.toBe(id);
});

it('ignores malformed stored data', () => {
  localStorage.setItem(key, '{"text": 7}');
  expect(open('one').own().text).toBe('');
  localStorage.setItem(key, 'not JSON');
  expect(open('one').own().text).toBe('');
});

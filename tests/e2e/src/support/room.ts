import { expect, type Locator, type Page } from '@playwright/test';
import { commandAs, storedRoom, type Asker } from './server.ts';

/** A person's view of a debate and their actions, by visible names. */
export interface RoomPage {
  page: Page;
  floor: Locator;
  /** The clock, whose time it is, and the order of the debate. */
  beside: Locator;
  composer: Locator;
  /** Clicks through to the floor; resolves once the button is usable. */
  press(name: string | RegExp): Promise<void>;
  /** Writes and sends. */
  say(text: string): Promise<void>;
  /** The line on the floor with these words. */
  line(text: string): Locator;
  /** The moderator's notes that say this. */
  note(text: string | RegExp): Locator;
  /** The pending question, by its subject. */
  ask(about: string): Locator;
  /** The vote; absent if none is open. */
  vote: Locator;
  /** The step that runs now, by its name in the order of the debate. */
  step(name: string): Locator;
}

export function roomOn(page: Page): RoomPage {
  const floor = page.getByRole('log', { name: 'Floor' });
  const beside = page.getByRole('complementary', { name: 'Clock and order' });
  const composer = page.getByRole('textbox', { name: 'Your words' });
  const line = (text: string) => floor.getByRole('article').filter({ hasText: text });
  return {
    page,
    floor,
    beside,
    composer,
    line,
    press: (name) => page.getByRole('button', { name }).click(),
    async say(text) {
      await composer.fill(text);
      await page.getByRole('button', { name: SEND }).click();
    },
    ask: (about) => page.getByRole('group', { name: about, exact: true }),
    vote: page.getByRole('region', { name: 'Vote', exact: true }),
    note: (text) => floor.getByRole('note').filter({ hasText: text }),
    step: (name) =>
      beside
        .getByRole('listitem')
        // After its name a step says whose team speaks, whether it restates first, and whether it allows points.
        .filter({ hasText: new RegExp(`^${name}(?: · [\\w ]+)*\\s*now$`) })
        .and(page.locator('[aria-current="step"]')),
  };
}

/** The button that sends, whatever the moment calls it. */
const SEND = /^(Speak|Restate|Send to hold|Resend|Put the point)/;

/** How long the clock may take to end a short step with its grace, on a busy machine. */
export const STEP_ENDS_WITHIN = { timeout: 60_000 };

/** Both are in the room and the debate runs: the named step is running, or starts within the timeout. */
export async function expectStep(
  rooms: readonly RoomPage[],
  name: string,
  options: { timeout?: number } = {},
): Promise<void> {
  for (const room of rooms) await expect(room.step(name)).toBeVisible(options);
}

/** Types a code into the boxes of the lobby, or of a room that asks for it; the last character sends it. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Character 1 of 6' }).click();
  await page.keyboard.type(code.toLowerCase());
}

/** Chooses in the menu of the room's header, which has the rare actions. */
export async function chooseInMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** The seconds left on this page's clock; negative after the end. */
export async function secondsLeft(page: Page): Promise<number> {
  const spoken = (await page.getByRole('timer').getAttribute('aria-label')) ?? '';
  const [, minutes = '0'] = /(\d+) minute/.exec(spoken) ?? [];
  const [, seconds = '0'] = /(\d+) second/.exec(spoken) ?? [];
  const all = Number(minutes) * 60 + Number(seconds);
  return spoken.includes(' over') ? -all : all;
}

/** Somebody on the other bench agrees to what the host on a bench has asked for in a browser. */
export async function agreeAs(person: Asker, roomId: string): Promise<void> {
  await expect.poll(async () => (await storedRoom(roomId)).debate.asked?.declinedBy).toBeNull();
  await commandAs(person, { type: 'agree', roomId });
}

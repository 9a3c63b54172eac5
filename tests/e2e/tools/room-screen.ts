import type { Page } from '@playwright/test';
import { roomOn } from '../src/support/room.ts';
import type { SceneName } from './scenes.ts';
import { expect, type Screen } from './screen.ts';

/** The address of a room in that state. */
export const room =
  (scene: SceneName): Exclude<Screen['path'], string | undefined> =>
  async (stage) =>
    `/app/room/${await stage.room(scene)}`;
/** What the moderator says first, in the debate's language. */
const INTRODUCED = /I am an AI|Ich bin eine KI|Soy una IA/;
/** The debate has begun, and its messages are there. */
export const floor = (page: Page) => expect(roomOn(page).note(INTRODUCED)).toBeVisible();
/** Something waits for an answer. */
export const asked = (about: string) => (page: Page) => expect(roomOn(page).ask(about)).toBeVisible();
/** A part of the room, on a small screen. */
export const part = (name: string) => (page: Page) =>
  page.getByRole('radiogroup', { name: 'Part of the room' }).getByText(name, { exact: true }).click();

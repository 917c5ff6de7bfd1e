import type { Locator } from '@playwright/test';
import { pressInLayer } from './pressInLayer.ts';

/** Removes a line of the cart with its button, or with its menu in layouts without the button. */
export async function removeLine(line: Locator): Promise<void> {
  const button = line.getByRole('button', { name: /^(删除|Remove) / });
  if (await button.isVisible()) await button.click();
  else await pressInMenu(line, /^(删除|Remove)$/);
}

/** Saves a line of the cart for later. */
export async function saveLine(line: Locator): Promise<void> {
  await pressInMenu(line, /^(稍后再买|Save for later)$/);
}

async function pressInMenu(line: Locator, entry: RegExp): Promise<void> {
  await line.getByRole('button', { name: /^(更多操作：|More actions: )/ }).click();
  await pressInLayer(line.page().getByRole('menuitem', { name: entry }));
}

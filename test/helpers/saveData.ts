import type { Page } from 'playwright-core';

/** The visitor has switched the saving of data on. */
export async function saveData(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
}

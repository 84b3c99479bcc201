import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Locator, Page } from 'playwright-core';
import { closePages } from '../helpers/browser';
import { field, fill, openFilledForm, send, toast } from '../helpers/contactForm';

const toasts = suite('toasts');
toasts.after.each(closePages);

const gone = (page: Page) => toast(page).waitFor({ state: 'detached' });
const region = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss notification' });
const hasFocus = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement);

/** Sends the form again, wherever the focus and the pointer are. */
async function sendAside(page: Page): Promise<void> {
  await page.locator('main form').evaluate((form: HTMLFormElement) => {
    const texts = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
    for (const [name, text] of Object.entries(texts)) Reflect.set(form[name], 'value', text);
    form.requestSubmit();
  });
  await toast(page).waitFor();
}

async function stays(page: Page): Promise<void> {
  await page.clock.runFor(20_000);
  assert.ok(await toast(page).isVisible());
}

async function leaves(page: Page): Promise<void> {
  await page.clock.runFor(5100);
  await gone(page);
}

toasts('appear in a region that is read out', async () => {
  const page = await openFilledForm();
  const live = region(page).locator('[aria-live=polite]');
  assert.is(await live.count(), 1, 'there before any toast');
  await send(page);
  assert.match(await live.innerText(), /Message Sent!\s+Thank you for contacting/);
});

toasts('leave after five seconds', async () => {
  const page = await openFilledForm();
  await send(page);
  await page.mouse.move(5, 5);
  await page.clock.runFor(4000);
  assert.ok(await toast(page).isVisible());
  await page.clock.runFor(1100);
  await gone(page);
});

toasts('stay while they are pointed at', async () => {
  const page = await openFilledForm();
  await send(page);
  await toast(page).hover();
  await stays(page);
  await page.mouse.move(5, 5);
  await leaves(page);
});

toasts('stay while the region has the focus', async () => {
  const page = await openFilledForm();
  await send(page);
  await page.mouse.move(5, 5);
  await page.keyboard.press('F8');
  await stays(page);
  await page.keyboard.press('Shift+Tab');
  await leaves(page);
});

toasts('stay, too, when they come while the region has the focus', async () => {
  const page = await openFilledForm();
  await page.keyboard.press('F8');
  await sendAside(page);
  await stays(page);
  await page.keyboard.press('Shift+Tab');
  await leaves(page);
});

toasts('stay while their button has the focus, wherever the pointer goes', async () => {
  const page = await openFilledForm();
  await send(page);
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  assert.ok(await hasFocus(dismiss(page)));
  await toast(page).hover();
  await page.mouse.move(5, 5);
  await stays(page);
  await page.keyboard.press('F8');
  await stays(page);
  await page.keyboard.press('Shift+Tab');
  await leaves(page);
});

toasts('stay while they are pointed at, wherever the focus goes', async () => {
  const page = await openFilledForm();
  await send(page);
  await toast(page).hover();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await field(page, 'Name').focus();
  await stays(page);
  await page.mouse.move(5, 5);
  await leaves(page);
});

toasts(
  'closed with a key give the focus back to where it was, once it came by F8 or by Tab',
  async () => {
    const page = await openFilledForm();
    await send(page);
    await field(page, 'Subject').focus();
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await gone(page);
    assert.ok(await hasFocus(field(page, 'Subject')));
    await sendAside(page);
    await field(page, 'Message').focus();
    await dismiss(page).focus();
    await page.keyboard.press('Enter');
    await gone(page);
    assert.ok(await hasFocus(field(page, 'Message')));
  },
);

toasts('leave although the last one was closed with the focus and the pointer on it', async () => {
  const page = await openFilledForm();
  await send(page);
  await dismiss(page).hover();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await gone(page);
  await page.mouse.move(5, 5);
  await sendAside(page);
  await leaves(page);
});

toasts('leave although the last one was pressed, and swiped away', async () => {
  const page = await openFilledForm();
  await send(page);
  await swipe(page, false, 60);
  await gone(page);
  assert.not(await hasFocus(region(page)));
  await page.mouse.move(5, 5);
  await sendAside(page);
  await leaves(page);
});

toasts('come one at a time, the newest in place of the last', async () => {
  const page = await openFilledForm();
  await send(page);
  await fill(page);
  await send(page);
  assert.is(await toast(page).count(), 1);
});

toasts('are reached with F8, and give the focus back when they are closed', async () => {
  const page = await openFilledForm();
  await send(page);
  await field(page, 'Name').focus();
  await page.keyboard.press('F8');
  assert.ok(await hasFocus(region(page)));
  await page.keyboard.press('Tab');
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await gone(page);
  assert.ok(await hasFocus(field(page, 'Name')));
});

toasts('close with Escape while the focus is in their region', async () => {
  const page = await openFilledForm();
  await send(page);
  await field(page, 'Name').focus();
  await page.keyboard.press('Escape');
  assert.ok(await toast(page).isVisible());
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await gone(page);
  assert.ok(await hasFocus(field(page, 'Name')));
});

toasts('close with their button', async () => {
  const page = await openFilledForm();
  await send(page);
  await dismiss(page).click();
  await gone(page);
});

for (const touch of [false, true]) {
  toasts(`leave when swiped away by 50 px, by ${touch ? 'finger' : 'mouse'}`, async () => {
    const page = await openFilledForm(touch ? { touch, width: 360 } : {});
    await send(page);
    await swipe(page, touch, 40);
    assert.ok(await toast(page).isVisible(), 'too short a swipe');
    await swipe(page, touch, 60);
    await gone(page);
  });
}

toasts.run();

async function swipe(page: Page, touch: boolean, distance: number): Promise<void> {
  const box = await toast(page).boundingBox();
  if (!box) throw new Error('No toast to swipe');
  const [x, y] = [box.x + 5, box.y + box.height / 2];
  if (!touch) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y, { steps: 5 });
    await page.mouse.up();
    return;
  }
  const session = await page.context().newCDPSession(page);
  const dispatch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: at, y }],
    });
  await dispatch('touchStart', x);
  for (let step = 1; step <= 5; step++) await dispatch('touchMove', x + (distance * step) / 5);
  await dispatch('touchEnd');
}

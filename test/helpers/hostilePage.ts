/** Pages that show hostile markup by the product's own ways, and what that brought about. */
import type { Page } from 'playwright-core';
import { openPage } from './browser';

export interface Guards {
  /** False replaces the sanitiser by one that lets everything pass. */
  sanitiser: boolean;
  /** False takes the content policy away. */
  policy: boolean;
}

export interface HostilePage {
  page: Page;
  /** How often hostile code ran, in this page or in a frame or window of it. */
  ran: () => number;
  /** What a style or an opener asked another host for; pictures an article may show. */
  leaks: () => readonly string[];
}

const letsPass = `
  const policy = trustedTypes.createPolicy('dompurify', { createHTML: (html) => html });
  export const sanitise = (html) => policy.createHTML(html);`;

export async function openHostile(
  { sanitiser, policy }: Guards,
  options: Parameters<typeof openPage>[0] = {},
): Promise<HostilePage> {
  let ran = 0;
  const leaks: string[] = [];
  const page = await openPage({ ...options, lawless: !policy });
  const context = page.context();
  await context.exposeFunction('pwn', () => void (ran += 1));
  await context.route(/^\w+:\/\/([^/]*[.@])?(leak\.)?example/, (route) => {
    const url = route.request().url();
    if (url.endsWith('/css')) leaks.push(url);
    return route.fulfill({ status: 204 });
  });
  if (!sanitiser)
    await context.route('**/assets/sanitise-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: letsPass }),
    );
  // windows that a link opens
  context.on('page', (opened) => void opened.close().catch(() => undefined));
  await page.addInitScript(stayHere);
  return { page, ran: () => ran, leaks: () => leaks };
}

/** Links and forms do what they do, unless that is to lead to another page. */
function stayHere(): void {
  const leads = (address: unknown) => !/^javascript:/i.test(String(address));
  const stopLink = (event: Event) => {
    const link = event.target instanceof Element && event.target.closest('a, area');
    if (link && leads(Reflect.get(link, 'protocol') ?? link.getAttribute('href')))
      event.preventDefault();
  };
  const stopForm = (event: SubmitEvent) => {
    const form = event.target instanceof HTMLFormElement ? event.target : null;
    const action =
      event.submitter?.getAttribute('formaction') ?? form?.getAttribute('action') ?? '';
    const isOwn = !URL.canParse(action) && URL.canParse(action, location.href);
    if (isOwn || action.startsWith(location.origin)) event.preventDefault();
  };
  addEventListener('click', stopLink, true);
  addEventListener('submit', stopForm, true);
}

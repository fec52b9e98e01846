import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { demoOn } from './demo-page.ts';

/** What is sent to a service when a demo is opened there. */
export interface SentProject {
  readonly url: string;
  readonly fields: URLSearchParams;
}

/** Opens a demo in a sandbox, and intercepts the request: nothing leaves this machine. */
export async function openSandbox(page: Page, name: string, service: string): Promise<SentProject> {
  const caught = new Promise<Request>((resolve) => {
    void page.context().route(/^https:/, async (route) => {
      if (route.request().method() === 'POST') resolve(route.request());
      await route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' });
    });
  });
  const opened = page.context().waitForEvent('page');
  await demoOn(page, name).tool(`Open in ${service}`).click();
  const request = await caught;
  await expect((await opened).evaluate(() => window.opener === null)).resolves.toBe(true);
  return { url: request.url(), fields: new URLSearchParams(request.postData() ?? '') };
}

/** The files of a project sent to StackBlitz, by path. */
export function filesOf({ fields }: SentProject): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Array.from(fields).flatMap(([field, text]) => {
      const path = /^project\[files\]\[(.+)\]$/.exec(field)?.[1];
      return path === undefined ? [] : [[path, text.replaceAll('\r\n', '\n')]];
    }),
  );
}

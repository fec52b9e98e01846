/** Loads the stylesheets that another page has and this one lacks; those that cannot be had are done without. */
export async function addSheets(next: Document): Promise<void> {
  await Promise.all(missingSheets(next).map((sheet) => new Promise<void>((settle) => {
    for (const end of ['load', 'error']) {
      sheet.addEventListener(end, () => settle());
    }
    document.head.append(sheet);
  })));
}

/** Fetches them ahead of time, without use for this page. */
export function preloadSheets(next: Document): void {
  for (const { href } of missingSheets(next)) {
    if (!document.querySelector(`link[href="${CSS.escape(href)}"]`)) {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'style';
      link.href = href;
      document.head.append(link);
    }
  }
}

function missingSheets(next: Document): HTMLLinkElement[] {
  const loaded = sheetsOf(document).map(({ href }) => href);
  return sheetsOf(next).filter(({ href }) => !loaded.includes(href));
}

function sheetsOf(page: Document): HTMLLinkElement[] {
  return [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
}

import type { Section } from '../../engine/manifest/manifest.ts';
import { toServedPathname } from '../../engine/address/pathname.ts';
import { hasContent, writtenRoutes } from '../pages/context/has-content.ts';
import type { PlannedContent, PlannedPage } from '../pages/context/planned-file.ts';
import { markdownPath, groupBySection, languageFolder, type SiteContext } from '../pages/context/site-context.ts';

/**
 * Renders `llms.txt` (https://llmstxt.org): links to the Markdown of all written pages by section, and to each
 * section's full text.
 */
export function renderLlms(context: SiteContext): string {
  const { site, sections } = context.manifest;
  const routes = groupBySection(writtenRoutes(context).filter(hasContent));
  const parts = sections.flatMap((section) => {
    const own = routes.get(section.id);
    if (own === undefined) return [];
    const lines = own.map((route) => {
      const description = route.description === undefined ? '' : `: ${route.description}`;
      return `- [${route.title}](${publicUrl(context, `/${markdownPath(route, context)}`)})${description}`;
    });
    const full = fullPath(section, context);
    const all = full === undefined ? [] : [`- [${section.name} in one file](${publicUrl(context, `/${full}`)})`];
    return [`## ${section.name}\n\n${[...all, ...lines].join('\n')}`];
  });
  const summary = site.description === undefined ? [] : [`> ${site.description}`];
  return `${[`# ${site.title}`, ...summary, ...parts].join('\n\n')}\n`;
}

/**
 * Plans the `llms-full.txt` of each section: the Markdown of all its pages in reading order. `pages` are the planned
 * pages and Markdown copies.
 */
export function planFullTexts(
  context: SiteContext,
  pages: readonly PlannedPage[],
  hashOf: (text: string) => string,
): readonly PlannedContent[] {
  const keys = new Map(pages.map(({ path, key }) => [path, key]));
  const routes = groupBySection(writtenRoutes(context).filter(hasContent));
  return context.manifest.sections.flatMap((section): readonly PlannedContent[] => {
    const path = fullPath(section, context);
    const copies = (routes.get(section.id) ?? []).map((route) => markdownPath(route, context));
    if (path === undefined || copies.length === 0) return [];
    return [
      {
        path,
        key: hashOf(copies.map((copy) => `${copy} ${keys.get(copy) ?? ''}`).join('\n')),
        render: (read) => joinLines(copies.map(read)),
      },
    ];
  });
}

function joinLines(texts: readonly Uint8Array[]): Uint8Array {
  const lineFeed = Buffer.from('\n');
  return Buffer.concat(texts.flatMap((text, at) => (at === 0 ? [text] : [lineFeed, text])));
}

/** Returns the address of an output file on the official host. */
export function publicUrl({ base, manifest }: SiteContext, path: string): string {
  return `${manifest.site.url}${base}${path}`;
}

/** Returns the path of a section's full text; undefined for a section without a pathname. */
function fullPath({ prefixes: [prefix] }: Section, context: SiteContext): string | undefined {
  return prefix === undefined
    ? undefined
    : languageFolder(context) +
        `${toServedPathname(prefix, context.manifest.site).slice(1)}/llms-full.txt`.replace(/^\//, '');
}

import type { Route } from '../../engine/manifest/manifest.ts';
import { partKey } from '../markdown/read/collect-parts.ts';
import type { ParsedPage } from '../markdown/read/parse-page.ts';
import { toPlainMarkdown } from '../markdown/render/plain-markdown.ts';
import type { PreparedIcons } from '../islands/icons/icon-data.ts';
import { componentHeaderOf } from './component-header.ts';
import { writeList } from './page-lists.ts';
import type { PageParts } from './page-parts.ts';
import { renderApiMarkdown } from './render-api-page.ts';
import { resolveAddress } from './resolve-address.ts';
import type { SiteContext } from './context/site-context.ts';

/** Renders the Markdown copy of a page: its title and content in plain Markdown that does not depend on the site. */
export function renderMarkdownCopy(
  route: Route,
  page: ParsedPage | undefined,
  context: SiteContext,
  { demos = [], icons = [] }: PageParts,
): string {
  if (route.api !== undefined) return renderApiMarkdown(route.api, 1, { route, context });
  const { site } = context.manifest;
  const toPublic = (href: string): string => (href.startsWith('/') ? site.url + href : href);
  const body =
    page === undefined
      ? ''
      : toPlainMarkdown(page, {
          words: context.wording.words,
          resolve(address) {
            return toPublic(resolveAddress(address, route, context).href);
          },
          partOf(name, attributes) {
            if (name === 'api') {
              const own = partKey(name, attributes);
              const target = route.includes?.find(
                ({ rows, ...candidate }) => partKey(name, { ...candidate, rows: rows?.join(' ') }) === own,
              );
              return target && renderApiMarkdown(target, 2, { route, context }).trimEnd();
            }
            if (name === 'icons') {
              const own = icons.find((candidate) => candidate.package === attributes['package']);
              return own && listIcons(own);
            }
            if (name === 'pages') return writeList(attributes['of'] ?? '', context);
            const demo = demos.find(({ src }) => src === attributes['src']);
            return demo && `\`\`\`tsx title="${demo.file}"\n${demo.source.trimEnd()}\n\`\`\``;
          },
        });
  // If the writer has set a title, the page opens with it.
  const [, title, text = ''] = /^# (.*)\n*([^]*)$/.exec(body) ?? [body, route.title, body];
  return `${[`# ${title}`, describeComponent(route, context, toPublic), text].filter((part) => part !== '').join('\n\n')}\n`;
}

/** Lists the package, import and links of a page's component. */
function describeComponent(route: Route, context: SiteContext, toPublic: (href: string) => string): string {
  const component = componentHeaderOf(route, context);
  if (component === undefined) return '';
  const { words } = context.wording;
  const links = component.links.map(({ title, href }) => `[${title}](${toPublic(href)})`).join(', ');
  return [
    `- ${words.componentPackage}: \`${component.package}\``,
    `- ${words.componentImport}: \`${component.import}\``,
    ...(component.size === undefined ? [] : [`- ${words.componentSize}: ${component.size}`]),
    ...(links === '' ? [] : [`- ${words.componentLinks}: ${links}`]),
  ].join('\n');
}

/** Describes the number of icons and their import. */
function listIcons({ package: owner, statement, styles }: PreparedIcons): string {
  const counts = styles.map(({ name, count }) => (name === '' ? String(count) : `${name}: ${count}`)).join(', ');
  return `Icons of \`${owner}\` (${counts}):\n\n\`\`\`tsx\n${statement}\n\`\`\``;
}

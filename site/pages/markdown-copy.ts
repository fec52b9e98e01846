import type { Route, TreeNode } from '../../engine/manifest/manifest.ts';
import type { ParsedPage } from '../markdown/read/parse-page.ts';
import { toPlainMarkdown } from '../markdown/render/plain-markdown.ts';
import { componentFactsOf } from './component-header.ts';
import { drawMarkdown, writePart, type PageDrawing } from './draw-parts.ts';
import type { PageParts } from './page-parts.ts';
import { followAddress, resolveAddress } from './resolve-address.ts';
import { hrefOf, sectionOf, type SiteContext } from './context/site-context.ts';

/** Renders the Markdown copy of a page: its title and content in plain Markdown that does not depend on the site. */
export function renderMarkdownCopy(
  route: Route,
  page: ParsedPage | undefined,
  context: SiteContext,
  parts: PageParts,
): string {
  const { site } = context.manifest;
  const toPublic = (href: string): string => (href.startsWith('/') ? site.url + href : href);
  const drawing: PageDrawing = {
    route,
    context,
    parts,
    ...context.wording,
    resolve(address) {
      const found = followAddress(address, route, context);
      return found && { ...found, href: toPublic(found.href) };
    },
  };
  const body =
    page === undefined
      ? ((route.shows && writePart(route.shows, { ...drawing, place: 'page' })) ?? '')
      : toPlainMarkdown(page, {
          resolve: (address) => toPublic(resolveAddress(address, route, context).href),
          draw: drawMarkdown(drawing),
        });
  // If the writer has set a title, the page opens with it.
  const [, title, text = ''] = /^# (.*)\n*([^]*)$/.exec(body) ?? [body, route.title, body];
  const blocks = [
    `# ${title}`,
    describeComponent(route, context, toPublic),
    text,
    listContents(route, context, toPublic),
  ];
  return `${blocks.filter((part) => part !== '').join('\n\n')}\n`;
}

/** Lists what is in a section below the text of its own page, as the page does, with descriptions. */
function listContents(route: Route, context: SiteContext, toPublic: (href: string) => string): string {
  if (route.kind !== 'section') return '';
  const { home, tree } = sectionOf(context.manifest, route.section);
  const list = (nodes: readonly TreeNode[]): readonly string[] =>
    nodes.flatMap((node) => {
      if (node.kind === 'subheader') return list(node.children);
      if (node.kind === 'link') return `- [${node.title}](${node.href})`;
      const description = context.manifest.routes[node.pathname]?.description;
      return node.pathname === home
        ? []
        : `- [${node.title}](${toPublic(hrefOf(context, node.pathname))})${description === undefined ? '' : `: ${description}`}`;
    });
  return list(tree).join('\n');
}

/** Lists the package, import and links of a page's component. */
function describeComponent(route: Route, context: SiteContext, toPublic: (href: string) => string): string {
  const component = componentFactsOf(route, context);
  if (component === undefined) return '';
  const { words } = context.wording;
  const links = component.links.map(({ title, href }) => `[${title}](${toPublic(href)})`).join(', ');
  return [
    `- ${words.componentPackage}: \`${component.package}\``,
    `- ${words.componentImport}: \`${component.import}\``,
    ...(component.size === undefined ? [] : [`- ${words.componentSize}: ${component.size.whole}`]),
    ...(links === '' ? [] : [`- ${words.componentLinks}: ${links}`]),
  ].join('\n');
}

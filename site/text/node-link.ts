import type { LinkNode, PageNode, TreeNode } from '../../engine/manifest/manifest.ts';
import { fileHref } from '../../engine/address/href.ts';
import { iconPathname } from '../../engine/address/icon-file.ts';
import { escapeHtml } from './escape-html.ts';
import { renderTags, type TagTexts } from './render-tags.ts';

/** Returns the public address of a pathname, with base, language and trailing slash. */
export type HrefOf = (pathname: string) => string;

/** Length above which a title may be cut off in the sidebar and gets a tooltip, in characters. */
const LONG_TITLE = 30;

/** Renders a node's title and tags for its link. */
export function renderLabel(node: Pick<TreeNode, 'title' | 'tags'>, wording: TagTexts): string {
  return escapeHtml(node.title) + renderTags(node.tags, wording);
}

/**
 * Renders a node's icon as a mask in the color of its title; `base` is the path of the site's root without a trailing
 * slash.
 */
export function renderIcon({ icon }: Pick<TreeNode, 'icon'>, base: string): string {
  if (icon === undefined) return '';
  const url = `url("${base}${fileHref(iconPathname(icon))}")`;
  return `<span class="icon" style="--dn-icon:${escapeHtml(url)}"></span>`;
}

/** Renders the `href` of a page, including its anchor, and a tooltip for a long title. */
export function pageAttributes(node: PageNode, hrefOf: HrefOf): string {
  const hash = node.hash === undefined ? '' : `#${node.hash}`;
  return `href="${escapeHtml(hrefOf(node.pathname) + hash)}"${tooltip(node)}${linkProps(node)}`;
}

/** Renders the attributes of a link that leaves the site. */
export function externalAttributes(node: LinkNode): string {
  return `class="x" href="${escapeHtml(node.href)}"${tooltip(node)}${linkProps(node)}`;
}

/** Renders a tooltip for a title that may be cut off. */
export function tooltip(node: Pick<TreeNode, 'title'>): string {
  return node.title.length > LONG_TITLE ? ` title="${escapeHtml(node.title)}"` : '';
}

/** Renders a link's attributes; a link that opens a new window gets `noopener` unless the writer set another `rel`. */
function linkProps(node: TreeNode): string {
  if (node.linkProps === undefined) return '';
  const allowed = Object.entries(node.linkProps).filter(([name]) => ALLOWED.test(name));
  const html = allowed.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('');
  return node.linkProps.target === undefined || node.linkProps.rel !== undefined ? html : `${html} rel="noopener"`;
}

const ALLOWED = /^(?:target|rel|data-[a-z0-9-]+)$/;

import { highlightScript } from '../markdown/highlight/highlight-script.ts';
import { linkTypes, type TypeLinks } from './link-types.ts';

/** Renders a type or value as highlighted code that can wrap between its parts, but not within names. */
export function renderType(code: string, links: TypeLinks = () => undefined): string {
  const html = linkTypes(highlightScript(code, { jsx: false }), links);
  return `<code class="ty">${html.replaceAll(TAG_OR_BREAK, (found) => (found.startsWith('<') ? found : `${found}<wbr>`))}</code>`;
}

/**
 * A tag, or a dot, bracket or parenthesis directly before a name, which may be inside an element. The bracket that opens
 * a JSX element stays with its name.
 */
const TAG_OR_BREAK = /<[^>]*>|(?:\w\.|(?<!^|[\s(])&lt;|\()(?=(?:<[ia] [^>]*>)?[A-Za-z_$])/g;

import { apiSlug } from '../../engine/address/api-slug.ts';
import { apiId } from './api-rows.ts';
import { escapeAttribute } from '../text/escape.ts';
import type { ApiEntry } from './api-data.ts';
import type { ApiRendering } from './api-rendering.ts';
import { highlightScript } from '../markdown/highlight/highlight-script.ts';

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

/** Returns the address of what a name in a type stands for; `undefined` if there is none. */
export type TypeLinks = (name: string) => string | undefined;

/** Creates the id of a declaration on the page of an export: `button-type-Gap`. */
export function typeId(owner: string, name: string): string {
  return `${apiSlug(owner)}-type-${encodeURIComponent(name)}`;
}

/** Links the names in the types of an export: to their own pages, to their declarations, or to other sites. */
export function openTypeLinks(entry: ApiEntry, { findApi }: ApiRendering): TypeLinks {
  const { name: owner, names, types = [] } = entry;
  const [first] = entry.kind === 'component' ? entry.classes : [];
  const declared = new Set(types.map(({ name }) => name));
  return (name) => {
    const meaning = names !== undefined && Object.hasOwn(names, name) ? names[name] : undefined;
    if (meaning === undefined) return undefined;
    const page = meaning.package === undefined ? undefined : findApi({ package: meaning.package, name });
    if (page !== undefined || declared.has(name)) return page ?? `#${encodeURI(typeId(owner, name))}`;
    // Of the library’s own types, only that of its classes is not declared below: the page lists them.
    const isClasses = first !== undefined && meaning.package !== undefined;
    return meaning.href ?? (isClasses ? `#${encodeURI(apiId(owner, 'class', first.key))}` : undefined);
  };
}

/** Links the names in highlighted code. */
export function linkTypes(html: string, links: TypeLinks): string {
  return html
    .split(MARKED)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part.replaceAll(NAME, (name) => {
            const href = links(name);
            return href === undefined ? name : `<a href="${escapeAttribute(href)}">${name}</a>`;
          }),
    )
    .join('');
}

/** An element that highlights a word, such as a keyword or a string. */
const MARKED = /(<i[^>]*>[^]*?<\/i>)/;

/** A name with its namespace; not the key of an object, the name of a parameter, or an escaped sign. */
const NAME = /(?<![\w$.&])[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*(?![\w$]|\??:)/g;

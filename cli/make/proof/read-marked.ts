import { Parser } from 'htmlparser2';

/** An element of rendered HTML, with the elements in it. */
export interface HtmlElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: HtmlElement[];
}

/** Elements that are no part of what readers see: libraries put stylesheets beside the elements that need them. */
const UNSEEN = new Set(['style', 'script', 'link', 'meta', 'title', 'template']);

/** Returns the elements in the first element with a tag; `undefined` if there is none. */
export function readMarked(html: string, mark: string): HtmlElement | undefined {
  let marked: HtmlElement | undefined;
  const open: HtmlElement[] = [];
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (open.length === 0 && (tag !== mark || marked !== undefined)) return;
        const element = { tag, attributes, children: [] };
        open.at(-1)?.children.push(element);
        marked ??= element;
        open.push(element);
      },
      onclosetag() {
        open.pop();
      },
    },
    // Names in SVG have capitals.
    { lowerCaseTags: false },
  );
  parser.end(html);
  return marked;
}

/** Returns the children of an element that readers see. */
export function seenChildren({ children }: HtmlElement): readonly HtmlElement[] {
  return children.filter(({ tag }) => !UNSEEN.has(tag));
}

/** Finds the first element below another that passes a test; returns the way to it, by positions among seen children. */
export function findBelow(
  element: HtmlElement,
  isWanted: (element: HtmlElement) => boolean,
): { readonly element: HtmlElement; readonly path: readonly number[] } | undefined {
  for (const [at, child] of seenChildren(element).entries()) {
    if (isWanted(child)) return { element: child, path: [at] };
    const found = findBelow(child, isWanted);
    if (found !== undefined) return { ...found, path: [at, ...found.path] };
  }
  return undefined;
}

/** Returns the element at the end of a way. */
export function followPath(element: HtmlElement, path: readonly number[]): HtmlElement | undefined {
  return path.reduce<HtmlElement | undefined>((at, step) => at && seenChildren(at)[step], element);
}

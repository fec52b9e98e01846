import { readTokens } from '../../support/stylesheets.ts';
import { page, sentence, settings, words } from './markdown.ts';

/** The page of CSS variables: the tokens described by a comment; the others are not meant to be changed. */
export function variablesPage(): string {
  const css = readTokens();
  const rows = Array.from(
    css.matchAll(/^ {2}(--[\w-]+): ([^;]+); \/\* (.+) \*\/$/gm),
    ([, name = '', value = '', comment = '']) => ({ name, default: onOneLine(value), text: words(sentence(comment)) }),
  );
  return page(
    'CSS variables that a stylesheet of your own can set: colors, fonts, corners, with their defaults.',
    'A stylesheet that `brand.stylesheets` names can set these variables on `:root`. Styles of your own come before all of ours, whatever their selectors, since ours are in cascade layers. A color holds both modes: `light-dark(<light>, <dark>)`. These stylesheets may leave out `dn-`, as in `--paper`; everywhere else, such names belong to the libraries in demos. What [`brand`](/docs-nav/brand) has a key for is better set there, where contrast is checked.',
    '## What can be set',
    settings(rows, { hasFilter: true }),
  );
}

/** A value on one line, however the stylesheet breaks it. */
function onOneLine(value: string): string {
  return value.replace(/(?<=\()\s+|\s+(?=\))/g, '').replace(/\s+/g, ' ');
}

import { syntaxHighlighting } from '@codemirror/language';
import { tagHighlighter, tags } from '@lezer/highlight';

/** Colors code as in the page, by the same classes: see `site/markdown/highlight/token-classes.ts`. */
export const HIGHLIGHTING = syntaxHighlighting(
  tagHighlighter([
    { tag: [tags.keyword, tags.null, tags.self], class: 'k' },
    { tag: [tags.string, tags.regexp, tags.special(tags.string), tags.attributeValue], class: 's' },
    { tag: tags.comment, class: 'c' },
    { tag: [tags.number, tags.bool], class: 'n' },
    { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], class: 'f' },
    { tag: [tags.typeName, tags.className, tags.tagName], class: 't' },
    { tag: [tags.attributeName, tags.propertyName], class: 'a' },
  ]),
);

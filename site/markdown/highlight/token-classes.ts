/**
 * One-letter classes of highlighted tokens, by Prism's token type. `undefined` means the class of the token around it;
 * an empty string means plain, as for punctuation and operators, which have no markup to keep pages small.
 *
 * k keyword · s string · c comment · n number · f function · t tag, type or selector ·
 * a attribute or property · v variable · d removed line · i added line
 */
export const TOKEN_CLASSES: Readonly<Record<string, string | undefined>> = {
  ...named('k', 'keyword rule important directive null interpolation-punctuation'),
  ...named('s', 'string char attr-value template-string regex url scalar code-snippet'),
  ...named('c', 'comment multiline-comment shebang prolog doctype cdata blockquote front-matter coord'),
  ...named('n', 'number boolean constant datetime entity file-descriptor'),
  ...named('f', 'function function-variable builtin'),
  ...named('t', 'tag selector class-name title placeholder'),
  ...named('a', 'attr-name property key string-property'),
  ...named('v', 'variable parameter assign-left for-or-select environment'),
  ...named('d', 'deleted deleted-sign deleted-arrow'),
  ...named('i', 'inserted inserted-sign inserted-arrow'),
  ...named('', 'punctuation operator interpolation script plain-text spread unchanged atrule'),
};

function named(className: string, types: string): Record<string, string> {
  return Object.fromEntries(types.split(' ').map((type) => [type, className]));
}

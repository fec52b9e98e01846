import type { Attribute, Declaration } from '../feature/declaration.ts';
import { describeValues, readValue } from '../feature/read-ask.ts';
import type { Reporter } from '../diagnostic/diagnostic.ts';
import { MISSING_FIELD, UNKNOWN_KEY, UNKNOWN_VALUE } from '../diagnostic/schema-diagnostics.ts';
import type { Generate } from '../model/navigation.ts';
import { didYouMean, inWords } from '../text/suggest.ts';

/** Reports what is wrong with the `options` of a group that a feature fills, like the attributes in pages. */
export function checkOptions(
  { feature, options }: Extract<Generate, { readonly from: 'feature' }>,
  { ask: shape = {} }: Pick<Declaration, 'ask'>,
  report: Reporter,
): void {
  const known = Object.keys(shape);
  const unknown = options.filter(({ key }) => !known.includes(key.value));
  for (const { key } of unknown)
    report(UNKNOWN_KEY, {
      at: key.span,
      message: `\`${feature.value}\` has no option \`${key.value}\`.`,
      help:
        didYouMean(key.value, known) ??
        (known.length === 0 ? 'remove it' : `use ${inWords(known, 'or')}, or remove it`),
    });
  for (const { key, value } of options) {
    const attribute = shape[key.value];
    if (attribute === undefined || readValue(key.value, attribute, value.value) !== undefined) continue;
    report(UNKNOWN_VALUE, {
      at: value.span,
      message: `\`${key.value}\` of \`${feature.value}\` does not take the value \`${value.value}\`.`,
      help: adviceFor(key.value, attribute),
    });
  }
  // An option that is missing may be the unknown one.
  if (unknown.length > 0) return;
  for (const name of known)
    if (shape[name]?.required === true && options.every(({ key }) => key.value !== name))
      report(MISSING_FIELD, {
        at: feature.span,
        message: `\`${feature.value}\` needs the option \`${name}\`.`,
        help: `add \`${name}\` to \`options\``,
      });
}

/** A switch has a value in YAML. */
function adviceFor(name: string, attribute: Attribute): string {
  return attribute.kind === 'switch' ? `use ${inWords(['true', 'false'], 'or')}` : describeValues(name, attribute);
}

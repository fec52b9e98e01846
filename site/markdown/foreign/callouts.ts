import { isCallout, type Callout } from '../../features/callouts/names.ts';

/** The callout for a word of another tool, with a title if the word says more than the callout's own title. */
interface ForeignCallout {
  readonly name: Callout;
  readonly title?: string | undefined;
}

/** Callouts of other tools that are none here, by their names there. */
const CALLOUTS: ReadonlyMap<string, readonly [name: Callout, title?: string]> = new Map(
  Object.entries<readonly [name: Callout, title?: string]>({
    default: ['tip'],
    hint: ['tip'],
    primary: ['info'],
    secondary: ['note'],
    warn: ['warning'],
    abstract: ['info', 'Abstract'],
    question: ['info', 'Question'],
    seealso: ['note', 'See also'],
    summary: ['info', 'Summary'],
    todo: ['info', 'To do'],
    help: ['info', 'Question'],
    faq: ['info', 'Question'],
    done: ['success', 'Done'],
    check: ['success', 'Check'],
    attention: ['warning', 'Attention'],
    fail: ['error', 'Failure'],
    failure: ['error', 'Failure'],
    missing: ['error', 'Missing'],
    bug: ['error', 'Bug'],
    cite: ['note', 'Quote'],
    example: ['note', 'Example'],
    quote: ['note', 'Quote'],
  }),
);

/** Finds the callout for a word of another tool, regardless of case; a title of its own takes precedence. */
export function foreignCallout(word: string, title?: string): ForeignCallout | undefined {
  const name = word.toLowerCase();
  if (isCallout(name)) return { name, title };
  const [callout, own] = CALLOUTS.get(name) ?? [];
  return callout === undefined ? undefined : { name: callout, title: title ?? own };
}

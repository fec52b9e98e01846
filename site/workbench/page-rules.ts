import { HARMLESS, noteOfPageRules } from './page-rules-note.ts';

/** Milliseconds without new style elements after which a library has inserted its rules. */
const REST = 500;

/**
 * Tells when the scripts of demos have inserted rules that change the page around demos: a build only knows the rules
 * that a library makes on the server.
 */
export function watchPageRules(tell: (text: string) => void): void {
  const inserted = new Set<HTMLStyleElement>();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  // The site itself inserts no style elements.
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLStyleElement) inserted.add(node);
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      const [first] = [...inserted].flatMap(({ sheet }) => (sheet === null ? [] : findPageSelectors(sheet)));
      if (first !== undefined)
        tell(noteOfPageRules('this page', `such as the one for \`${first.split(',', 1)[0]}\``, 'the provider'));
    }, REST);
  }).observe(document.head, { childList: true });
}

/** Lists the selectors of rules that match an element outside demos and do more than set harmless properties. */
function findPageSelectors({ cssRules }: CSSStyleSheet | CSSGroupingRule): readonly string[] {
  return [...cssRules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      const hasEffect = [...rule.style].some((property) => !HARMLESS.test(property));
      return hasEffect && matchesPage(rule.selectorText) ? [rule.selectorText] : [];
    }
    return rule instanceof CSSGroupingRule && !(rule instanceof CSSScopeRule) ? findPageSelectors(rule) : [];
  });
}

function matchesPage(selector: string): boolean {
  const elements = document.querySelectorAll(selector.replace(ALONE, '*').replace(PSEUDO_ELEMENT, ''));
  // What components append to the body is in a `div`, where the site has none.
  return [...elements].some((element) => !element.closest('head, .demo-stage, body > div'));
}

const PSEUDO_ELEMENT = /::[\w-]+(?:\([^)]*\))?/g;
/** A pseudo-element of any element. */
const ALONE = /(?<=^|[\s,>+~(])::[\w-]+(?:\([^)]*\))?/g;

import { compact, queryWords, titleWords } from '../islands/search/query-words.ts';

/**
 * English words for parts and behavior of interfaces which mean the same in every library, best first: other spellings,
 * abbreviations, and what a pattern is also called. A site has those of them whose words are in its titles. What a
 * library has in place of something that it lacks is for its site to say. Verbs are for names of props.
 */
const VOCABULARY: Readonly<Record<string, readonly string[]>> = {
  a11y: ['accessibility'],
  'auto complete': ['autocomplete', 'combobox'],
  'bottom sheet': ['drawer', 'sheet'],
  'busy indicator': ['spinner', 'loader', 'progress'],
  'cannot find module': ['installation'],
  'check box': ['checkbox'],
  collapse: ['collapsible', 'accordion', 'disclosure'],
  collapsible: ['collapse', 'accordion', 'disclosure'],
  'color scheme': ['dark mode'],
  colour: ['color'],
  combobox: ['autocomplete', 'select'],
  csp: ['content security policy'],
  'dark theme': ['dark mode'],
  'data table': ['data grid', 'table'],
  datagrid: ['data grid'],
  datatable: ['data grid', 'data table', 'table'],
  disclosure: ['collapse', 'collapsible', 'accordion'],
  'drop down': ['dropdown', 'select', 'menu'],
  dropdown: ['select', 'menu'],
  'dropdown menu': ['menu'],
  expander: ['accordion', 'collapse', 'disclosure'],
  fab: ['floating action button'],
  'floating button': ['floating action button'],
  'getting started': ['installation'],
  hint: ['tooltip'],
  i18n: ['internationalization', 'localization'],
  internationalization: ['localization'],
  l10n: ['localization'],
  listbox: ['select'],
  loader: ['spinner', 'progress'],
  loading: ['loader', 'spinner', 'progress', 'skeleton'],
  'loading indicator': ['spinner', 'loader', 'progress'],
  'loading spinner': ['spinner', 'loader', 'progress'],
  modal: ['dialog'],
  'modal dialog': ['dialog', 'modal'],
  'modal window': ['dialog', 'modal'],
  'module not found': ['installation'],
  'multi select': ['multiselect', 'select'],
  multiselect: ['multi select', 'select'],
  'nav bar': ['navbar', 'navigation bar', 'app bar'],
  'navigation bar': ['navbar', 'app bar'],
  navbar: ['navigation bar', 'app bar'],
  'night mode': ['dark mode'],
  'number field': ['number input'],
  'numeric input': ['number input', 'number field'],
  'off canvas': ['drawer', 'sheet'],
  offcanvas: ['drawer', 'sheet'],
  pager: ['pagination'],
  paging: ['pagination'],
  popup: ['popover', 'dialog', 'modal'],
  'pop up': ['popover', 'dialog', 'modal'],
  'progress bar': ['progress'],
  'radio button': ['radio', 'radio group'],
  range: ['slider'],
  'range slider': ['slider'],
  rtl: ['right to left'],
  ltr: ['right to left'],
  scrim: ['backdrop', 'overlay'],
  'segmented control': ['toggle group', 'toggle button'],
  separator: ['divider'],
  shimmer: ['skeleton'],
  'side panel': ['drawer', 'sheet'],
  'snack bar': ['snackbar', 'toast'],
  spinner: ['loader', 'progress'],
  'split button': ['button group'],
  'star rating': ['rating'],
  ssr: ['server rendering', 'server side rendering'],
  'server side rendering': ['server rendering'],
  'step indicator': ['stepper', 'steps'],
  steps: ['stepper'],
  stepper: ['steps'],
  'tab bar': ['tabs'],
  'text area': ['textarea'],
  'text box': ['text field', 'text input', 'input'],
  textbox: ['text field', 'text input', 'input'],
  'text input': ['text field', 'input'],
  toast: ['snackbar', 'notification'],
  toggle: ['switch', 'toggle button'],
  'toggle switch': ['switch'],
  'tool bar': ['toolbar'],
  'tool tip': ['tooltip'],
  'type ahead': ['typeahead', 'autocomplete', 'combobox'],
  typeahead: ['autocomplete', 'combobox'],
  ts: ['typescript'],
  wizard: ['stepper', 'steps'],
};

/** What people say for what names of props begin with. */
const VERBS: Readonly<Record<string, readonly string[]>> = {
  'turn off': ['disable'],
  'switch off': ['disable'],
  deactivate: ['disable'],
  remove: ['disable', 'hide'],
  'get rid of': ['disable', 'hide'],
  prevent: ['disable'],
  without: ['disable', 'hide'],
  'turn on': ['enable'],
  'switch on': ['enable'],
  activate: ['enable'],
  invisible: ['hidden', 'hide'],
};

/**
 * Returns the synonyms of a site: those of the shipped vocabulary whose words are in its titles, if it is in English, and
 * its own, which replace a shipped one of the same name; an empty list removes it.
 */
export function synonymsFor(
  titles: readonly string[],
  own: Readonly<Record<string, readonly string[]>>,
  language: string,
): Readonly<Record<string, readonly string[]>> {
  const said = new Set(titles.map(compact));
  const spelled = new Set(titles.map((title) => queryWords(title).join(' ')));
  const known = titles.map((title) => new Set(titleWords(title)));
  const isSaid = (term: string): boolean => {
    const words = queryWords(term);
    return said.has(compact(term)) || known.some((title) => words.every((word) => title.has(word)));
  };
  const shipped = language.startsWith('en')
    ? Object.entries(VOCABULARY).flatMap(([word, terms]) => {
        // What is the title of a page means that page.
        const own = spelled.has(word) ? [] : terms.filter(isSaid);
        return own.length > 0 ? [[word, own] as const] : [];
      })
    : [];
  const verbs = language.startsWith('en') ? VERBS : {};
  return Object.fromEntries(
    Object.entries({ ...Object.fromEntries(shipped), ...verbs, ...own }).filter(([, terms]) => terms.length > 0),
  );
}

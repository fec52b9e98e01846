import { createButton, createElement } from '../../browser/create-element.ts';
import { fillText, inPageLanguage } from '../../browser/page-language.ts';
import { TAG_WORDS } from '../../text/tag-words.ts';
import type { SearchDialog } from './dialog.ts';
import { createOptionWalk, type OptionWalk } from './list/options.ts';
import { forgetSearches, recentSearches } from './list/recent.ts';
import type { SearchHere } from './open-here.ts';
import type { AskedSearch } from './open-search.ts';
import { cutQuery, MOST_LETTERS } from './query-words.ts';
import type { SearchHit } from './rank-hits.ts';
import { KIND_WORDS, WORDS } from './words.ts';

const TAG_NAMES = inPageLanguage(TAG_WORDS);

/** What the search dialog shows below its field. */
interface ShownResults {
  readonly walk: OptionWalk;
  /** Shows a message alone. */
  readonly say: (text: string) => void;
  /** Shows what there is before anything is typed: recent searches, which `ask` repeats, and suggested pages. */
  readonly start: (opened: SearchHere, ask: (text: string) => void) => void;
  /**
   * Shows answers. Once the reader has moved to one, those that are shown stay where they are, and what came since is
   * added below.
   */
  readonly add: (text: string, hits: readonly SearchHit[], opened: SearchHere, more?: () => void) => void;
  /** Says that nothing was found, with pages of similar titles. */
  readonly none: (asked: AskedSearch, opened: SearchHere, near: readonly SearchHit[]) => void;
  /** Says whether the list still answers what was typed before. */
  readonly expect: (isStale: boolean) => void;
  /** Returns the option that Enter opens, if it answers what is typed. */
  readonly current: () => HTMLElement | undefined;
  /** Lets the next answers replace those that the reader has moved to. */
  readonly forget: () => void;
}

/** Creates the results of a dialog. */
export function createShownResults({ input, list, status }: SearchDialog): ShownResults {
  const walk = createOptionWalk(input, list);
  let isStale = false;
  /** What the options in the list answer, as typed. */
  let answered: string | undefined;

  const addLine = (text: string): void => status.append(createElement('div', {}, text));
  const fill = (text: string, options: readonly HTMLElement[]): void => {
    isStale = false;
    status.textContent = text;
    if (input.value.length > MOST_LETTERS) addLine(fillText(WORDS.queryCut, { count: MOST_LETTERS }));
    list.replaceChildren(...options);
    // By its id, the field refers to an option.
    for (const [index, option] of list.querySelectorAll('[role="option"]').entries())
      option.id = `search-option-${index}`;
    list.hidden = options.length === 0;
    input.ariaExpanded = String(!list.hidden);
  };
  const show = (text: string, groups: readonly OptionGroup[] = []): void => {
    answered = undefined;
    fill(text, renderGroups(groups));
    walk.start();
  };

  return {
    walk,
    say: (text) => show(text),
    start(opened, ask) {
      const recent = recentSearches().map((text) => renderAction(text, () => ask(text)));
      const clear = (): void => {
        forgetSearches();
        ask('');
      };
      const pages = opened.suggestions.map((hit) => renderHit(hit, opened));
      const options = [...recent, renderAction(WORDS.forgetSearches, clear, 'search-more')];
      show('', [
        ...(recent.length > 0 ? [{ name: WORDS.recentSearches, options }] : []),
        ...(pages.length > 0 ? [{ name: WORDS.searchSuggestions, options: pages }] : []),
      ]);
    },
    add(text, hits, opened, more) {
      const isKept = answered === input.value && walk.isMoved();
      const kept = isKept ? [...list.querySelectorAll<HTMLElement>('a[role="option"]')] : [];
      const known = new Set(kept.map((option) => option.getAttribute('href')));
      const all = hits.map((hit) => renderHit(hit, opened));
      const added = all.filter((option) => !known.has(option.getAttribute('href')));
      answered = input.value;
      fill(text, [...kept, ...added, ...(more ? [renderAction(WORDS.moreResults, more, 'search-more')] : [])]);
      if (!isKept) walk.start();
      else if (!walk.active()?.isConnected) walk.moveTo(added[0] ?? kept[0]);
    },
    none({ query, only }, opened, near) {
      const name = opened.sections.find(({ id }) => id === only)?.name;
      const searched = opened.hasTexts ? WORDS.searchedAll : WORDS.searchedTitles;
      const options = near.map((hit) => renderHit(hit, opened));
      show(
        fillText(WORDS.noneFound, { query: cutQuery(query) }),
        options.length > 0 ? [{ name: WORDS.nearestTitles, options }] : [],
      );
      addLine(name === undefined ? searched : fillText(WORDS.searchedProduct, { product: name }));
    },
    expect: (isOld) => void (isStale = isOld),
    current: () => (isStale ? undefined : walk.active()),
    forget: () => void (answered = undefined),
  };
}

/** Options below one heading of the list, or below none. */
interface OptionGroup {
  readonly name?: string;
  readonly options: readonly HTMLElement[];
}

/** Creates an option for an answer: its title and kind, below them its place, and what it is or says. */
function renderHit(hit: SearchHit, { sections, base }: SearchHere): HTMLElement {
  const title = createElement('span', { className: 'search-title' }, hit.title);
  for (const tag of hit.tags) title.append(' ', renderTag(tag));
  const about = createElement('span', { className: 'search-about' });
  const places = [
    hit.instead === undefined ? undefined : fillText(WORDS.synonymFor, { word: hit.instead }),
    sections.length > 1 ? sections[hit.section]?.name : undefined,
    hit.page,
  ].filter((place) => place !== undefined);
  if (places.length > 0) about.append(createElement('span', { className: 'search-place' }, places.join(' · ')), ' ');
  if (hit.detail !== undefined) about.append(createElement('code', {}, hit.detail));
  const excerpt = hit.excerpt.map(({ marked, text }) => (marked ? createElement('mark', {}, text) : text));
  about.append(createElement('span', { className: 'search-excerpt' }, ...excerpt));
  const kind = createElement('span', { className: 'search-kind' }, KIND_WORDS[hit.kind]);
  return asOption(createElement('a', { className: 'search-hit', href: base + hit.path }, title, ' ', kind, ' ', about));
}

/** Creates a button in the list, which acts on the dialog instead of opening a page. */
function renderAction(text: string, act: () => void, className = ''): HTMLElement {
  return asOption(createButton(text, act, { className }));
}

/** Creates the list's content. Only uses text nodes, so that no text of an index becomes markup. */
function renderGroups(groups: readonly OptionGroup[]): readonly HTMLElement[] {
  return groups.flatMap(({ name, options }, index) => {
    if (name === undefined) return options;
    const label = createElement('div', { className: 'search-section', id: `search-section-${index}` }, name);
    const group = createElement('div', { className: 'search-group', role: 'group' }, label, ...options);
    group.setAttribute('aria-labelledby', label.id);
    return [group];
  });
}

function renderTag(tag: SearchHit['tags'][number]): HTMLElement {
  const isPlan = tag === 'pro' || tag === 'premium';
  return isPlan
    ? createElement('span', { className: `plan ${tag}`, role: 'img', ariaLabel: TAG_NAMES[tag] })
    : createElement('span', { className: `tag ${tag}` }, TAG_NAMES[tag]);
}

function asOption<Option extends HTMLElement>(option: Option): Option {
  return Object.assign(option, { role: 'option', tabIndex: -1, ariaSelected: 'false' });
}

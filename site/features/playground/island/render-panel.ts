import { fillText } from '../../../browser/page-language.ts';
import { escapeAttribute, escapeText } from '../../../text/escape.ts';
import type { Control, Playground, Value } from '../model/playground.ts';
import type { PLAYGROUND_WORDS } from './words.ts';
import { isActive } from '../model/set-props.ts';
import { textOf } from '../state/address-state.ts';

/** Most choices that are shown side by side. */
const SEGMENTS = 4;

/** Most letters of such choices, so that they fit beside the name of their prop. */
const SEGMENT_LETTERS = 26;

/** Texts of the panel. */
type PanelWords = { readonly [Key in keyof typeof PLAYGROUND_WORDS]: string };

/**
 * Renders the controls of a playground as native form controls. `id` makes their ids and names unique in the page.
 * With `file`, the address of a file with the playground, only their places, of the same height: the script of the demo
 * draws the rest, and links of API pages lead to each place before.
 */
export function renderPanel(playground: Playground, id: string, words: PanelWords, file?: string): string {
  const { name, controls, preset, without = [] } = playground;
  const render = (control: Control): string => {
    const { name: prop, initial } = control;
    const value = preset[prop] === undefined ? initial : preset[prop];
    const row = renderRow(control, { id: controlId(id, prop), value, words });
    return isActive(control, controls, preset) ? row : row.replace('class="play-row"', '$& hidden');
  };
  const rows = controls.map((control) => ({ ...control, html: render(control) }));
  const [own = '', others = ''] = [false, true].map((isMore) =>
    rows
      .filter((row) => (row.isMore === true) === isMore)
      .map((row) => (file === undefined ? row.html : renderPlace(row.html, controlId(id, row.name))))
      .join(''),
  );
  // Explains the mark of choices side by side; a list names its default.
  const legend = rows.some(({ html }) => html.includes('<label data-default>'))
    ? `<span>${escapeText(fillText(words.playgroundDefault, { value: '•' }))}</span>`
    : '';
  const none = file === undefined ? fillText(words.playgroundWithout, { names: without.join(', ') }) : '';
  const more = [
    others === '' ? '' : `<div class="play-rows">${others}</div>`,
    without.length === 0 ? '' : `<p class="play-without">${escapeText(none)}</p>`,
  ].join('');
  return [
    `<div class="feature-playground" role="group" aria-label="${escapeAttribute(fillText(words.playgroundProps, { name }))}"${file === undefined ? '' : ` data-playground="${escapeAttribute(file)}"`}>`,
    `<div class="play-rows">${own}</div>`,
    more === '' ? '' : `<details><summary>${escapeText(words.playgroundMore)}</summary>${more}</details>`,
    `<div class="play-end"><button type="button">${escapeText(words.playgroundReset)}</button>${legend}</div></div>`,
  ].join('');
}

/** Renders the place of a row; a function that is only logged has none. */
function renderPlace(row: string, id: string): string {
  const [look = ''] = /class="play-row"(?: hidden| data-tall)*/.exec(row) ?? [];
  return look && `<i ${look} id="${escapeAttribute(id)}"></i>`;
}

/** Returns the id of a control in its page, given the name of its demo: links of API pages lead there. */
export function controlId(demo: string, prop: string): string {
  return `${demo}-${prop}`;
}

interface Row {
  /** Id of the control, and name in its page. */
  readonly id: string;
  /** What it shows at first. */
  readonly value: Value | undefined;
  readonly words: PanelWords;
}

function renderRow(control: Control, row: Row): string {
  const { id, value } = row;
  const named = `id="${escapeAttribute(id)}" data-prop="${escapeAttribute(control.name)}"`;
  const given = value === undefined ? '' : ` value="${escapeAttribute(textOf(control, value))}"`;
  const field = (attributes: string): string =>
    labelled(control, id, `<input ${named} ${attributes} autocomplete="off" spellcheck="false">`);
  switch (control.kind) {
    case 'switch':
      return `<label class="play-row">${nameOf(control)}<input type="checkbox" role="switch" autocomplete="off" ${named}${value === true ? ' checked' : ''}></label>`;
    case 'choice':
      return isShort([...unsetIn(control, row.words), ...control.options.map((option) => labelOf(control, option))])
        ? renderSegments(control, row)
        : renderSelect(control, named, row);
    case 'mixed':
      return renderMixed(control, named, row);
    case 'node':
      return control.choices === undefined
        ? field(`type="text"${given}`)
        : renderSelect({ ...control, options: control.choices.map(({ label }) => label) }, named, row);
    case 'text':
      return field(`type="text"${given}`);
    case 'number':
      return field(
        `type="number" step="${control.step ?? 'any'}"${given}${bound('min', control.min)}${bound('max', control.max)}`,
      );
    case 'color':
      return field(
        `type="color" value="${escapeAttribute(typeof value === 'string' && HEX.test(value) ? value : '#000000')}"`,
      );
    default:
      return '';
  }
}

const HEX = /^#[\da-f]{6}$/i;

/** Whether choices fit side by side. */
export function isShort(options: readonly string[]): boolean {
  return options.length <= SEGMENTS && options.join('').length <= SEGMENT_LETTERS;
}

/** Whether choices are below the name of their prop in a narrow panel, whose rows have 268 px; in the usual fonts. */
function isTall(name: string, labels: readonly string[]): boolean {
  return 16 + 7.8 * name.length + 6.4 * labels.join('').length + 14 * labels.length > 268;
}

function bound(name: string, value: number | undefined): string {
  return value === undefined ? '' : ` ${name}="${value}"`;
}

function nameOf({ label, name }: Control): string {
  return `<span>${escapeText(label ?? name)}</span>`;
}

function labelled(control: Control, id: string, field: string): string {
  return `<div class="play-row"><label for="${escapeAttribute(id)}">${escapeText(control.label ?? control.name)}</label>${field}</div>`;
}

type Options = Control & { readonly options: readonly Value[] };

/** What a choice offers for leaving a prop unset; nothing if it has a default or is required. */
function unsetIn({ initial, isRequired }: Control, words: PanelWords): readonly string[] {
  return initial === undefined && isRequired !== true ? [words.playgroundUnset] : [];
}

/** What a choice calls one of its values: a member of an enumeration by its own name. */
function labelOf({ written = [] }: Control, option: Value): string {
  return written.find(({ value }) => value === option)?.code.replace(/^.*\./, '') ?? String(option);
}

function renderSegments(control: Options, { id, value, words }: Row): string {
  const { name, initial } = control;
  const options = [...unsetIn(control, words).map(() => undefined), ...control.options];
  const target = Math.max(options.indexOf(value), 0);
  const labels = options.map((option) => (option === undefined ? words.playgroundUnset : labelOf(control, option)));
  const segments = options.map((option, at) => {
    const isDefault = option !== undefined && option === initial ? ' data-default' : '';
    const isChecked = option === value ? ' checked' : '';
    const own = at === target ? ` id="${escapeAttribute(id)}"` : '';
    const [text, label = ''] = [option === undefined ? '' : textOf(control, option), labels[at]];
    const named = isDefault && ` title="${escapeAttribute(fillText(words.playgroundDefault, { value: label }))}"`;
    return `<label${isDefault}><input type="radio"${own} autocomplete="off" name="${escapeAttribute(id)}" data-prop="${escapeAttribute(name)}" value="${escapeAttribute(text)}"${isChecked}${named}>${escapeText(label)}</label>`;
  });
  const tall = isTall(control.label ?? name, labels) ? ' data-tall' : '';
  return `<div class="play-row"${tall} role="radiogroup" aria-labelledby="${escapeAttribute(id)}-label"><span id="${escapeAttribute(id)}-label">${escapeText(control.label ?? name)}</span><span class="play-segments">${segments.join('')}</span></div>`;
}

function renderSelect(control: Options, named: string, { id, value, words }: Row): string {
  const { initial, options } = control;
  const choices = options.map((option) => {
    const label = labelOf(control, option);
    const text = option === initial ? fillText(words.playgroundDefault, { value: label }) : label;
    return `<option value="${escapeAttribute(textOf(control, option))}"${option === value ? ' selected' : ''}>${escapeText(text)}</option>`;
  });
  const unset = unsetIn(control, words).map((text) => `<option value="">${escapeText(text)}</option>`);
  return labelled(control, id, `<select ${named} autocomplete="off">${unset.join('')}${choices.join('')}</select>`);
}

/** A field that shows its default as a hint: with a value, browsers only suggest what resembles it. */
function renderMixed(control: Options, named: string, { id, value }: Row): string {
  const { initial, options } = control;
  const text = (shown: Value | undefined) => (shown === undefined ? '' : escapeAttribute(textOf(control, shown)));
  const list = `${escapeAttribute(id)}-list`;
  const suggested = options.map((option) => `<option value="${text(option)}"></option>`).join('');
  const suggests = suggested === '' ? '' : ` list="${list}"`;
  return labelled(
    control,
    id,
    `<input ${named} type="text" placeholder="${text(initial)}" value="${value === initial ? '' : text(value)}"${suggests} autocomplete="off" spellcheck="false">${suggested === '' ? '' : `<datalist id="${list}">${suggested}</datalist>`}`,
  );
}

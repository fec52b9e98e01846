import { createButton, createElement } from '../../browser/create-element.ts';
import { copyText } from '../../client/copy-text.ts';
import { neighborOf } from '../../browser/neighbor-of.ts';
import { fillText } from '../../browser/page-language.ts';
import { WORDS as CLIENT_WORDS } from '../../browser/words.ts';
import { CODE_VARIANTS } from '../../preferences/constants.ts';
import { type CodePanel, fileName, chooseVariant, currentVariant, onVariantChange } from './code-panel.ts';
import { createAnatomyTool } from './anatomy-tool.ts';
import { createDisplayTool } from './display-tool.ts';
import { createEditTool, type EditedDemo } from './edit-tool.ts';
import { openSandbox, prepareSandbox, SERVICES, type Service, loadFiles } from './open-sandbox.ts';
import type { FramePlace, ShownDemo } from './own-frame.ts';
import { createTool, prepareTool, reportClicks, tellDone, type ToolEvent } from './tools.ts';
import { WORDS } from './words.ts';

/** Input of a demo's toolbar. */
interface ToolbarInput {
  readonly title: string;
  readonly code: CodePanel;
  /** Absolute address of the folder of the demos' modules. */
  readonly folder: string;
  /** Whether the demo can be opened in a sandbox. */
  readonly hasSandboxes: boolean;
  readonly shown: ShownDemo;
  /** Address of the page of its own that the demo has. */
  readonly ownPage: string | undefined;
  readonly place: FramePlace;
  /** The page's component, in the form `@kit/ui Button`, if its parts have names. */
  readonly anatomy: string | undefined;
}

/** Fills the toolbar below a demo and shows it. */
export function fillToolbar(bar: HTMLElement, input: ToolbarInput): void {
  const { code, hasSandboxes, shown, ownPage, place, anatomy } = input;
  const { figure, name, signal } = place;
  const { live } = figure.dataset;
  const edited: EditedDemo = { files: () => undefined };
  const event = (action: string): ToolEvent => ({ action, label: `${location.pathname}#${name}` });
  bar.role = 'toolbar';
  bar.ariaLabel = fillText(WORDS.demoTools, { name });
  const resetTool = createTool('reset', WORDS.resetDemo, event('reset'));
  resetTool.addEventListener('click', () => (shown.edited ?? shown.inFrame ?? shown.inPage)());
  // What only some demos have is in the middle, so that all else is in the same place for every demo.
  bar.append(
    createCodeTool(code, event('toggle-code')),
    ...(code.hasJavaScript ? [createLanguageSwitch(event, signal)] : []),
    ...(live === undefined ? [] : [createEditTool({ bar, code, place, shown, edited, index: live }, event('edit'))]),
    createElement('span'),
    ...(anatomy === undefined ? [] : [createAnatomyTool(anatomy, bar, place, event('anatomy'))]),
    ...(ownPage === undefined ? [] : [createPageLink(ownPage, event('open-page'))]),
    ...(hasSandboxes
      ? SERVICES.map((service) => createSandboxTool(service, { ...input, edited }, event(`open-${service.id}`)))
      : [createMissingSandbox()]),
    createCopyTool(code, edited, event('copy-click')),
    resetTool,
    createLink(name, event('link'), signal),
    createDisplayTool(place, shown, event('display')),
  );
  // What styles need to know: `:has()` in a container query restyles the whole page whenever anything on it changes.
  const some = {
    edit: live !== undefined,
    language: code.hasJavaScript,
    anatomy: anatomy !== undefined,
    page: ownPage !== undefined,
  };
  bar.dataset.has = Object.entries(some)
    .flatMap(([tool, isThere]) => (isThere ? [tool] : []))
    .join(' ');
  startToolbarKeys(bar);
  bar.hidden = false;
}

function createCodeTool(code: CodePanel, event: ToolEvent): HTMLElement {
  const text = createElement('span');
  const button = createElement('button', { type: 'button' }, text);
  button.dataset.icon = 'code';
  reportClicks(button, event);
  const show = (): void => {
    button.ariaExpanded = String(code.isOpen());
    text.textContent = code.isOpen() ? WORDS.hideCode : WORDS.showCode;
    // Makes the button as wide with either text.
    text.dataset.other = code.isOpen() ? WORDS.showCode : WORDS.hideCode;
  };
  button.addEventListener('click', () => code.setOpen(!code.isOpen()));
  code.onToggle(show);
  show();
  return button;
}

function createLanguageSwitch(event: (action: string) => ToolEvent, signal: AbortSignal): HTMLElement {
  const buttons = CODE_VARIANTS.map((variant) => {
    const button = createButton(variant, () => chooseVariant(variant), { value: variant });
    const show = (): void => void (button.ariaPressed = String(currentVariant() === variant));
    onVariantChange(show, signal);
    show();
    reportClicks(button, event(`language-${variant.toLowerCase()}`));
    return button;
  });
  return createElement('div', { role: 'group', ariaLabel: WORDS.demoLanguage }, ...buttons);
}

function createCopyTool(code: CodePanel, edited: EditedDemo, event: ToolEvent): HTMLElement {
  const button = createTool('copy', WORDS.copySource, event);
  button.addEventListener('click', async () => {
    const [text = code.source()] = Object.values(edited.files() ?? {});
    if (await copyText(text)) {
      tellDone(button, CLIENT_WORDS.copied, 'done');
    }
  });
  return button;
}

function createSandboxTool(
  service: Service,
  { place: { figure, name }, title, code, folder, edited }: ToolbarInput & { readonly edited: EditedDemo },
  event: ToolEvent,
): HTMLElement {
  const button = createTool(service.id, fillText(WORDS.openIn, { service: service.name }), event);
  // Prefetched, because browsers block a tab that opens long after the click.
  prepareTool(button, () => Promise.all([prepareSandbox(folder), loadFiles(figure)]));
  button.addEventListener('click', async () => {
    const { export: exported, packages, types } = figure.dataset;
    const changed = edited.files();
    const [[, source] = ['', code.source()], ...beside] = Object.entries(changed ?? {});
    try {
      const { files, wrapping } = await loadFiles(figure);
      const demo = {
        name,
        exported,
        title,
        source,
        variant: changed === undefined ? currentVariant() : ('TS' as const),
        packages,
        types,
        wrapping,
        files: { ...files, ...Object.fromEntries(beside) },
      };
      await openSandbox(service, demo, folder);
    } catch {
      tellDone(button, CLIENT_WORDS.notLoaded);
    }
  });
  return button;
}

/** Creates a button in place of the sandbox buttons that explains why there is no sandbox. */
function createMissingSandbox(): HTMLElement {
  const button = createTool('codesandbox', WORDS.noSandbox);
  button.ariaDisabled = 'true';
  // Shows the name on devices without hover.
  button.addEventListener('click', () => tellDone(button, WORDS.noSandbox));
  return button;
}

function createPageLink(address: string, event: ToolEvent): HTMLElement {
  const link = createElement('a', { ariaLabel: WORDS.demoOwnPage, href: address, target: '_blank' });
  link.dataset.icon = 'page';
  reportClicks(link, event);
  return link;
}

function createLink(name: string, event: ToolEvent, signal: AbortSignal): HTMLElement {
  const link = createElement('a', { ariaLabel: WORDS.linkToDemo });
  link.dataset.icon = 'link';
  reportClicks(link, event);
  const follow = (): void => void (link.href = `#${fileName(name, currentVariant())}`);
  onVariantChange(follow, signal);
  follow();
  return link;
}

/**
 * Makes a toolbar a single tab stop; arrow keys, Home and End move within it
 * (https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/). Escape hides the tooltip of the focused tool.
 */
function startToolbarKeys(toolbar: HTMLElement): void {
  const tools = [...toolbar.querySelectorAll<HTMLElement>('button, a')];
  const stopAt = (current: HTMLElement): void => {
    for (const tool of tools) tool.tabIndex = tool === current ? 0 : -1;
  };
  tools.slice(0, 1).forEach(stopAt);
  toolbar.addEventListener('focusin', ({ target }) => {
    const tool = tools.find((candidate) => candidate === target);
    if (tool) stopAt(tool);
  });
  toolbar.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') toolbar.dataset.quiet = '';
    const focused = tools.find((tool) => tool === document.activeElement);
    const arrows = focused?.matches(':dir(rtl)') ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const next = neighborOf(tools, event.key, arrows);
    if (focused && next && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      next.focus();
    }
  });
  for (const type of ['pointerover', 'focusin']) toolbar.addEventListener(type, () => delete toolbar.dataset.quiet);
}

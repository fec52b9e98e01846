import { basename, dirname, posix } from 'node:path';
import type { Section, SiteInfo } from '../../../engine/manifest/manifest.ts';
import { definedOnly } from '../../../engine/text/defined-only.ts';
import type { DemoSite } from '../../../site/demos/demo-tree.tsx';
import type { PreparedDemo } from '../../../site/features/demo/prepared-demo.ts';
import { renderFrame } from '../../../site/demos/render-frame.ts';
import type { RenderedSlots } from '../../../site/frame/slots.ts';
import type { ClientBundle } from './bundle/bundle-client.ts';
import { DEMO_FOLDER, DEMO_START } from '../../../site/demos/demo-folder.ts';
import { keepText, type DemoFile } from '../../system/cache/demo-cache.ts';
import type { DemoPage, DemoSource, DemoUnit, RenderUnit } from './source/demo-pages.ts';
import type { JavaScriptDemo } from './javascript/javascript-demos.ts';
import type { LiveCode } from './live/make-live.ts';
import type { RenderedDemos } from './render/render-here.ts';
import { themeFiles } from './theme-files.ts';
import { isEditable, needsPage, packagesFor, wrappingOf } from './javascript/sandbox.ts';
import { withSwitches } from '../../../site/features/playground/controls/list-controls.ts';

/** The pieces that a site's demos are assembled from. */
interface DemoPieces {
  readonly client: ClientBundle;
  readonly rendered: ReadonlyMap<RenderUnit, RenderedDemos>;
  /** By the TypeScript source. */
  readonly javascript: ReadonlyMap<string, JavaScriptDemo>;
  /** Absent if readers cannot edit demos. */
  readonly live: LiveCode | undefined;
}

/** The site that shows the demos. */
interface DemoPlace {
  /** Cache folder. */
  readonly folder: string;
  readonly site: DemoSite;
  /** Id of the site. */
  readonly id: string;
  readonly mode: NonNullable<SiteInfo['demoMode']>;
  readonly sections: readonly Section[];
}

export interface AssembledDemos {
  readonly slots: RenderedSlots;
  /** By the page's pathname. */
  readonly pages: ReadonlyMap<string, readonly PreparedDemo[]>;
  readonly files: readonly DemoFile[];
}

/** Saves a text in the cache, as a file that browsers load; returns its path. */
type Keep = (kind: string, ending: 'json' | 'html', text: string) => string;

/** The results for one page. */
interface PagePieces extends RenderedDemos {
  /** Name of its module. */
  readonly module: string;
  readonly parts: readonly string[];
  /** Links to its stylesheets. */
  readonly sheets: string;
}

/** Assembles what was bundled, rendered and converted separately. */
export function assembleDemos(found: readonly DemoUnit[], pieces: DemoPieces, place: DemoPlace): AssembledDemos {
  const { folder, site, sections } = place;
  const files: DemoFile[] = [...pieces.client.files, ...(pieces.live?.files ?? [])];
  const keep: Keep = (kind, ending, text) => {
    const file = keepText(folder, kind, ending, text);
    files.push(file);
    return `${DEMO_FOLDER}/${file.name}`;
  };
  const slots: { -readonly [Name in keyof RenderedSlots]: RenderedSlots[Name] } = {};
  const pages = new Map<string, readonly PreparedDemo[]>();
  const themes = themeFiles(sections);
  for (const page of found) {
    const own = piecesOf(page, pieces, site);
    if (page.kind === 'page') {
      const tools = {
        ...place,
        javascript: pieces.javascript,
        live: pieces.live?.indexes[page.section],
        theme: themes[page.section],
        keep,
      };
      pages.set(page.pathname, assemblePage(page, own, tools));
    } else {
      slots[page.slot] = {
        html: own.html[page.slot] ?? '',
        styles: own.sheets + own.styles,
        ...(page.hydrate ? { module: `${site.base}${DEMO_FOLDER}/${own.module}` } : {}),
      };
    }
  }
  return { slots, pages, files };
}

function piecesOf(page: RenderUnit, { client, rendered }: DemoPieces, { base }: DemoSite): PagePieces {
  const { module = '', parts = [], styles = [] } = client.pages[page.pathname] ?? {};
  const sheets = styles.map((name) => `<link rel="stylesheet" href="${base}${DEMO_FOLDER}/${name}">`).join('');
  return { ...(rendered.get(page) ?? NOTHING_RENDERED), module, parts, sheets };
}

const NOTHING_RENDERED: RenderedDemos = { html: {}, styles: '', framed: {}, beyond: [], seen: {}, notes: [] };

/** What a page is assembled with. */
interface PageTools extends DemoPlace, Pick<DemoPieces, 'javascript'> {
  /** Name of the index of the section's live code. */
  readonly live: string | undefined;
  /** That of the section. */
  readonly theme: { readonly name: string } | undefined;
  readonly keep: Keep;
}

function assemblePage(page: DemoPage, pieces: PagePieces, tools: PageTools): readonly PreparedDemo[] {
  const { html, seen, sheets, styles, module, parts } = pieces;
  const { javascript, live, mode, keep } = tools;
  // A module that several demos import is shown with the first of them: eight copies of a list add weight.
  const told = new Set<string>();
  // A frame includes the styles of its demo.
  const around = wrappingOf(page, mode);
  const wrapping = around && keep('wrapping', 'json', JSON.stringify(around));
  const styled = page.demos.findIndex(({ settings }) => settings.frame === undefined);
  return page.demos.map((demo, at): PreparedDemo => {
    const { name, src, path, source, exported, along, settings } = demo;
    const converted = javascript.get(source);
    const index = isEditable(demo) ? live : undefined;
    const shown = demo.playground && withSwitches(demo.playground.shown, seen[name]);
    const hasFiles = along.length > 0 && (index !== undefined || !needsPage(demo));
    const beside = demo.beside
      .filter((sibling) => !told.has(sibling) && told.add(sibling))
      .map((sibling) => ({ name: posix.relative(dirname(path), sibling), text: page.siblings[sibling] ?? '' }));
    return definedOnly({
      src,
      name,
      file: basename(path),
      source,
      javascript: converted?.code,
      html: html[name] ?? '',
      styles: at === styled ? sheets + styles : '',
      module: `${DEMO_FOLDER}/${module}`,
      parts: at === 0 ? parts : [],
      ...(needsPage(demo) ? { needsPage: true } : { ...packagesFor(demo, converted), wrapping }),
      files: hasFiles ? keep('files', 'json', JSON.stringify(textsAlong(demo, page))) : undefined,
      live: index && `${DEMO_FOLDER}/${index}`,
      folder: index !== undefined && demo.reached?.length ? dirname(path) : undefined,
      exported: exported === 'default' ? undefined : exported,
      beside: beside.length === 0 ? undefined : beside,
      title: settings.title,
      wide: settings.wide || undefined,
      frame:
        settings.frame === undefined ? undefined : { path: keepFrame(name, pieces, tools), height: settings.frame },
      playground: shown && { shown, path: keep('playground', 'json', JSON.stringify(shown)) },
    });
  });
}

/** Returns the modules that a demo imports from its folder, by their paths from there. */
function textsAlong({ path, along }: DemoSource, { demos, siblings }: DemoPage): Readonly<Record<string, unknown>> {
  const texts: Readonly<Record<string, string>> = {
    ...siblings,
    ...Object.fromEntries(demos.map((demo) => [demo.path, demo.source])),
  };
  return Object.fromEntries(along.map((name) => [posix.relative(dirname(path), name), texts[name]]));
}

/** Makes the document of a demo that is shown in a frame; returns its path. */
function keepFrame(
  name: string,
  { html, sheets, framed, module }: PagePieces,
  { site, id, mode, theme, keep }: PageTools,
): string {
  const document = renderFrame({
    name,
    html: html[name] ?? '',
    styles: sheets + (framed[name] ?? ''),
    module: `./${module}`,
    start: `../${posix.basename(DEMO_START)}`,
    site: id,
    language: site.language,
    direction: site.direction,
    mode,
    theme,
    base: site.base,
  });
  return keep('frame', 'html', document);
}

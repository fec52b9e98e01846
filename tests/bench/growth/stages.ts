import {
  check,
  compile,
  readFrontMatter,
  readNavigation,
  type Diagnostic,
  type PageFile,
  type ProjectInput,
} from '../../../engine/index.ts';
import type { Route, RouteManifest } from '../../../engine/manifest/manifest.ts';
import { parseYaml } from '../../../engine/yaml/parse-yaml.ts';
import { contentPathname } from '../../../engine/address/page-file.ts';
import { reportPretty } from '../../../cli/report/pretty.ts';
import { readFacts } from '../../../site/markdown/read-facts.ts';
import { renderBody } from '../../../site/markdown/render/render-body.ts';
import { planSite } from '../../../site/output/plan-site.ts';
import { parseRoute, renderPage } from '../../../site/pages/render-page.ts';
import type { SiteContext } from '../../../site/pages/context/site-context.ts';
import { contextOf } from '../../prerender/support/context.ts';
import { FEATURES } from '../../../site/features/index.ts';

/** The files of a project, by path. */
export type Files = Readonly<Record<string, string>>;

/** Is given a stage by name and returns what the stage made. */
export type Measure = <Value>(stage: string, work: () => Value) => Value;

/**
 * Runs every stage that a project goes through. A part of another stage is also run separately, unless `parts` says
 * otherwise.
 */
export function runStages(files: Files, measure: Measure, { parts = true } = {}): void {
  const measurePart = parts ? measure : () => {};
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }));
  const nav = sources.filter(({ path }) => path.startsWith('nav/'));
  const pages = sources.filter(({ path }) => path.endsWith('.md'));
  measurePart('parse YAML', () => nav.map((source) => parseYaml(source, () => {})));
  measure('parse and validate', () => readNavigation(nav, []));
  const facts = measure('Markdown facts', () =>
    pages.map(({ path, text }): PageFile => ({
      path,
      pathname: contentPathname(path.slice('content'.length)),
      facts: readFrontMatter(readFacts(text)),
    })),
  );
  measurePart('Markdown HTML', () =>
    pages.map(({ text }) => renderBody(text, { resolveHref: (href) => ({ href, external: false }) })),
  );
  const input: ProjectInput = {
    nav,
    words: [],
    pages: facts,
    assets: sources
      .filter(({ path }) => path.startsWith('content/') && path.endsWith('.svg'))
      .map(({ path }) => path.slice('content'.length)),
    modules: sources.filter(({ path }) => path.endsWith('.tsx')).map(({ path }) => path),
    builtIn: FEATURES,
    packages: {},
    today: '2026-11-20',
    unreadable: [],
    navigation: readNavigation(nav, []),
  };
  measurePart('rules', () => check(input));
  const compiled = measure('manifest', () => compile(input));
  measure('report', () => report(compiled.diagnostics, files));
  if (compiled.ok) runSiteStages(compiled.manifest, files, measure);
}

function report(diagnostics: readonly Diagnostic[], files: Files): string {
  return reportPretty(diagnostics, (file) => files[file], {
    color: false,
    width: 80,
    sections: 1,
    pages: 1,
    folder: '',
    tool: { version: '', homepage: '', rules: [] },
  });
}

function runSiteStages(manifest: RouteManifest, files: Files, measure: Measure): void {
  const context = measure('languages', () => contextOf(manifest));
  const planned = measure('plan', () =>
    planSite({
      context,
      hashes: new Map(Object.keys(files).map((path) => [path, path])),
      assets: new Map(),
      frameKeys: {},
      hashOf: (content) => String(content.length),
      readPackageFile: () => new Uint8Array(),
      readAsset: () => new Uint8Array(),
      partsKeyOf: () => undefined,
      drawCard: () => new Uint8Array(),
    }),
  );
  const render = (isOne: (path: string) => boolean) =>
    planned.map((file) => file.route === undefined && isOne(file.path) && file.render(() => new Uint8Array()));
  measure('search rows', () => render((path) => /^_nav\/(?:titles|rows)/.test(path)));
  measure('sidebar', () => render((path) => path.startsWith('_nav/branches/')));
  measure('sitemap and others', () =>
    render((path) => /^(?:sitemap|robots|llms|_redirects|_headers|_nav\/manifest)/.test(path)),
  );
  measure('redirect pages', () => render((path) => path.startsWith('old/')));
  const routes = Object.values(manifest.routes);
  const shown = routes.slice(Math.floor(routes.length / 2)).find(({ file }) => file !== undefined) ?? routes[0];
  measure('one page', () => shown && renderOne(shown, files, context));
  // The landing pages of sections and groups list what is below them.
  const landings = (['section', 'group'] as const).flatMap((kind) => routes.find((route) => route.kind === kind) ?? []);
  measure('landing pages', () => landings.map((route) => renderOne(route, files, context)));
}

function renderOne(route: Route, files: Files, context: SiteContext): string {
  return renderPage(
    route,
    route.file === undefined ? undefined : parseRoute(route, files[route.file] ?? '', context),
    context,
  );
}

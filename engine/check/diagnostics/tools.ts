import { collectDiagnostics } from '../../diagnostic/collect-diagnostics.ts';
import { defineDiagnostic, type Diagnostic, type Finding } from '../../diagnostic/diagnostic.ts';
import type { PageTree } from '../../resolve/page-tree.ts';
import { listModulePages } from '../../model/find-in-nodes.ts';
import { askedExports, askedTexts } from '../../model/asked.ts';
import type { Kinds, ToolName } from '../../feature/declaration.ts';
import { settingsOf } from '../../feature/traits.ts';

/** A place that needs the output of a tool. */
interface ToolNeed {
  readonly tool: ToolName;
  /** Subject and verb of the message. */
  readonly clause: string;
  readonly at: Finding['at'] | undefined;
  /** Set if a build can do without: what readers get then, and how a writer accepts that. */
  readonly otherwise?: { readonly effect: string; readonly help: string };
}

export const MISSING_PACKAGE = defineDiagnostic({
  code: 'missing-package',
  severity: 'warning',
  summary: 'The site uses a feature that needs a package that is not installed.',
  why: 'docs-nav installs only what every site needs. Checks work without the rest, so this is a warning; a build stops if something would be missing from the site.',
});

/** Finds the tools that a project needs and lacks, each with the first place that needs it. */
export function findLacks(tree: PageTree, isMeant: (need: ToolNeed) => boolean = () => true): readonly Finding[] {
  const lacks = (tree.input.findings ?? []).flatMap((found) => ('tool' in found ? [[found.tool, found] as const] : []));
  const missing = new Map(lacks);
  if (missing.size === 0) return [];
  return needsOf(tree).flatMap((need): readonly Finding[] => {
    const { at, clause, otherwise } = need;
    const lack = missing.get(need.tool);
    if (lack === undefined || at === undefined || !isMeant(need)) return [];
    const message = `${clause} ${lack.message}${otherwise === undefined ? '' : `; ${otherwise.effect}`}.`;
    const help = `${lack.help ?? ''}${otherwise === undefined ? '' : `, or ${otherwise.help}`}`;
    return [{ at, message, help, isAbsence: true }];
  });
}

/** Returns the tools that a build cannot do without, as errors. */
export function refuseLacks(tree: PageTree): readonly Diagnostic[] {
  const { report, diagnostics } = collectDiagnostics(tree.input.nav);
  for (const lack of findLacks(tree, ({ otherwise }) => otherwise === undefined))
    report({ ...MISSING_PACKAGE, severity: 'error' }, lack);
  return diagnostics();
}

function needsOf(tree: PageTree): readonly ToolNeed[] {
  const { site, sections, nodes } = tree;
  const { info, switches } = site;
  const demo = firstNeed('vite', tree);
  return [
    {
      tool: 'vite',
      clause: demo === undefined ? 'Components in the frame need' : 'Live demos need',
      at: demo ?? site.modules[0]?.span ?? listModulePages(sections)[0]?.span,
    },
    {
      tool: 'typescript',
      clause: 'API pages need',
      at:
        nodes.find(({ node }) => node.kind === 'page' && node.api !== undefined)?.node.span ??
        firstNeed('typescript', tree) ??
        askedExports(tree.input.pages, tree.kinds)[0]?.at,
    },
    {
      tool: 'typescript',
      clause: 'The props of components need',
      at: site.ownComponents.find(({ module }) => /\.[cm]?tsx?$/.test(module))?.span,
    },
    { tool: 'temml', clause: 'Formulas need', at: firstNeed('temml', tree) },
    {
      tool: '@resvg/resvg-js',
      clause: 'Pictures for link previews need',
      at: info.socialCards === true ? switches.socialCards : undefined,
    },
    {
      tool: 'pagefind',
      clause: 'Searching the text of pages needs',
      at: info.search === true ? switches.search : undefined,
      otherwise: { effect: 'titles can still be searched', help: 'set `search: titles`' },
    },
  ];
}

/** Returns the first place that needs a tool: of the first feature with a request or switched on, in their order. */
function firstNeed(tool: ToolName, { site, input: { pages }, kinds }: PageTree): Finding['at'] | undefined {
  for (const feature of kinds.values()) {
    if (feature.needs !== tool) continue;
    const own: Kinds = new Map([[feature.name, feature]]);
    const first = askedTexts('module', pages, own)[0] ?? askedExports(pages, own)[0];
    if (first !== undefined) return first.at;
    const on = settingsOf('switch', [feature]).find((key) => site.info.settings?.[key] === true);
    if (on !== undefined) return site.switches[on];
  }
  return undefined;
}

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import { findDemoPages } from '../../cli/make/demos/source/demo-pages.ts';
import { packageNamesIn, readVersions } from '../../cli/make/demos/source/package-versions.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { makeProject } from '../../site/islands/demo/sandbox/project.ts';
import { useReaders } from '../support/browser.ts';
import { ROOT } from '../support/docs-nav.ts';
import { serveSite } from '../support/site.ts';
import { put, run } from '../support/tools.ts';

/** A demo for each package that the reference site documents, and something that it shows. `npm test` runs the first one, `.ci/run` all of them. */
const DEMOS = [
  ['Material UI', 'material-ui/react-button/BasicButtons.tsx', 'button'],
  ['Joy UI', 'joy-ui/react-button/ButtonVariants.tsx', 'button'],
  ['MUI System', 'system/react-box/BasicBox.tsx', 'div div, section, span'],
  ['Base UI', 'base-ui/react-slider/RangeSlider.tsx', 'input[type="range"]'],
  ['Data Grid', 'x/react-data-grid/demo/FullFeatured.tsx', '[role="grid"] [role="row"]'],
  ['icons', 'material-ui/icons/IconColors.tsx', 'svg'],
  ['lab', 'material-ui/react-timeline/BasicTimeline.tsx', 'ul li'],
] as const;

/** Milliseconds. Packages come from the registry, and the icons alone are 20,000 files; whatever takes longer hangs. */
const LIMIT = 15 * 60_000;

const readers = useReaders({ noScriptErrors: true });

describe('the project sent to an online editor can be installed, built and shown:', () => {
  test.each(DEMOS)('%s', { timeout: LIMIT }, async (_, file, shown) => {
    const project = mkdtempSync(path.join(tmpdir(), 'docs-nav-sandbox-'));
    try {
      put(project, await filesOf(file));
      for (const args of [
        ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
        ['run', 'build'],
      ]) {
        const { status, output } = run('npm', args, project);
        expect(status, `npm ${args.join(' ')}\n${output}`).toBe(0);
      }
      const site = await serveSite(path.join(project, 'dist'));
      try {
        const page = await (await readers.newReader()).newPage();
        const said: string[] = [];
        page.on('console', (message) => said.push(message.text()));
        await page.goto(site.origin);
        await page.locator(`#root ${shown}`).first().waitFor();
        // The browser requests an icon that the project does not have.
        expect(said.filter((text) => !text.includes('404'))).toEqual([]);
      } finally {
        await site.close();
      }
    } finally {
      rmSync(project, { recursive: true, force: true });
    }
  });
});

/** The files of the project sent when a demo of the reference site is opened in a sandbox. */
async function filesOf(file: string): Promise<Readonly<Record<string, string>>> {
  const { name, exported, source, imports, along, packagesAlong, texts } = await findDemo(file);
  const packages = [...packageNamesIn(imports), ...packagesAlong];
  const versions = readVersions(projectAt(ROOT), [
    ...packages,
    'react',
    'react-dom',
    '@types/react',
    '@types/react-dom',
  ]);
  const folder = path.posix.dirname(file);
  return makeProject(
    {
      name,
      exported: exported === 'default' ? undefined : exported,
      title: name,
      source,
      variant: 'TS',
      packages: packages.join(' '),
      types: undefined,
      wrapping: undefined,
      files: Object.fromEntries(along.map((own) => [path.posix.relative(folder, own), texts[own] ?? ''])),
      versions,
    },
    'vite',
  ).files;
}

/** Finds a demo of the reference site in a copy that has its own cache. */
async function findDemo(file: string) {
  const root = mkdtempSync(path.join(tmpdir(), 'docs-nav-sandbox-'));
  const folder = path.posix.dirname(file);
  try {
    cpSync(path.join(ROOT, 'site/reference/content', folder), path.join(root, folder), { recursive: true });
    const ask = { src: path.basename(file) };
    const route = { pathname: `/${folder}`, file: `${folder}/index.md`, asks: [{ kind: 'demo', ask }] };
    const manifest = { site: {}, sections: [], routes: { [route.pathname]: route } };
    const [page] = await findDemoPages(projectAt(root), manifest as unknown as RouteManifest);
    const [demo] = page?.demos ?? [];
    if (page === undefined || demo === undefined) throw new Error(`There is no demo ${file}.`);
    return { ...demo, texts: page.siblings };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

import { cpSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { docsNav, ROOT } from '../../support/docs-nav.ts';
import { openWork } from '../../support/open-work.ts';

/** What is told of a finding after its place. */
const FIELDS = { features: ['code', 'message', 'help'], rules: ['severity', 'code', 'message'] } as const;

/** Copies of a site with features or rules of its own: some in files, and one from a package. */
export interface OwnSites {
  /** The folder of all copies. */
  readonly work: string;
  /** Copies the site, with its package installed, and without some of its files; returns its folder. */
  copySite(name: string, absent?: readonly string[]): string;
  /** The findings of `validate`, each with its place. */
  findings(folder: string, ...options: readonly string[]): readonly string[];
}

/** Opens a folder for copies of one of the two sites. */
export function openOwnSites(kind: 'features' | 'rules'): OwnSites {
  const site = path.join(import.meta.dirname, '..', kind);
  const work = openWork(kind);
  return {
    work,
    copySite(name, absent = []) {
      const folder = path.join(work, name.replaceAll(' ', '-'));
      cpSync(site, folder, { recursive: true });
      for (const each of readdirSync(path.join(site, 'packages')))
        cpSync(path.join(site, 'packages', each), path.join(folder, 'node_modules/@acme', each), { recursive: true });
      for (const tool of ['vite', 'pagefind', 'react', 'react-dom'])
        symlinkSync(path.join(ROOT, 'node_modules', tool), path.join(folder, 'node_modules', tool));
      for (const place of absent) rmSync(path.join(folder, place), { recursive: true });
      return folder;
    },
    findings(folder, ...options) {
      const { stdout } = docsNav(['validate', '--format', 'json', ...options], folder);
      const { diagnostics } = JSON.parse(stdout) as {
        readonly diagnostics: readonly Readonly<Record<string, string>>[];
      };
      return diagnostics.map((found) => {
        const said = FIELDS[kind].map((field) => found[field] ?? '');
        return `${found['file']}:${found['line']}:${found['column']} ${said.join(' ')}`;
      });
    },
  };
}

import { createElement } from '../../browser/create-element.ts';
import { loadJson, loadOnce } from '../../browser/load-file.ts';
import type { SandboxDemo, Versions, Files, SandboxWrapping } from './sandbox/project.ts';

/** Online editors for demos, with their form in `sandbox/services.ts`. */
export const SERVICES = [
  { id: 'stackblitz', name: 'StackBlitz', form: 'forStackBlitz' },
  { id: 'codesandbox', name: 'CodeSandbox', form: 'forCodeSandbox' },
] as const;

/** An online editor. */
export type Service = (typeof SERVICES)[number];

/** The part of a sandbox project that the demo itself provides. */
export type DemoSource = Omit<SandboxDemo, 'versions'>;

/** Prefetches the script that creates projects, and the documented versions. */
export function prepareSandbox(folder: string): Promise<[typeof import('./sandbox/services.ts'), Versions]> {
  return Promise.all([import('./sandbox/services.ts'), loadVersions(new URL('../demo-versions.json', folder).href)]);
}

/** Opens a demo in a new tab; rejects if any of its files cannot be fetched. `folder` contains the demos' modules. */
export async function openSandbox({ form: maker }: Service, demo: DemoSource, folder: string): Promise<void> {
  const [forms, versions] = await prepareSandbox(folder);
  const { action, fields } = forms[maker]({ ...demo, versions });
  // Text areas keep line breaks; an input would remove them.
  const areas = Object.entries(fields).map(([name, value]) => createElement('textarea', { name, value }));
  const how = { method: 'post', action, target: '_blank', rel: 'noopener', hidden: true };
  const form = createElement('form', how, ...areas);
  document.body.append(form);
  form.submit();
  form.remove();
}

const loadVersions = loadOnce(loadJson<Versions>);

/** Fetches the files of a demo's sandbox other than its source, which its figure lists; rejects if any cannot be fetched. */
export async function loadFiles({ dataset }: HTMLElement): Promise<Pick<SandboxDemo, 'files' | 'wrapping'>> {
  const [files = {}, wrapping] = await Promise.all([
    dataset.files ? loadJson<Files>(dataset.files) : undefined,
    dataset.wrapping ? loadJson<SandboxWrapping>(dataset.wrapping) : undefined,
  ]);
  return { files, wrapping };
}

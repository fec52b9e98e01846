import type { SandboxDemo, Versions } from './sandbox/project.ts';

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
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = '_blank';
  form.rel = 'noopener';
  form.hidden = true;
  form.append(...Object.entries(fields).map(([name, value]) => createField(name, value)));
  document.body.append(form);
  form.submit();
  form.remove();
}

/** Creates a field as a text area, which keeps line breaks; an input would remove them. */
function createField(name: string, value: string): HTMLElement {
  const field = document.createElement('textarea');
  field.name = name;
  field.value = value;
  return field;
}

let known: { readonly address: string; readonly versions: Promise<Versions> } | undefined;

function loadVersions(address: string): Promise<Versions> {
  if (known?.address !== address) {
    const versions = fetchVersions(address);
    known = { address, versions };
    versions.catch(() => (known = undefined));
  }
  return known.versions;
}

async function fetchVersions(address: string): Promise<Versions> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  return (await response.json()) as Versions;
}

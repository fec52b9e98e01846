import type { SandboxDemo, Versions } from './sandbox/project.ts';

/** The editors in the browser that a demo opens in, by what `sandbox/services.ts` calls their forms. */
export const SERVICES = [
  { id: 'stackblitz', name: 'StackBlitz', form: 'forStackBlitz' },
  { id: 'codesandbox', name: 'CodeSandbox', form: 'forCodeSandbox' },
] as const;

/** One of them. */
export type Service = (typeof SERVICES)[number];

/** What the demo itself knows of its project. */
export type DemoSource = Omit<SandboxDemo, 'versions'>;

/** Fetches ahead what opening a sandbox takes: the script that makes projects, and the documented versions. */
export function prepareSandbox(folder: string): Promise<[typeof import('./sandbox/services.ts'), Versions]> {
  return Promise.all([import('./sandbox/services.ts'), loadVersions(new URL('versions.json', folder).href)]);
}

/** Opens a demo in a new tab; rejects where something of it could not be fetched. `folder` holds the demos' modules. */
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

/** A text area keeps line ends as they are; the value of an input loses them. */
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

import type { Files, SandboxWrapping } from './sandbox/project.ts';

/** Files of a demo's sandbox other than its source. */
export interface SandboxFiles {
  /** Files that the demo imports from its folder, by relative path; most demos import none. */
  readonly files: Files;
  readonly wrapping: SandboxWrapping | undefined;
}

/** Fetches the sandbox files that a demo's figure lists; rejects if any cannot be fetched. */
export async function loadFiles({ dataset }: HTMLElement): Promise<SandboxFiles> {
  const [files = {}, wrapping] = await Promise.all([
    load<Files>(dataset.files),
    load<SandboxWrapping>(dataset.wrapping),
  ]);
  return { files, wrapping };
}

async function load<Content>(address: string | undefined): Promise<Content | undefined> {
  if (!address) return undefined;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  return (await response.json()) as Content;
}

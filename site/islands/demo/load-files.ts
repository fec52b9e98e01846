import type { Files, SandboxWrapping } from './sandbox/project.ts';

/** What a demo's sandbox has beside its source. */
export interface SandboxFiles {
  /** What the demo imports from its folder, by path from there; most demos import nothing. */
  readonly files: Files;
  readonly wrapping: SandboxWrapping | undefined;
}

/** Fetches what a demo's figure names for its sandbox; rejects where something cannot be fetched. */
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

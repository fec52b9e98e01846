/** Fetches the files that a demo imports from its folder, by their paths from there; most demos have none. */
export async function loadFiles(figure: HTMLElement): Promise<Readonly<Record<string, string>>> {
  const { files } = figure.dataset;
  if (!files) return {};
  const response = await fetch(files);
  if (!response.ok) throw new Error(`${response.status} for ${files}`);
  return (await response.json()) as Readonly<Record<string, string>>;
}

/** Fetches the modules beside a demo that it may import, by file name; most pages have none. */
export async function loadSiblings(figure: HTMLElement): Promise<Readonly<Record<string, string>>> {
  const { files } = figure.dataset;
  if (!files) return {};
  const response = await fetch(files);
  if (!response.ok) throw new Error(`${response.status} for ${files}`);
  return (await response.json()) as Readonly<Record<string, string>>;
}

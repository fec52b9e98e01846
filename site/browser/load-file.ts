/** Fetches a file; rejects if there is none. */
export async function loadFile(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  return response;
}

/** Fetches data; rejects if there is none. */
export async function loadJson<Content>(address: string): Promise<Content> {
  return (await (await loadFile(address)).json()) as Content;
}

/** Loads each address once. Failures are not kept, so the next attempt tries again. */
export function loadOnce<Content>(load: (address: string) => Promise<Content>): (address: string) => Promise<Content> {
  const known = new Map<string, Promise<Content>>();
  return (address) => {
    const loading = known.get(address) ?? load(address);
    known.set(address, loading);
    loading.catch(() => known.delete(address));
    return loading;
  };
}

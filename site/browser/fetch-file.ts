/** Fetches a file of the site; rejects if it is not there. */
export async function fetchFile(address: string | URL): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  return response;
}

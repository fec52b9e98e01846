/**
 * Awaits all promises. If one fails, it waits for the others before it rejects with the first error, unlike
 * `Promise.all`: nothing continues to write after the result is known.
 */
export async function settleAll<const Work extends readonly Promise<unknown>[]>(
  work: Work,
): Promise<{ -readonly [At in keyof Work]: Awaited<Work[At]> }> {
  await Promise.allSettled(work);
  return Promise.all(work);
}

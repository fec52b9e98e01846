/**
 * Awaits all of the promises. Where one fails, it waits for the others before it fails with the first one's error, as
 * `Promise.all` does at once: nothing goes on writing for an answer that was given.
 */
export async function settleAll<const Work extends readonly Promise<unknown>[]>(
  work: Work,
): Promise<{ -readonly [At in keyof Work]: Awaited<Work[At]> }> {
  await Promise.allSettled(work);
  return Promise.all(work);
}

import { setTimeout as wait } from 'node:timers/promises';
import { addTo } from '../system/base/add-to.ts';
import { DEAD_ADDRESS, UNCHECKED_ADDRESS } from '../../engine/index.ts';
import { VERSION } from '../system/base/version.ts';
import type { Verdict } from './link-mistakes.ts';

/** How external addresses are checked. */
interface OutsideOptions {
  /** Recently working addresses, and those that work now; saved for the next run. */
  readonly cache: { isFresh(address: string): boolean; keep(address: string): void; save(): void };
  /** Milliseconds before the second attempt; each further one waits twice as long. */
  readonly pause: number;
  /** Milliseconds within which a host must respond. */
  readonly patience: number;
  /** Ends the check; answers received so far are saved. */
  readonly interrupted: AbortSignal;
}

/** The result of checking external addresses. */
export interface OutsideAnswer {
  /** Verdicts on the addresses with mistakes. */
  readonly verdicts: ReadonlyMap<string, Verdict>;
  /** Addresses answered by the cache. */
  readonly remembered: number;
  /** Whether no host could be reached at all, so that nothing is known about the others. */
  readonly isOffline: boolean;
}

/** Hosts that are checked at the same time, and requests per host. */
const MAX_HOSTS = 12;
const MAX_PER_HOST = 2;
/** Attempts per address. */
const ATTEMPTS = 3;
/** Hosts that have to fail, with none that responds, before the network counts as down. */
const HOSTS_WITHOUT_NETWORK = 3;

/** Requests external addresses from their hosts. */
export async function checkOutside(
  addresses: readonly string[],
  { cache, pause, patience, interrupted }: OutsideOptions,
): Promise<OutsideAnswer> {
  const open = addresses.filter((address) => !cache.isFresh(address));
  const verdicts = new Map<string, Verdict>();
  const network = { answers: 0, lost: new Set<string>() };
  const hosts = new Set(open.map(hostOf)).size;
  const isOffline = (): boolean => network.answers === 0 && network.lost.size >= Math.min(hosts, HOSTS_WITHOUT_NETWORK);
  // Skipped while nothing responds; requested once something does.
  const passed: string[] = [];
  const ask = async (address: string): Promise<void> => {
    for (let attempt = 1; ; attempt++) {
      if (interrupted.aborted) return;
      if (isOffline()) return void passed.push(address);
      const answer = await request(address, { patience, interrupted });
      if (interrupted.aborted && answer.kind !== 'fine') return;
      if (answer.kind === 'lost' || answer.kind === 'unknown') network.lost.add(hostOf(address));
      else network.answers += 1;
      if (answer.kind === 'fine') return cache.keep(address);
      if (answer.kind === 'gone' || (answer.kind === 'unknown' && attempt === ATTEMPTS))
        return void verdicts.set(address, {
          definition: DEAD_ADDRESS,
          message: `The address \`${address}\` ${answer.says}.`,
          help: 'correct the address, or remove the link',
        });
      if (attempt === ATTEMPTS || answer.kind === 'refused')
        return void verdicts.set(address, {
          definition: UNCHECKED_ADDRESS,
          message: `The address \`${address}\` could not be checked: its host ${answer.says}.`,
          help: 'open it once in a browser',
        });
      const rest = Math.max(pause * 2 ** (attempt - 1), answer.kind === 'busy' ? answer.wait : 0);
      await wait(rest, undefined, { signal: interrupted }).catch(() => {});
    }
  };
  const askAll = (list: readonly string[]) =>
    inLanes(byHost(list), MAX_HOSTS, (queue) => inLanes(queue, MAX_PER_HOST, ask));
  try {
    await askAll(open);
    if (network.answers > 0) await askAll(passed.splice(0));
  } finally {
    // Saved once, because all addresses are in one file.
    cache.save();
  }
  const remembered = addresses.length - open.length;
  return open.length > 0 && isOffline()
    ? { verdicts: new Map(), remembered, isOffline: true }
    : { verdicts, remembered, isOffline: false };
}

function hostOf(address: string): string {
  return new URL(address).host;
}

function byHost(addresses: readonly string[]): readonly (readonly string[])[] {
  const queues = new Map<string, string[]>();
  for (const address of addresses) addTo(queues, hostOf(address), address);
  return [...queues.values()];
}

/** Processes a list, a few items at a time. */
async function inLanes<Item>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const lane = async (): Promise<void> => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(lanes, items.length) }, lane));
}

type Answer =
  | { readonly kind: 'fine' }
  /** A later attempt may succeed, after `wait` milliseconds. */
  | { readonly kind: 'busy'; readonly says: string; readonly wait: number }
  /**
   * The address is permanently gone; the host rejects programs; there was no answer; the host has no IP address, or there
   * is no network to look it up.
   */
  | { readonly kind: 'gone' | 'refused' | 'lost' | 'unknown'; readonly says: string };

type Limits = Pick<OutsideOptions, 'patience' | 'interrupted'>;

/** Requests an address, like a browser if the host does not answer `HEAD` correctly. */
async function request(address: string, limits: Limits): Promise<Answer> {
  const answer = await requestBy('HEAD', address, limits);
  return answer.kind === 'fine' || answer.kind === 'lost' || answer.kind === 'unknown'
    ? answer
    : requestBy('GET', address, limits);
}

async function requestBy(method: 'HEAD' | 'GET', address: string, { patience, interrupted }: Limits): Promise<Answer> {
  try {
    const response = await fetch(address, {
      method,
      signal: AbortSignal.any([AbortSignal.timeout(patience), interrupted]),
      headers: { 'user-agent': `docs-nav/${VERSION} (check-links)`, accept: 'text/html,*/*' },
    });
    await response.body?.cancel();
    return answerOf(response);
  } catch (error) {
    return answerOfFailure(error);
  }
}

/** Longest wait that a host may request, in milliseconds; beyond that, a later run has to check. */
const MAX_WAIT = 10_000;

function answerOf({ ok, status, headers }: Response): Answer {
  if (ok) return { kind: 'fine' };
  const says = `answers ${status}`;
  if (status === 404 || status === 410) return { kind: 'gone', says };
  if (status === 429 || status >= 500)
    return { kind: 'busy', says, wait: Math.min(Number(headers.get('retry-after')) * 1000 || 0, MAX_WAIT) };
  return { kind: 'refused', says };
}

function answerOfFailure(error: unknown): Answer {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (error instanceof Error && error.name === 'TimeoutError') return { kind: 'lost', says: 'does not answer in time' };
  if (code === 'ENOTFOUND') return { kind: 'unknown', says: 'names a host that does not exist' };
  if (cause instanceof Error && /redirect count exceeded/.test(cause.message))
    return { kind: 'gone', says: 'redirects in a loop' };
  return { kind: 'lost', says: `cannot be reached${code === '' ? '' : ` (${code})`}` };
}

import { setTimeout as wait } from 'node:timers/promises';
import { DEAD_ADDRESS, UNCHECKED_ADDRESS } from '../../engine/index.ts';
import { VERSION } from '../version.ts';
import type { Verdict } from './verdict.ts';

/** How addresses of others are asked about. */
export interface OutsideOptions {
  /** Addresses that were in order not long ago, and those that are now; the next run knows what was saved. */
  readonly cache: { isFresh(address: string): boolean; keep(address: string): void; save(): void };
  /** Milliseconds before the second attempt; each further one waits twice as long. */
  readonly pause: number;
  /** Milliseconds that a host may take to answer. */
  readonly patience: number;
  /** Ends the questions; what was answered until then is saved. */
  readonly interrupted: AbortSignal;
}

/** What was found out about addresses of others. */
export interface OutsideAnswer {
  /** Of the addresses that something is wrong with. */
  readonly verdicts: ReadonlyMap<string, Verdict>;
  /** Addresses that the cache answered for. */
  readonly remembered: number;
  /** Whether no host could be reached at all, so that nothing can be said of the others. */
  readonly isOffline: boolean;
}

/** Hosts that are asked at the same time, and questions to one of them. */
const MAX_HOSTS = 12;
const MAX_PER_HOST = 2;
/** Times that an address is asked for. */
const ATTEMPTS = 3;
/** Hosts that have to fail, with none that answers, before the network counts as down. */
const HOSTS_WITHOUT_NETWORK = 3;

/** Asks the hosts of addresses whether there is something. */
export async function checkOutside(
  addresses: readonly string[],
  { cache, pause, patience, interrupted }: OutsideOptions,
): Promise<OutsideAnswer> {
  const open = addresses.filter((address) => !cache.isFresh(address));
  const verdicts = new Map<string, Verdict>();
  const network = { answers: 0, lost: new Set<string>() };
  const hosts = new Set(open.map(hostOf)).size;
  const isOffline = (): boolean => network.answers === 0 && network.lost.size >= Math.min(hosts, HOSTS_WITHOUT_NETWORK);
  // Passed over while nothing answered; asked about once something does.
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
    // Not with each address: all of them are in one file.
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
  for (const address of addresses) {
    const queue = queues.get(hostOf(address));
    if (queue === undefined) queues.set(hostOf(address), [address]);
    else queue.push(address);
  }
  return [...queues.values()];
}

/** Works on a list, a few at a time. */
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
  /** There is nothing, for good. */
  | { readonly kind: 'gone'; readonly says: string }
  /** Asking again may help; not before `wait` milliseconds. */
  | { readonly kind: 'busy'; readonly says: string; readonly wait: number }
  /** The host does not answer programs. */
  | { readonly kind: 'refused'; readonly says: string }
  /** No one answered. */
  | { readonly kind: 'lost'; readonly says: string }
  /** The host has no address, or there is no network to ask for it. */
  | { readonly kind: 'unknown'; readonly says: string };

type Limits = Pick<OutsideOptions, 'patience' | 'interrupted'>;

/** Hosts that answer `HEAD` wrongly are asked as a browser would. */
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

/** Longest wait that a host may ask for, in milliseconds; another run will come. */
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
    return { kind: 'gone', says: 'redirects in a circle' };
  return { kind: 'lost', says: `cannot be reached${code === '' ? '' : ` (${code})`}` };
}

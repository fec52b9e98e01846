import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentType } from '../system/content-type.ts';
import { isSystemError, tryTo } from '../system/base/failure.ts';
import { LEAST_TO_COMPRESS, RULE_FILES, withQuery } from '../../site/output/hosts/host-settings.ts';
import { ASK_FIRST, lifetimeOf } from '../../site/output/hosts/lifetimes.ts';
import { readHostRules, type HostRules } from './host-rules.ts';
import { answerReads, type Handler } from './listen.ts';
import type { Workbench } from './workbench.ts';
/** What is served, and at which path. */
export interface StaticSite {
  /** Absolute path of the folder, which may be replaced while it is served. */
  readonly folder: string;
  /** Path at which the site is served, with a slash at both ends. */
  readonly base: string;
  /** Tools added to pages as they are served. */
  readonly workbench?: Workbench;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/**
 * Answers requests like a static host: `<path>/index.html` for `<path>/`, a redirect if the slash is missing,
 * `404.html` for missing files, compression, and revalidation by ETag. Never reads anything outside the folder.
 */
export function serveStatic(site: StaticSite): Handler {
  return answerReads(async (request, response) => {
    const rules = readHostRules(site.folder);
    const answer = await answerTo(request, site, rules).catch((error: unknown) => {
      if (!isSystemError(error)) throw error;
      return plainText(500, `The file could not be read (${error.code}).`);
    });
    const [path = '/'] = (request.url ?? '/').split('?');
    const headers = { 'x-content-type-options': 'nosniff', ...rules.headersOf(path), ...answer.headers };
    const length = answer.status === 304 ? {} : { 'content-length': answer.body.length };
    response.writeHead(answer.status, { ...headers, ...length });
    response.end(request.method === 'HEAD' || answer.status === 304 ? undefined : answer.body);
  });
}

async function answerTo(request: IncomingMessage, site: StaticSite, rules: HostRules): Promise<Answer> {
  const [address = '/', ...query] = (request.url ?? '/').split('?');
  const search = query.join('') === '' ? '' : `?${query.join('?')}`;
  const raw = address.split('/').filter(Boolean);
  const segments = safeSegments(raw);
  if (segments === undefined) return plainText(400, 'The address is malformed.');

  const base = site.base.split('/').filter(Boolean);
  const isFolder = address.endsWith('/') || segments.length === 0;
  const isBase = segments.length === base.length && !isFolder;
  if (segments.length === 0 && base.length > 0) return redirect(302, `${site.base}${search}`);
  if (base.some((segment, at) => segment !== segments[at])) return notFound(request, site);

  const inside = segments.slice(base.length);
  if (inside.length === 1 && RULE_FILES.includes(inside[0] ?? '')) return notFound(request, site);
  const moved = rules.redirectOf(`/${segments.join('/')}`);
  if (moved !== undefined) return redirect(moved.status, withQuery(moved.to, search));
  const tool = site.workbench?.find(inside.join('/'));
  if (tool !== undefined)
    return {
      status: 200,
      headers: { 'content-type': contentType('.js'), 'cache-control': 'no-store' },
      body: Buffer.from(tool),
    };
  const file = await confined(join(site.folder, ...inside, isFolder ? 'index.html' : ''), site.folder);
  if (file === undefined) return notFound(request, site, inside);
  if (!isBase && !(await stat(file)).isDirectory()) {
    return sendFile(request, { file, status: 200, lifetime: lifetimeOf(inside.join('/')), site });
  }
  // The path is reassembled with a single leading slash: `//host` would redirect to another site.
  const hasPage = !isFolder && (await confined(join(file, 'index.html'), site.folder)) !== undefined;
  return hasPage ? redirect(301, `/${raw.join('/')}/${search}`) : notFound(request, site, inside);
}

/**
 * Decodes the path's segments; undefined for what no browser sends: invalid escapes, `..`, NUL, an escaped separator.
 */
function safeSegments(raw: readonly string[]): readonly string[] | undefined {
  const segments = tryTo(() => raw.map((segment) => decodeURIComponent(segment)));
  return segments?.some((segment) => /[/\\\0]|^\.{1,2}$/.test(segment)) ? undefined : segments;
}

/** Returns the real path of a file, or undefined if it does not exist or a symbolic link leads outside the folder. */
async function confined(path: string, folder: string): Promise<string | undefined> {
  try {
    const [file, root] = await Promise.all([realpath(path), realpath(folder)]);
    return file === root || file.startsWith(root + sep) ? file : undefined;
  } catch (error) {
    if (isSystemError(error) && ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'].includes(error.code ?? ''))
      return undefined;
    throw error;
  }
}

/** Serves the 404 page of the language, else that of the site, like hosts with a 404 page per folder. */
async function notFound(request: IncomingMessage, site: StaticSite, inside: readonly string[] = []): Promise<Answer> {
  const { folder } = site;
  const [language = ''] = inside;
  const file =
    (await confined(join(folder, language, '404.html'), folder)) ?? (await confined(join(folder, '404.html'), folder));
  return file === undefined
    ? plainText(404, 'There is no page at this address.')
    : sendFile(request, { file, status: 404, lifetime: ASK_FIRST, site });
}

async function sendFile(
  request: IncomingMessage,
  {
    file,
    status,
    lifetime,
    site,
  }: { readonly file: string; readonly status: number; readonly lifetime: string; readonly site: StaticSite },
): Promise<Answer> {
  const type = contentType(file);
  const written = await readFile(file);
  const content =
    site.workbench && type === contentType('.html') ? Buffer.from(site.workbench.equip(written.toString())) : written;
  const encoding = isText(type) && content.length >= LEAST_TO_COMPRESS ? chooseEncoding(request) : undefined;
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 20);
  const etag = `"${encoding === undefined ? hash : `${hash}-${encoding}`}"`;
  const headers = {
    'content-type': type,
    'cache-control': lifetime,
    etag,
    ...(isText(type) ? { vary: 'accept-encoding' } : {}),
    ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
  };
  if (status === 200 && isFresh(request, etag)) return { status: 304, headers, body: Buffer.alloc(0) };
  return { status, headers, body: encoding === undefined ? content : await COMPRESS[encoding](content) };
}

const COMPRESS = {
  br: (content: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (content: Buffer): Promise<Buffer> => promisify(gzip)(content),
};

function chooseEncoding({ headers }: IncomingMessage): keyof typeof COMPRESS | undefined {
  const accepted = new Map<string, number>();
  for (const part of String(headers['accept-encoding'] ?? '').split(',')) {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    accepted.set(name, quality === undefined ? 1 : Number(quality.slice(2)));
  }
  const quality = (name: string): number => accepted.get(name) ?? accepted.get('*') ?? 0;
  if (!(quality('br') > 0 || quality('gzip') > 0)) return undefined;
  return quality('br') >= quality('gzip') ? 'br' : 'gzip';
}

function isFresh({ headers }: IncomingMessage, etag: string): boolean {
  const known = headers['if-none-match'];
  return (
    known !== undefined && known.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
  );
}

function isText(type: string): boolean {
  return type.startsWith('text/') || /json|xml|javascript|wasm/.test(type);
}

function redirect(status: number, location: string): Answer {
  return plainText(status, `See ${location}`, { location, 'cache-control': ASK_FIRST });
}

function plainText(status: number, text: string, headers: Readonly<Record<string, string>> = {}): Answer {
  return {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
    body: Buffer.from(`${text}\n`),
  };
}

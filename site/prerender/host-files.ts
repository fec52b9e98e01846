import { languageFolder, type SiteContext } from './site-context.ts';

/** A host with optional settings; Netlify and Cloudflare read `_redirects` and `_headers`, which every build writes. */
export type Host = 'nginx' | 'caddy' | 'vercel';

/** An old address and its target, both as paths or addresses of the published site. */
export interface HostRedirect {
  readonly from: string;
  readonly to: string;
}

/** Data for the settings of a host. */
export interface HostSettings {
  readonly redirects: readonly HostRedirect[];
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  /** Paths of files whose content never changes; a path that ends with a slash is a folder of such files. */
  readonly immutable: readonly string[];
  /** Path of the one file in these folders that does change. */
  readonly changing: string;
  /** Path of the file that older builds of the site on other hosts read. */
  readonly shared: string;
  readonly context: SiteContext;
}

/** Renders the settings of a host; the path is relative to the output folder. */
export function renderHost(host: Host, settings: HostSettings): readonly [path: string, text: string] {
  switch (host) {
    case 'nginx':
      return ['_nav/hosts/nginx.conf', renderNginx(settings)];
    case 'caddy':
      return ['_nav/hosts/Caddyfile', renderCaddy(settings)];
    case 'vercel':
      return ['vercel.json', renderVercel(settings)];
  }
}

/** For files whose names change with their content. */
export const FOREVER = 'public, max-age=31536000, immutable';
export const ASK_FIRST = 'public, max-age=0, must-revalidate';

/**
 * Renders a file for `include` in a `server` block whose `root` contains the site at its base path. Headers of a
 * location replace those around it.
 */
function renderNginx({ redirects, headers, immutable, changing, shared, context }: HostSettings): string {
  const { base } = context;
  const common = Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`);
  const location = (match: string, lines: readonly string[]) =>
    `location ${match} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
  const both = (from: string) => [from, from.replace(/\/$/, '')].filter((path) => path !== '');
  return [
    '# Written by docs-nav: `include` it in a `server` block whose `root` holds the site.\n',
    'absolute_redirect off;\nindex index.html;\n',
    `error_page 404 ${base}/404.html;\n`,
    ...common.map((line) => `${line}\n`),
    ...redirects.flatMap(({ from, to }) =>
      both(from).map((path) =>
        location(`= ${quote(path)}`, [`return 301 ${quote(encodeURI(to).replaceAll('$', '%24'))};`]),
      ),
    ),
    ...context.others
      .map((language) => `${base}/${languageFolder(language)}`)
      .map((folder) => location(folder, [`error_page 404 ${folder}404.html;`, 'try_files $uri $uri/ =404;'])),
    ...[`${base}/_nav/`, `= ${quote(changing)}`].map((match) =>
      location(match, [...common, `add_header Cache-Control ${quote(ASK_FIRST)} always;`]),
    ),
    location(`= ${quote(shared)}`, [
      ...common,
      `add_header Cache-Control ${quote(ASK_FIRST)} always;`,
      'add_header Access-Control-Allow-Origin "*";',
    ]),
    ...immutable.map((path) =>
      location(path.endsWith('/') ? path : `= ${quote(path)}`, [
        ...common,
        `add_header Cache-Control ${quote(FOREVER)} always;`,
      ]),
    ),
    location(`${base}/`, ['try_files $uri $uri/ =404;']),
  ].join('');
}

/** Renders a file for `import` in a site block, after `root`. */
function renderCaddy({ redirects, headers, immutable, changing, shared, context }: HostSettings): string {
  const { base } = context;
  const block = (name: string, lines: readonly string[]) =>
    `${name} {\n${lines.map((line) => `\t${line}\n`).join('')}}\n`;
  const others = context.others.map((language, at) => ({
    name: `@language${at}`,
    folder: `${base}/${languageFolder(language)}`,
  }));
  const missing = (page: string) => [`rewrite * ${page}404.html`, 'file_server'];
  return [
    '# Written by docs-nav: `import` it in a site block, after `root * <folder that holds the site>`.\n',
    block(
      'header',
      Object.entries(headers).map(([name, value]) => `${name} ${quote(value)}`),
    ),
    `@shared path ${base}/_nav/*\nheader @shared Cache-Control ${quote(ASK_FIRST)}\n`,
    `@versions path ${quote(shared)}\nheader @versions Access-Control-Allow-Origin "*"\n`,
    block('@immutable', [
      `path ${immutable.map((path) => quote(withBelow(path, '*'))).join(' ')}`,
      `not path ${quote(changing)}`,
    ]),
    `header @immutable Cache-Control ${quote(FOREVER)}\n`,
    ...redirects.map(
      ({ from, to }, at) =>
        `@moved${at} path ${[from, from.replace(/\/$/, '')]
          .filter((path) => path !== '')
          .map(quote)
          .join(' ')}\nredir @moved${at} ${quote(to)} 301\n`,
    ),
    'file_server\n',
    block('handle_errors', [
      ...others.flatMap(({ name, folder }) => [
        `${name} path ${folder}*`,
        `handle ${name} {`,
        ...missing(folder).map((line) => `\t${line}`),
        '}',
      ]),
      'handle {',
      ...missing(`${base}/`).map((line) => `\t${line}`),
      '}',
    ]),
  ].join('');
}

/** https://vercel.com/docs/project-configuration */
function renderVercel({ redirects, headers, immutable, changing, shared }: HostSettings): string {
  const listed = (values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([key, value]) => ({ key, value }));
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    trailingSlash: true,
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true })),
    headers: [
      { source: '/(.*)', headers: listed(headers) },
      { source: shared, headers: listed({ 'Access-Control-Allow-Origin': '*' }) },
      ...immutable.map((path) => ({
        source: withBelow(path, '(.*)'),
        headers: listed({ 'Cache-Control': FOREVER }),
      })),
      { source: changing, headers: listed({ 'Cache-Control': ASK_FIRST }) },
    ],
  };
  return `${JSON.stringify(settings, undefined, 2)}\n`;
}

/** Adds to the path of a folder what matches all paths below it. */
export function withBelow(path: string, all: string): string {
  return path.endsWith('/') ? path + all : path;
}

function quote(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}

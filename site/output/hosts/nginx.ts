import {
  block,
  LEAST_TO_COMPRESS,
  escapeIn,
  POLICY,
  quote,
  RULE_FILES,
  startsOf,
  type HostSettings,
  withQuery,
} from './host-settings.ts';
import { ASK_FIRST, FOREVER } from './lifetimes.ts';

/**
 * Renders a file for `include` in a `server` block whose `root` is the folder of the site, also if the site is below a
 * base. Everything is in the location of the site, so that it binds nothing else on the server. Headers of a location
 * replace those around it (https://nginx.org/en/docs/http/ngx_http_headers_module.html).
 */
export function renderNginx(settings: HostSettings): string {
  const { base, redirects, headers, liveFrames, unchanging, shared, languages } = settings;
  const inside = (path: string) => path.slice(base.length);
  const written = (values: HostSettings['headers']) =>
    Object.entries(values).map(([name, value]) => `add_header ${name} ${quote(value)} always;`);
  const common = written(headers);
  // An error page is no answer that anyone may keep, whatever was asked for.
  const asked = `add_header Cache-Control ${quote(ASK_FIRST)} always;`;
  const kept = `add_header Cache-Control ${quote(FOREVER)};`;
  const only = (path: string, lines: readonly string[]) => block(`location = ${quote(path)}`, lines);
  const pages = [
    ...files(base, String.raw`/.*\.md`, [
      'types {}',
      'default_type "text/markdown; charset=utf-8";',
      'try_files $docs_nav_file =404;',
    ]),
    ...files(base, '/(?:.*/)?', ['try_files ${docs_nav_file}index.html =404;']),
    ...files(base, '/.+', [
      'if (-f $document_root$docs_nav_file/index.html) { rewrite (.*) $1/ permanent; }',
      'try_files $docs_nav_file =404;',
    ]),
  ];
  return [
    '# Written by docs-nav: `include` it in a `server` block whose `root` is the folder of the site.',
    ...(base === ''
      ? []
      : only(base, ['absolute_redirect off;', asked, `return 301 ${quote(`${base}/$is_args$args`)};`])),
    // Locations of the server by pattern are for others, unless the site is all that there is.
    ...block(base === '' ? 'location /' : `location ^~ ${base}/`, [
      'absolute_redirect off;',
      'charset utf-8;',
      `charset_types ${TEXTS};`,
      'gzip on;',
      'gzip_vary on;',
      'gzip_proxied any;',
      'gzip_comp_level 6;',
      `gzip_min_length ${LEAST_TO_COMPRESS};`,
      `gzip_types ${TEXTS} application/wasm;`,
      `error_page 404 ${base}/404.html;`,
      ...common,
      asked,
      ...RULE_FILES.flatMap((name) => only(`${base}/${name}`, ['return 404;'])),
      ...redirects.flatMap((redirect) =>
        startsOf(redirect, base).flatMap((path) =>
          only(path, [`return 301 ${quote(withQuery(escapeIn(redirect.to, /\$/g), '$is_args$args'))};`]),
        ),
      ),
      ...liveFrames.flatMap(({ path, policy }) =>
        only(path, [...written({ ...headers, [POLICY]: policy }), kept, `try_files ${inside(path)} =404;`]),
      ),
      ...only(shared, [
        ...common,
        asked,
        'add_header Access-Control-Allow-Origin "*";',
        `try_files ${inside(shared)} =404;`,
      ]),
      ...files(base, `(?:${unchanging.map((folder) => escapePattern(inside(folder))).join('|')}).*`, [
        ...common,
        kept,
        'try_files $docs_nav_file =404;',
      ]),
      ...languages.flatMap((folder) => block(`location ^~ ${folder}`, [`error_page 404 ${folder}404.html;`, ...pages])),
      ...pages,
    ]),
    '',
  ].join('\n');
}

/** Media types of texts. */
const TEXTS =
  'text/css text/javascript application/javascript application/json application/manifest+json text/markdown text/plain image/svg+xml text/xml application/xml';

/** Returns a location of files, whose paths from the folder of the site match a pattern. */
function files(base: string, pattern: string, lines: readonly string[]): readonly string[] {
  return block(`location ~ "^${escapePattern(base)}(?<docs_nav_file>${pattern})$"`, lines);
}

function escapePattern(path: string): string {
  return path.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}

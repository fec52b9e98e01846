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
 * Renders a file for `import` in a site block, or in a `handle` block of it, after `root`
 * (https://caddyserver.com/docs/caddyfile). All but one variable is in the block of the site, so that it binds nothing
 * else on the server.
 */
export function renderCaddy(settings: HostSettings): string {
  const { base, redirects, headers, liveFrames, unchanging, shared, languages } = settings;
  const inside = (path: string) => quote(path.slice(base.length));
  const header = (name: string, value: string) => `${name} ${quote(value)}`;
  const missing = (page: string) => [
    `rewrite * ${page}`,
    // Caddy would otherwise answer without the page, since it has not changed.
    'request_header -If-None-Match',
    'request_header -If-Modified-Since',
    ...block('file_server', ['status 404']),
  ];
  return [
    '# Written by docs-nav: `import` it in a site block, after `root * <folder of the site>`.',
    // The address as it was sent: Caddy's own redirects lose the query. Two slashes at its start would name a host.
    ...block('map {http.request.orig_uri} {docs_nav_path} {docs_nav_query}', [
      '"~^/*([^?]*)(?:\\?|(\\?.+))?$" "/${1}" "${2}"',
    ]),
    ...(base === ''
      ? []
      : [`header ${base} ${header('Cache-Control', ASK_FIRST)}`, `redir ${base} "${base}/{docs_nav_query}" 301`]),
    ...block(base === '' ? 'handle' : `handle ${base}/*`, [
      // In this order; elsewhere, Caddy has an order of its own.
      ...block('route', [
        ...block('encode zstd gzip', [`minimum_length ${LEAST_TO_COMPRESS}`]),
        ...block('header', [
          ...Object.entries(headers).map(([name, value]) => header(name, value)),
          header('Cache-Control', ASK_FIRST),
        ]),
        '@docs_nav_other not method GET HEAD',
        'respond @docs_nav_other 405',
        ...redirects.flatMap((redirect, at) => [
          `@docs_nav_moved${at} path ${startsOf(redirect, base).map(quote).join(' ')}`,
          `redir @docs_nav_moved${at} ${quote(withQuery(escapeIn(redirect.to, /[{}]/g), '{docs_nav_query}'))} 301`,
        ]),
        ...(base === '' ? [] : [`uri strip_prefix ${base}`]),
        ...block('@docs_nav_slashless', ['not path */', 'file {path}/index.html']),
        'redir @docs_nav_slashless "{docs_nav_path}/{docs_nav_query}" 301',
        '@docs_nav_folder path */',
        'rewrite @docs_nav_folder {path}index.html',
        ...block('@docs_nav_file', [`not path ${RULE_FILES.map((name) => `/${name}`).join(' ')}`, 'file {path}']),
        ...block('handle @docs_nav_file', [
          `@docs_nav_kept path ${unchanging.map((folder) => inside(`${folder}*`)).join(' ')}`,
          `header @docs_nav_kept ${header('Cache-Control', FOREVER)}`,
          ...liveFrames.map(({ path, policy }) => `header ${inside(path)} ${header(POLICY, policy)}`),
          `header ${inside(shared)} Access-Control-Allow-Origin "*"`,
          '@docs_nav_json path *.json',
          'header @docs_nav_json Content-Type "application/json; charset=utf-8"',
          '@docs_nav_markdown path *.md',
          'header @docs_nav_markdown Content-Type "text/markdown; charset=utf-8"',
          ...block('file_server', ['disable_canonical_uris']),
        ]),
        ...languages.flatMap((folder) =>
          block(`handle ${inside(`${folder}*`)}`, missing(`${folder.slice(base.length)}404.html`)),
        ),
        ...missing('/404.html'),
      ]),
    ]),
    '',
  ].join('\n');
}

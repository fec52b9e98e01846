import { escapeIn, POLICY, quote, startsOf, type HostSettings } from './host-settings.ts';
import { ASK_FIRST, FOREVER } from './lifetimes.ts';
import { withQuery } from './with-query.ts';

/**
 * Renders a file for `include` in a `server` block whose `root` contains the site at its base path. Headers of a
 * location replace those around it (https://nginx.org/en/docs/http/ngx_http_headers_module.html).
 */
export function renderNginx({
  base,
  redirects,
  headers,
  liveFrame,
  unchanging,
  shared,
  languages,
}: HostSettings): string {
  const written = (values: HostSettings['headers']) =>
    Object.entries(values).map(([name, value]) => `add_header ${name} ${quote(value)} always;`);
  const common = written(headers);
  const location = (match: string, lines: readonly string[]) =>
    `location ${match} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
  // An error page is no answer that anyone may keep, whatever was asked for.
  const missing = (page: string) =>
    location(`= ${page}`, [...common, `add_header Cache-Control ${quote(ASK_FIRST)} always;`]);
  return [
    '# Written by docs-nav: `include` it in a `server` block whose `root` holds the site.\n',
    'absolute_redirect off;\nindex index.html;\ncharset utf-8;\n',
    'charset_types text/css text/javascript application/javascript application/json text/markdown text/plain image/svg+xml text/xml application/xml;\n',
    `error_page 404 ${base}/404.html;\n`,
    ...common.map((line) => `${line}\n`),
    `set $docs_nav_lifetime ${quote(ASK_FIRST)};\n`,
    `if ($uri ~ ${quote(`^(?:${unchanging.map(escapePattern).join('|')})`)}) { set $docs_nav_lifetime ${quote(FOREVER)}; }\n`,
    'add_header Cache-Control $docs_nav_lifetime;\n',
    missing(`${base}/404.html`),
    ...languages.flatMap((folder) => [
      missing(`${folder}404.html`),
      location(folder, [`error_page 404 ${folder}404.html;`, 'try_files $uri $uri/ =404;']),
    ]),
    ...redirects.flatMap((redirect) =>
      startsOf(redirect).map((path) =>
        location(`= ${quote(path)}`, [
          `return 301 ${quote(withQuery(escapeIn(redirect.to, /\$/g), '$is_args$args'))};`,
        ]),
      ),
    ),
    ...(liveFrame === undefined
      ? []
      : [
          location(`= ${quote(liveFrame.path)}`, [
            ...written({ ...headers, [POLICY]: liveFrame.policy }),
            `add_header Cache-Control ${quote(FOREVER)};`,
          ]),
        ]),
    location(`= ${quote(shared)}`, [
      ...common,
      `add_header Cache-Control ${quote(ASK_FIRST)} always;`,
      'add_header Access-Control-Allow-Origin "*";',
    ]),
    location('~ "\\.md$"', ['types {}', 'default_type "text/markdown; charset=utf-8";', 'try_files $uri =404;']),
    location(`${base}/`, ['try_files $uri $uri/ =404;']),
  ].join('');
}

function escapePattern(path: string): string {
  return path.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}

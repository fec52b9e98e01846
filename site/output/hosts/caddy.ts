import { escapeIn, POLICY, quote, startsOf, type HostSettings } from './host-settings.ts';
import { ASK_FIRST, FOREVER } from './lifetimes.ts';
import { withQuery } from './with-query.ts';

/** Renders a file for `import` in a site block, after `root` (https://caddyserver.com/docs/caddyfile). */
export function renderCaddy({
  base,
  redirects,
  headers,
  liveFrame,
  unchanging,
  shared,
  languages,
}: HostSettings): string {
  const block = (name: string, lines: readonly string[]) =>
    `${name} {\n${lines.map((line) => `\t${line}\n`).join('')}}\n`;
  const missing = (page: string) => [
    `rewrite * ${page}404.html`,
    `header Cache-Control ${quote(ASK_FIRST)}`,
    'file_server',
  ];
  return [
    '# Written by docs-nav: `import` it in a site block, after `root * <folder that holds the site>`.\n',
    // Caddy sorts its directives, so that no two of them may set one header of one file.
    block(
      'header',
      Object.entries(headers)
        .filter(([name]) => liveFrame === undefined || name !== POLICY)
        .map(([name, value]) => `${name} ${quote(value)}`),
    ),
    ...(liveFrame === undefined
      ? []
      : [
          `@pages not path ${quote(liveFrame.path)}\nheader @pages ${POLICY} ${quote(headers[POLICY] ?? '')}\n`,
          `@frame path ${quote(liveFrame.path)}\nheader @frame ${POLICY} ${quote(liveFrame.policy)}\n`,
        ]),
    `@changing not path ${unchanging.map((folder) => quote(`${folder}*`)).join(' ')}\nheader @changing Cache-Control ${quote(ASK_FIRST)}\n`,
    `@unchanging path ${unchanging.map((folder) => quote(`${folder}*`)).join(' ')}\n`,
    `header @unchanging Cache-Control ${quote(FOREVER)}\n`,
    `@versions path ${quote(shared)}\nheader @versions Access-Control-Allow-Origin "*"\n`,
    '@json path *.json\nheader @json Content-Type "application/json; charset=utf-8"\n',
    '@markdown path *.md\nheader @markdown Content-Type "text/markdown; charset=utf-8"\n',
    block('map {query} {docs_nav_query}', ['"" ""', 'default "?{query}"']),
    ...redirects.map((redirect, at) => {
      const target = withQuery(escapeIn(redirect.to, /[{}]/g), '{docs_nav_query}');
      return `@moved${at} path ${startsOf(redirect).map(quote).join(' ')}\nredir @moved${at} ${quote(target)} 301\n`;
    }),
    'file_server\n',
    block('handle_errors', [
      ...languages.flatMap((folder, at) => [
        `@language${at} path ${folder}*`,
        `handle @language${at} {`,
        ...missing(folder).map((line) => `\t${line}`),
        '}',
      ]),
      'handle {',
      ...missing(`${base}/`).map((line) => `\t${line}`),
      '}',
    ]),
  ].join('');
}

/** The settings of each host bind the paths of the site only; `requests` asks the hosts themselves. */
import { expect, test } from 'vitest';
import { renderCaddy } from '../../site/output/hosts/caddy.ts';
import type { HostSettings } from '../../site/output/hosts/host-settings.ts';
import { renderHeaders, renderRedirects } from '../../site/output/hosts/netlify.ts';
import { renderNginx } from '../../site/output/hosts/nginx.ts';
import { renderVercel } from '../../site/output/hosts/vercel.ts';
import type { SiteContext } from '../../site/pages/context/site-context.ts';

function settingsAt(base: string): HostSettings {
  return {
    base,
    redirects: [
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no settings read it
      { from: `${base}/old/`, to: `${base}/new/`, page: 'old/index.html', context: {} as SiteContext },
    ],
    headers: { 'Content-Security-Policy': "script-src 'self'" },
    liveFrames: [{ path: `${base}/_nav/demos/live-frame.a.html`, policy: "default-src 'none'" }],
    unchanging: [`${base}/_nav/assets/`],
    shared: `${base}/_nav/versions.json`,
    languages: [`${base}/de/`],
  };
}

/** The lines of settings that are in no block. */
function outermost(text: string): readonly string[] {
  return text.split('\n').filter((line) => /^[^\s#}]/.test(line));
}

const [BELOW, ROOT] = [settingsAt('/docs'), settingsAt('')];

test('nginx: locations of the site contain all', () => {
  expect(outermost(renderNginx(BELOW))).toEqual(['location = "/docs" {', 'location ^~ /docs/ {']);
  expect(outermost(renderNginx(ROOT))).toEqual(['location / {']);
});

test('Caddy: blocks and paths of the site contain all', () => {
  const variables = 'map {http.request.orig_uri} {docs_nav_path} {docs_nav_query} {';
  expect(outermost(renderCaddy(BELOW))).toEqual([
    variables,
    'header /docs Cache-Control "public, max-age=0, must-revalidate"',
    'redir /docs "/docs/{docs_nav_query}" 301',
    'handle /docs/* {',
  ]);
  expect(outermost(renderCaddy(ROOT))).toEqual([variables, 'handle {']);
});

interface VercelSettings {
  readonly redirects: readonly { readonly source: string; readonly destination: string }[];
  readonly headers: readonly { readonly source: string }[];
}

test('Vercel: every pattern begins with the base, and adds the slash as `trailingSlash` does', () => {
  const { redirects, headers, ...others } = JSON.parse(renderVercel(BELOW)) as VercelSettings;
  expect(Object.keys(others)).toEqual(['$schema']);
  for (const { source } of [...redirects, ...headers]) expect(source).toMatch(/^\/docs(?:\/|$)/);
  const slash = redirects.at(-1);
  expect(slash?.destination).toBe('/docs/:path/');
  const pattern = new RegExp(`^${slash?.source.replace(':path', '')}$`);
  expect(
    ['/docs/a', '/docs/a.b/c', '/docs/a/', '/docs/a.js', '/docs/', '/app/a'].filter((path) => pattern.test(path)),
  ).toEqual(['/docs/a', '/docs/a.b/c']);
  expect(JSON.parse(renderVercel(ROOT))).toMatchObject({ trailingSlash: true });
});

test('Netlify and Cloudflare: every rule is for a path below the base', () => {
  for (const line of [...outermost(renderHeaders(BELOW)), ...outermost(renderRedirects(BELOW))])
    expect(line).toMatch(/^\/docs\//);
});

test('nginx and Caddy find the files in the folder of the site, which has no folder of the base', () => {
  const nginx = renderNginx(BELOW);
  expect(nginx.match(/try_files .*/g)).toContain('try_files ${docs_nav_file}index.html =404;');
  expect(nginx).not.toMatch(/try_files .*\/docs/);
  expect(renderCaddy(BELOW)).toContain('\turi strip_prefix /docs\n');
});

test('nginx and Caddy compress texts, and do not serve what other hosts read', () => {
  const [nginx, caddy] = [renderNginx(BELOW), renderCaddy(BELOW)];
  expect(nginx).toMatch(/gzip on;[^}]*gzip_min_length 256;\s+gzip_types text\/css /);
  expect(caddy).toMatch(/encode zstd gzip \{\s+minimum_length 256\s/);
  for (const name of ['_headers', '_redirects'])
    expect(nginx).toMatch(new RegExp(String.raw`location = "/docs/${name}" \{\s+return 404;`));
  expect(caddy).toMatch(/@docs_nav_file \{\s+not path \/_redirects \/_headers\s/);
});

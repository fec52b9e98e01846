/** Each host sends the document of edited code its own policy, instead of that of the site. */
import { expect, test } from 'vitest';
import { renderCaddy } from '../../site/output/hosts/caddy.ts';
import type { HostSettings } from '../../site/output/hosts/host-settings.ts';
import { renderHeaders } from '../../site/output/hosts/netlify.ts';
import { renderNginx } from '../../site/output/hosts/nginx.ts';
import { renderVercel } from '../../site/output/hosts/vercel.ts';

const PLAIN: HostSettings = {
  base: '/docs',
  redirects: [],
  headers: { 'Content-Security-Policy': "script-src 'self'; frame-src 'self'", 'X-Content-Type-Options': 'nosniff' },
  liveFrames: [],
  unchanging: ['/docs/_nav/demos/'],
  shared: '/docs/_nav/versions.json',
  languages: [],
};
const FRAME = { path: '/docs/_nav/demos/live-frame.1.html', policy: "default-src 'none'" };
/** Of an earlier build, for pages that are still open. */
const KEPT = { path: '/docs/_nav/demos/live-frame.0.html', policy: "default-src 'none'; img-src data:" };
const LIVE: HostSettings = { ...PLAIN, liveFrames: [FRAME, KEPT] };

test('nginx: a location of its own, since headers of a location replace those around it', () => {
  for (const { path, policy } of [FRAME, KEPT])
    expect(renderNginx(LIVE).replaceAll(/^\t+/gm, '')).toContain(
      `location = "${path}" {\nadd_header Content-Security-Policy "${policy}" always;\nadd_header X-Content-Type-Options "nosniff" always;\nadd_header Cache-Control "public, max-age=31536000, immutable";\ntry_files ${path.slice('/docs'.length)} =404;\n}\n`,
    );
  expect(renderNginx(PLAIN)).not.toContain('live-frame');
});

test('Caddy: after the headers of all files', () => {
  const live = renderCaddy(LIVE);
  const all = live.indexOf("Content-Security-Policy \"script-src 'self'; frame-src 'self'\"");
  for (const { path, policy } of [FRAME, KEPT]) {
    const own = live.indexOf(`header "${path.slice('/docs'.length)}" Content-Security-Policy "${policy}"\n`);
    expect(own).toBeGreaterThan(all);
  }
  expect(all).toBeGreaterThan(0);
  expect(renderCaddy(PLAIN)).not.toContain('live-frame');
});

test('Vercel: the later rule counts', () => {
  const { headers } = JSON.parse(renderVercel(LIVE)) as { headers: { source: string }[] };
  expect(headers.map(({ source }) => source)).toEqual([
    '/docs/(.*)',
    FRAME.path,
    KEPT.path,
    LIVE.shared,
    '/docs/_nav/demos/(.*)',
  ]);
  for (const [at, { path, policy }] of [FRAME, KEPT].entries())
    expect(headers[at + 1]).toEqual({ source: path, headers: [{ key: 'Content-Security-Policy', value: policy }] });
});

test('Netlify and Cloudflare, which join policies: that of the site says nothing of scripts', () => {
  expect(renderHeaders(LIVE)).toContain(
    `/docs/*\n  Content-Security-Policy: frame-src 'self'\n  X-Content-Type-Options: nosniff\n${FRAME.path}\n  Content-Security-Policy: ${FRAME.policy}\n${KEPT.path}\n  Content-Security-Policy: ${KEPT.policy}\n`,
  );
  expect(renderHeaders(PLAIN)).toContain("/docs/*\n  Content-Security-Policy: script-src 'self'; frame-src 'self'\n");
});

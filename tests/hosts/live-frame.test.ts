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
  unchanging: ['/docs/_nav/demos/'],
  shared: '/docs/_nav/versions.json',
  languages: [],
};
const FRAME = { path: '/docs/_nav/demos/live-frame.1.html', policy: "default-src 'none'" };
const LIVE: HostSettings = { ...PLAIN, liveFrame: FRAME };

test('nginx: a location of its own, since headers of a location replace those around it', () => {
  expect(renderNginx(LIVE)).toContain(
    `location = "${FRAME.path}" {\n  add_header Content-Security-Policy "default-src 'none'" always;\n  add_header X-Content-Type-Options "nosniff" always;\n  add_header Cache-Control "public, max-age=31536000, immutable";\n}\n`,
  );
  expect(renderNginx(PLAIN)).not.toContain('live-frame');
});

test('Caddy: no two directives set the policy of one file', () => {
  const live = renderCaddy(LIVE);
  expect(live).toContain(
    `@pages not path "${FRAME.path}"\nheader @pages Content-Security-Policy "script-src 'self'; frame-src 'self'"\n@frame path "${FRAME.path}"\nheader @frame Content-Security-Policy "default-src 'none'"\n`,
  );
  expect(live).toContain('header {\n\tX-Content-Type-Options "nosniff"\n}\n');
  expect(renderCaddy(PLAIN)).toContain(`header {\n\tContent-Security-Policy "script-src 'self'; frame-src 'self'"\n`);
});

test('Vercel: the later rule counts', () => {
  const { headers } = JSON.parse(renderVercel(LIVE)) as { headers: { source: string }[] };
  expect(headers.map(({ source }) => source)).toEqual(['/(.*)', FRAME.path, LIVE.shared, '/docs/_nav/demos/(.*)']);
  expect(headers[1]).toEqual({
    source: FRAME.path,
    headers: [{ key: 'Content-Security-Policy', value: FRAME.policy }],
  });
});

test('Netlify and Cloudflare, which join policies: that of the site says nothing of scripts', () => {
  expect(renderHeaders(LIVE)).toContain(
    `/docs/*\n  Content-Security-Policy: frame-src 'self'\n  X-Content-Type-Options: nosniff\n${FRAME.path}\n  Content-Security-Policy: default-src 'none'\n`,
  );
  expect(renderHeaders(PLAIN)).toContain("/docs/*\n  Content-Security-Policy: script-src 'self'; frame-src 'self'\n");
});

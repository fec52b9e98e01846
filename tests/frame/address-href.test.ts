import { expect, test } from 'vitest';
import { addressHref } from '../../site/frame/page/address-href.ts';

const place = { hrefOf: (pathname: string) => `/docs/de${pathname}/`, base: '/docs' };

test.each([
  ['/kit/start', '/docs/de/kit/start/'],
  ['/kit/start/', '/docs/de/kit/start/'],
  ['/kit/start#first', '/docs/de/kit/start/#first'],
  ['/kit/start?theme=dark#first', '/docs/de/kit/start/?theme=dark#first'],
  ['/kit/v1.2#first', '/docs/de/kit/v1.2/#first'],
  ['/kit/start.md#first', '/docs/de/kit/start/#first'],
  ['/static/sheet.pdf#page=2', '/docs/static/sheet.pdf#page=2'],
])('a link of the settings to %s leads to %s', (address, href) => {
  expect(addressHref(address, place)).toBe(href);
});

test.each(['#first', 'https://kit.example/a#b', '//kit.example/a', 'mailto:hello@kit.example'])(
  'a link of the settings to %s stays as it is',
  (address) => {
    expect(addressHref(address, place)).toBe(address);
  },
);

import {
  useAdConfig,
  AdConfigProvider,
  ColorModeProvider,
  DocsConfigProvider,
  useColorMode,
  useDocsConfig,
} from 'docs-nav/react';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

const show =
  (use: () => unknown): ComponentType =>
  () =>
    JSON.stringify(use());
const Theme = show(useColorMode);
const Ads = show(useAdConfig);
const Docs = show(useDocsConfig);
const read = (node: ReactNode): unknown => JSON.parse(renderToString(node).replaceAll('&quot;', '"'));

test.each([
  ['theme', Theme, 'There is no theme here. Wrap the component in <ColorModeProvider>.'],
  ['ad config', Ads, 'There is no ad config here. Wrap the component in <AdConfigProvider>.'],
  ['docs config', Docs, 'There is no docs config here. Wrap the component in <DocsConfigProvider>.'],
])('%s context used without its provider throws an error that asks for the provider', (_, Part, message) => {
  expect(() => renderToString(<Part />)).toThrow(new Error(message));
});

test('the server knows nothing about the reader or their device', () => {
  expect(
    read(
      <ColorModeProvider>
        <Theme />
      </ColorModeProvider>,
    ),
  ).toEqual({ mode: 'system', light: 'light', dark: 'dark', resolved: 'light', scheme: 'light' });
});

test('the server passes on what it knows about the site', () => {
  const reader = { codeVariant: 'TS', direction: 'ltr', dense: false };
  expect(
    read(
      <DocsConfigProvider>
        <Docs />
      </DocsConfigProvider>,
    ),
  ).toEqual({ language: 'en', base: '/', ...reader });
  expect(
    read(
      <DocsConfigProvider base="/docs/" language="de">
        <Docs />
      </DocsConfigProvider>,
    ),
  ).toEqual({ language: 'de', base: '/docs/', ...reader });
  expect(
    read(
      <AdConfigProvider displayRatio={0.1}>
        <Ads />
      </AdConfigProvider>,
    ),
  ).toEqual({ displayRatio: 0.1 });
});

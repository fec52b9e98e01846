import { expect, test } from 'vitest';
import { withSassNotes } from '../../cli/make/demos/bundle/sass-notes.ts';

/** Records what is noted of Sass's messages. */
function listen() {
  const notes: string[] = [];
  const { css } = withSassNotes({ preprocessorOptions: { less: { math: 'always' } } }, (text) => notes.push(text));
  return { notes, css, ...css.preprocessorOptions.scss.logger };
}

const at = (file: string, line: number) => ({
  url: new URL(`file:///library/${file}`),
  start: { line, column: 8 },
});

test('deprecated code is noted once for each stylesheet of the project, and not for those of packages', () => {
  const { notes, warn } = listen();
  const old = (id: string, file: string, line: number) =>
    warn('darken() is deprecated. Suggestions:\n\ncolor.scale($color)', {
      deprecation: true,
      deprecationType: { id },
      span: at(file, line),
    });
  old('color-functions', 'content/a.scss', 2);
  old('color-functions', 'content/a.scss', 3);
  old('color-functions', 'content/b.scss', 0);
  old('color-functions', 'node_modules/bootstrap/b.scss', 0);
  expect(notes).toEqual([
    '/library/content/a.scss:3:9: darken() is deprecated.',
    '/library/content/b.scss:1:9: darken() is deprecated.',
  ]);
});

test('a message from a stylesheet itself is noted with its place', () => {
  const { notes, warn, debug } = listen();
  warn('Use the new theme.', { deprecation: false, stack: 'node_modules/theme/a.scss 3:1  @import\n' });
  debug('here', { span: at('content/a.scss', 4) });
  expect(notes).toEqual(['node_modules/theme/a.scss:3:1: Use the new theme.', '/library/content/a.scss:5:9: here']);
});

test('the project’s own settings for stylesheets are kept', () => {
  const own = { warn: () => {} };
  const { css } = withSassNotes({ preprocessorOptions: { scss: { logger: own } } }, () => {});
  expect(css.preprocessorOptions.scss.logger).toBe(own);
  expect(listen().css.preprocessorOptions).toMatchObject({ less: { math: 'always' } });
});

import { describe, test } from 'vitest';
import { followPage, PAGES } from './support/follow-page.ts';

describe.each(PAGES.filter(({ name, steps }) => name !== 'tutorial.md' && steps.length > 0))('$name', ({ steps }) => {
  test('works as written, and leaves a project without mistakes', () => followPage(steps));
});

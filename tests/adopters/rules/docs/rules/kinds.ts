import type { Page } from 'docs-nav/rules';

export const isAboutComponent = ({ frontMatter }: Page): boolean => frontMatter.component !== undefined;

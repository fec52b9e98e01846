import { type PageBody, renderBody } from '../../site/markdown/render-body.ts';

/** Renders a page whose internal links get a slash, so that a test sees which addresses went through. */
export function render(text: string): PageBody {
  return renderBody(text, {
    resolveHref(href) {
      const external = /^(https?|mailto):/.test(href);
      return { href: external ? href : `${href}/`, external };
    },
  });
}

/** Body HTML of blocks that do not open the page: the opening paragraph would become its lead. */
export function renderBlocks(text: string): string {
  return render(`***\n\n${text}`).html.replace(/^<hr>/, '');
}

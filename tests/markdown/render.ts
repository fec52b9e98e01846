import { type PageBody, renderBody } from '../../site/markdown/render/render-body.ts';

/** Renders a page and adds a slash to internal links, so that a test sees which addresses were resolved. */
export function render(text: string): PageBody {
  return renderBody(text, {
    resolveHref(href) {
      const external = /^(https?|mailto):/.test(href);
      return { href: external ? href : `${href}/`, external };
    },
  });
}

/** Body HTML of blocks that are not at the top of the page, where the first paragraph would become the lead. */
export function renderBlocks(text: string): string {
  return render(`***\n\n${text}`).html.replace(/^<hr>/, '');
}

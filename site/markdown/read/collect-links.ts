import { inWords } from '../../../engine/text/suggest.ts';
import type { PageReference } from '../../../engine/model/project-input.ts';
import type { Range } from '../../../engine/text/source.ts';
import { wholeAddress } from '../../../engine/address/whole-address.ts';
import { findDestination, stretchOf, type Stretch } from '../tree/destination.ts';
import { FILE_ATTRIBUTES } from '../foreign/html-elements.ts';
import { shorten } from '../../text/shorten.ts';
import type { ReportProblem } from '../tree/report-problem.ts';
import { IMAGE_SCHEMES, isSafeHref, LINK_SCHEMES } from './safe-href.ts';
import type { Survey } from './survey.ts';
import type { Node, NodeOf } from '../tree/syntax-tree.ts';

/** The addresses in a page so far, and what is read with them. */
export interface LinkedPage {
  readonly page: { readonly source: string };
  readonly survey: Survey;
  readonly toRange: (at: Stretch) => Range;
  readonly report: ReportProblem;
  readonly links: PageReference[];
  /** Definitions whose addresses are among them: each is in the page once, no matter how often it is used. */
  readonly referred: Set<Node>;
}

/** Adds the addresses of any node, which has none unless it is a link or an image; reports forbidden ones. */
export function collectLinks(node: Node, linked: LinkedPage): void {
  if (node.type === 'link') add(node, LINK_SCHEMES, linked);
  else if (node.type === 'image') add(node, IMAGE_SCHEMES, linked);
  else if (node.type === 'linkReference') addDefinition(node.identifier, LINK_SCHEMES, linked);
  else if (node.type === 'imageReference') addDefinition(node.identifier, IMAGE_SCHEMES, linked);
  else if (node.type === 'element')
    for (const name of FILE_ATTRIBUTES) {
      const url = node.attributes[name];
      if (url !== undefined)
        add({ type: 'image', url, alt: '', position: node.position } as NodeOf<'image'>, IMAGE_SCHEMES, linked);
    }
}

function add(node: NodeOf<'link' | 'image' | 'definition'>, schemes: readonly string[], linked: LinkedPage): void {
  if (node.url === '') {
    const isPicture = schemes === IMAGE_SCHEMES;
    linked.report('empty-address', stretchOf(node), {
      message: `This ${isPicture ? 'picture' : 'link'} has no address.`,
      help: `add the address, or remove the ${isPicture ? 'picture' : 'brackets'}`,
    });
  }
  referToAddress(node.url, findDestination(linked.page.source, node), schemes, linked);
}

function addDefinition(identifier: string, schemes: readonly string[], linked: LinkedPage): void {
  const definition = linked.survey.definitions.get(identifier);
  if (definition === undefined || linked.referred.has(definition)) return;
  linked.referred.add(definition);
  add(definition, schemes, linked);
}

/** Adds an address that a page refers to. */
export function referToAddress(
  href: string,
  at: Stretch,
  schemes: readonly string[],
  { links, toRange, report }: Pick<LinkedPage, 'links' | 'toRange' | 'report'>,
): void {
  if (isSafeHref(href, schemes)) {
    links.push({ href, range: toRange(at) });
    return;
  }
  const whole = wholeAddress(href);
  const use = schemes === IMAGE_SCHEMES ? 'show' : 'link to';
  report('unsafe-link', at, {
    message: `\`${shorten(href)}\` is not an address that a page may ${use}.`,
    help:
      whole === undefined || !isSafeHref(whole, schemes)
        ? `use a path, or an address that starts with ${inWords(
            schemes.map((scheme) => `${scheme}:${scheme === 'mailto' ? '' : '//'}`),
            'or',
          )}`
        : `write \`${shorten(whole)}\``,
  });
}

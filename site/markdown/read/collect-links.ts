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
import type { ElementNode, Node, NodeOf } from '../tree/syntax-tree.ts';

/** Collects the addresses in a page, and reports forbidden ones. */
export interface LinkCollector {
  /** Accepts any node, and ignores those that are neither links nor images. */
  visit(node: Node): void;
  /** Adds an address that a directive refers to. */
  refer(href: string, at: Stretch, schemes: readonly string[]): void;
  /** Returns everything so far, in the order of the page. */
  links(): readonly PageReference[];
}

/** Creates the collector for a page parsed with positions. */
export function createLinkCollector(
  source: string,
  survey: Survey,
  page: { readonly toRange: (at: Stretch) => Range; readonly report: ReportProblem },
): LinkCollector {
  const found: PageReference[] = [];
  const referred = new Set<Node>();

  const add = (node: NodeOf<'link' | 'image' | 'definition'>, schemes: readonly string[]): void => {
    if (node.url === '') {
      const isPicture = schemes === IMAGE_SCHEMES;
      page.report('empty-address', stretchOf(node), {
        message: `This ${isPicture ? 'picture' : 'link'} has no address.`,
        help: `add the address, or remove the ${isPicture ? 'picture' : 'brackets'}`,
      });
    }
    refer(node.url, findDestination(source, node), schemes);
  };

  const refer = (href: string, at: Stretch, schemes: readonly string[]): void => {
    if (isSafeHref(href, schemes)) {
      found.push({ href, range: page.toRange(at) });
      return;
    }
    const whole = wholeAddress(href);
    const use = schemes === IMAGE_SCHEMES ? 'show' : 'link to';
    page.report('unsafe-link', at, {
      message: `\`${shorten(href)}\` is not an address that a page may ${use}.`,
      help:
        whole === undefined || !isSafeHref(whole, schemes)
          ? `use a path, or an address that starts with ${inWords(
              schemes.map((scheme) => `${scheme}:${scheme === 'mailto' ? '' : '//'}`),
              'or',
            )}`
          : `write \`${shorten(whole)}\``,
    });
  };

  const addFiles = (node: ElementNode): void => {
    for (const name of FILE_ATTRIBUTES) {
      const url = node.attributes[name];
      if (url !== undefined)
        add(
          { type: 'image', url, alt: '', ...(node.position === undefined ? {} : { position: node.position }) },
          IMAGE_SCHEMES,
        );
    }
  };

  const addDefinition = (identifier: string, schemes: readonly string[]): void => {
    const definition = survey.definitions.get(identifier);
    // The page contains the address once, no matter how often it is used.
    if (definition === undefined || referred.has(definition)) return;
    referred.add(definition);
    add(definition, schemes);
  };

  return {
    visit(node) {
      if (node.type === 'link') add(node, LINK_SCHEMES);
      else if (node.type === 'image') add(node, IMAGE_SCHEMES);
      else if (node.type === 'linkReference') addDefinition(node.identifier, LINK_SCHEMES);
      else if (node.type === 'imageReference') addDefinition(node.identifier, IMAGE_SCHEMES);
      else if (node.type === 'element') addFiles(node);
    },
    refer,
    links: () => found.toSorted((a, b) => a.range.start.offset - b.range.start.offset),
  };
}

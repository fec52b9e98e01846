import { ambiguousPage } from './ambiguous-page.ts';
import { caseCollision } from './case-collision.ts';
import { duplicatePageId } from './duplicate-page-id.ts';
import { duplicatePathname } from './duplicate-pathname.ts';
import { emptyGroup } from './empty-group.ts';
import { expiredNewFeature } from './expired-new-feature.ts';
import { brokenAnchor, brokenLink, redirectedLink } from './links.ts';
import { malformedPathname } from './malformed-pathname.ts';
import { brokenNavigationAnchor, unknownReplacement } from './navigation-links.ts';
import { nestedPrefix, overlappingPrefixes } from './overlapping-prefixes.ts';
import { pathnameOutsideSection } from './pathname-outside-section.ts';
import { duplicateRedirect, redirectCycle, redirectFromPage, redirectToNowhere } from './redirects.ts';
import { reservedPathname } from './reserved-pathname.ts';
import type { Rule } from './rule.ts';
import { trailingSlash } from './trailing-slash.ts';
import { unknownLinkAttribute } from './unknown-link-attribute.ts';
import { unsafeHref } from './unsafe-href.ts';
import { orphanPage, unwrittenPage } from './unwritten-page.ts';
import { uppercasePathname } from './uppercase-pathname.ts';
import { twoCurrentVersions, versionMismatch, versionWithoutTarget } from './versions.ts';

/** Every check of the resolved page tree. */
export const RULES: readonly Rule[] = [
  ambiguousPage,
  brokenAnchor,
  brokenLink,
  brokenNavigationAnchor,
  caseCollision,
  duplicatePageId,
  duplicatePathname,
  duplicateRedirect,
  emptyGroup,
  expiredNewFeature,
  malformedPathname,
  nestedPrefix,
  orphanPage,
  overlappingPrefixes,
  pathnameOutsideSection,
  redirectCycle,
  redirectedLink,
  redirectFromPage,
  redirectToNowhere,
  reservedPathname,
  trailingSlash,
  twoCurrentVersions,
  unknownLinkAttribute,
  unknownReplacement,
  unsafeHref,
  unwrittenPage,
  uppercasePathname,
  versionMismatch,
  versionWithoutTarget,
];

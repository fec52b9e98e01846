import { ambiguousPage, caseCollision, duplicateLanguage, duplicatePageId, duplicatePathname } from './duplicates.ts';
import { assetCollision } from './asset-collision.ts';
import { lowContrast } from './low-contrast.ts';
import { demosOutside, missingDemo, orphanDemo } from './demos.ts';
import { unknownGroup, emptyGroup } from './groups.ts';
import { refusedEmbed } from './embeds.ts';
import { expiredBanner, expiredNewFeature } from './expired.ts';
import { brokenAnchor, brokenLink, redirectedLink } from './links.ts';
import { malformedAddress } from './malformed-address.ts';
import { manyIcons, unusedExclusion } from './generated-groups.ts';
import { markdownInText } from './markdown-in-text.ts';
import { malformedPathname } from './malformed-pathname.ts';
import { misplacedFile, nearlyTooLarge } from './navigation-files.ts';
import { misplacedKey, unseenHome } from './without-effect.ts';
import { missingIcon, missingModule } from './missing-files.ts';
import {
  missingPackage,
  ruleFailed,
  foundByFeatures,
  foundInCode,
  foundInComponents,
  foundInModules,
  foundInPackages,
} from './found.ts';
import { brokenNavigationAnchor, brokenNavigationLink, unknownReplacement } from './navigation-links.ts';
import { nestedPrefix, overlappingPrefixes, sectionWithoutPrefix } from './prefixes.ts';
import { pathnameOutsideSection } from './pathname-outside-section.ts';
import { chainedRedirect, duplicateRedirect, redirectCycle, redirectFromPage, redirectToNowhere } from './redirects.ts';
import { plannedPage, relatedToItself, twoTitles } from './page-settings.ts';
import { placeholderAddress } from './placeholder-address.ts';
import { reservedByHost, reservedPathname } from './reserved-pathname.ts';
import type { TreeRule } from './rule.ts';
import { trailingSlash, uppercasePathname } from './pathname-spelling.ts';
import { componentTargets, takenComponentName } from './component-targets.ts';
import { unknownLinkAttribute, unsafeHref } from './unsafe-links.ts';
import { orphanPage, unwrittenPage } from './unwritten-page.ts';
import { missingTranslation, unknownTranslation } from './translations.ts';
import { unusedFrontMatter } from './unused-front-matter.ts';
import { undocumentedComponent } from './undocumented-component.ts';
import { twoCurrentVersions, versionMismatch, versionWithoutTarget } from './versions.ts';

/**
 * Every check of the resolved page tree, from cause to consequence: after an error, later rules say nothing about the
 * same place.
 */
export const RULES: readonly TreeRule[] = [
  unsafeHref,
  malformedAddress,
  placeholderAddress,
  plannedPage,
  relatedToItself,
  nearlyTooLarge,
  twoTitles,
  lowContrast,
  malformedPathname,
  misplacedKey,
  unknownLinkAttribute,
  duplicateLanguage,
  overlappingPrefixes,
  twoCurrentVersions,
  versionWithoutTarget,
  duplicatePathname,
  caseCollision,
  reservedPathname,
  reservedByHost,
  emptyGroup,
  ambiguousPage,
  duplicatePageId,
  assetCollision,
  duplicateRedirect,
  redirectFromPage,
  redirectCycle,
  redirectToNowhere,
  brokenNavigationAnchor,
  brokenNavigationLink,
  unknownReplacement,
  demosOutside,
  missingDemo,
  ...foundInModules,
  missingModule,
  unknownGroup,
  ...foundInPackages,
  componentTargets,
  refusedEmbed,
  takenComponentName,
  ...foundInComponents,
  ...foundInCode,
  ...foundByFeatures,
  ruleFailed,
  brokenLink,
  brokenAnchor,
  unknownTranslation,
  nestedPrefix,
  sectionWithoutPrefix,
  pathnameOutsideSection,
  missingIcon,
  chainedRedirect,
  trailingSlash,
  uppercasePathname,
  misplacedFile,
  unwrittenPage,
  orphanPage,
  orphanDemo,
  redirectedLink,
  unusedFrontMatter,
  unusedExclusion,
  manyIcons,
  markdownInText,
  expiredBanner,
  unseenHome,
  expiredNewFeature,
  undocumentedComponent,
  missingPackage,
  versionMismatch,
  missingTranslation,
];

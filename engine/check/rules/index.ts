import { ambiguousPage } from './ambiguous-page.ts';
import { assetCollision } from './asset-collision.ts';
import { expiredBanner, lowContrast, unseenHome } from './brand.ts';
import { caseCollision } from './case-collision.ts';
import { demosOutside } from './demos-outside.ts';
import { missingDemo, orphanDemo } from './demos.ts';
import { unknownGroup } from './listed-group.ts';
import { duplicateLanguage } from './duplicate-language.ts';
import { duplicatePageId } from './duplicate-page-id.ts';
import { duplicatePathname } from './duplicate-pathname.ts';
import { refusedEmbed } from './embeds.ts';
import { emptyGroup } from './empty-group.ts';
import { expiredNewFeature } from './expired-new-feature.ts';
import { brokenAnchor, brokenLink, redirectedLink } from './links.ts';
import { malformedAddress } from './malformed-address.ts';
import { manyIcons } from './many-icons.ts';
import { markdownInText } from './markdown-in-text.ts';
import { malformedPathname } from './malformed-pathname.ts';
import { misplacedFile } from './misplaced-file.ts';
import { misplacedKey } from './misplaced-key.ts';
import { missingIcon } from './missing-icon.ts';
import { missingModule } from './missing-module.ts';
import { missingPackage } from './missing-package.ts';
import { brokenNavigationAnchor, brokenNavigationLink, unknownReplacement } from './navigation-links.ts';
import { nestedPrefix, overlappingPrefixes } from './overlapping-prefixes.ts';
import { pathnameOutsideSection } from './pathname-outside-section.ts';
import { chainedRedirect, duplicateRedirect, redirectCycle, redirectFromPage, redirectToNowhere } from './redirects.ts';
import { nearlyTooLarge } from './nearly-too-large.ts';
import { plannedPage, relatedToItself } from './page-settings.ts';
import { placeholderAddress } from './placeholder-address.ts';
import { reservedByHost } from './reserved-by-host.ts';
import { reservedPathname } from './reserved-pathname.ts';
import { ruleFailed } from './rule-failed.ts';
import type { Rule } from './rule.ts';
import { sectionWithoutPrefix } from './section-without-prefix.ts';
import { trailingSlash } from './trailing-slash.ts';
import { twoTitles } from './two-titles.ts';
import { componentTargets, takenComponentName } from './component-targets.ts';
import { foundByFeatures, foundInComponents, foundInModules, foundInPackages } from './found.ts';
import { unknownLinkAttribute } from './unknown-link-attribute.ts';
import { unsafeHref } from './unsafe-href.ts';
import { orphanPage, unwrittenPage } from './unwritten-page.ts';
import { missingTranslation, unknownTranslation } from './translations.ts';
import { unusedExclusion } from './unused-exclusion.ts';
import { unusedFrontMatter } from './unused-front-matter.ts';
import { uppercasePathname } from './uppercase-pathname.ts';
import { undocumentedComponent } from './undocumented-component.ts';
import { twoCurrentVersions, versionMismatch, versionWithoutTarget } from './versions.ts';

/**
 * Every check of the resolved page tree, from cause to consequence: after an error, later rules say nothing about the
 * same place.
 */
export const RULES: readonly Rule[] = [
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

/** `docs-nav/manifest`: what programs need to read the manifest of a site. */
export { languagePrefix, MANIFEST_FORMAT } from './manifest.ts';
export type { Language, Pathname, Redirect, Route, RouteManifest, Section, SiteInfo, TreeNode } from './manifest.ts';

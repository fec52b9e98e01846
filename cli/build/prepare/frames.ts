import type { Project } from '../../../site/project/project.ts';
import type { Language, RouteManifest, Section } from '../../../engine/manifest/manifest.ts';
import { toFileHref } from '../../../engine/address/href.ts';
import type { RenderedSlots } from '../../../site/frame/slots.ts';
import type { FrameTemplate } from '../../../site/frame/frame-template.ts';
import { branchFolder } from '../../../site/output/plan-site.ts';
import { assetHref, hrefOf, type SiteAssets, type SiteContext } from '../../../site/pages/context/site-context.ts';
import { localizeManifest } from '../../../site/pages/localize.ts';
import { makeWording, renderWordScript } from '../../../site/pages/wording.ts';
import { BUILD } from '../../system/base/version.ts';
import { hashOf } from '../../system/files/hash.ts';

/** A site in one of its languages, before anything is rendered. */
type LocalSite = Pick<SiteContext, 'manifest' | 'language' | 'originals' | 'wording' | 'original' | 'wordScript'>;

/** Returns the site in each of its languages, the default one first. */
export function localize(manifest: RouteManifest): readonly LocalSite[] {
  const { languages } = manifest.site;
  const [first = ENGLISH] = languages;
  const original = makeWording(manifest, first.code);
  return [first, ...languages.slice(1)].map((language) => {
    const wording = makeWording(manifest, language.code);
    const text = renderWordScript(wording);
    const wordScript =
      text === undefined
        ? undefined
        : { name: `words.${language.code}.${hashOf(text).slice(0, HASH_LENGTH)}.js`, text };
    return {
      manifest: localizeManifest(manifest, language.code),
      language,
      originals: manifest.routes,
      wording,
      original,
      wordScript,
    };
  });
}

const ENGLISH: Language = { code: 'en', name: 'English', direction: 'ltr' };

const HASH_LENGTH = 8;

/** What the frames of a site depend on besides its manifest. */
interface FrameOptions {
  readonly project: Project;
  readonly base: string;
  readonly assets: SiteAssets;
  /** The site's own components. */
  readonly slots: RenderedSlots;
  /** Pathname of the project’s own icon. */
  readonly icon: string | undefined;
  /** Pathname of the icon for phones. */
  readonly touchIcon: string | undefined;
}

/** The start page loads the stylesheet of its own component itself. */
const isOnEveryPage = (slot: string): boolean => slot !== 'home';

/** Prevents browsers from requesting `/favicon.ico`. */
const NO_ICON = 'data:,';

/**
 * Renders the frame of each section in one language, or takes it from the cache: React and MUI are loaded only if one
 * has changed. Returns the site with the frames and, beside it, their keys, each by the id of its section.
 */
export async function prepareFrames(site: LocalSite, { project, base, assets, icon, touchIcon, slots }: FrameOptions) {
  const { manifest, language, wording, wordScript } = site;
  const cache = project.cache.within('frames');
  // A frame shows neither pages nor versions of other sections, nor their themes.
  const sections = manifest.sections.map(({ theme: _theme, ...section }): Section => ({
    ...section,
    description: '',
    versions: [],
    tree: [],
  }));
  const input = {
    // A frame depends only on whether there is search: a build without indexes renders no page again.
    site: { ...manifest.site, search: manifest.site.search !== false },
    sections,
    language,
    wording,
    slots,
    base,
    assets: {
      openingStyles: assets.openingStyles,
      stylesheet: assetHref({ base }, assets.stylesheets.first),
      laterStylesheet: assetHref({ base }, assets.stylesheets.later),
      ...(manifest.site.footer === undefined && slots.footer === undefined
        ? {}
        : { endsStylesheet: assetHref({ base }, assets.endsStylesheet) }),
      ...(Object.keys(slots).some(isOnEveryPage)
        ? { slotsStylesheet: assetHref({ base }, assets.stylesheets.kinds.slots) }
        : {}),
      script: assetHref({ base }, assets.script),
      ...(wordScript === undefined ? {} : { words: assetHref({ base }, wordScript.name) }),
      bootScript: assets.bootScript,
      policy: assets.policy,
      ...(touchIcon === undefined ? {} : { touchIcon: `${base}${touchIcon}` }),
      icon:
        icon === undefined
          ? manifest.site.brand === undefined
            ? assetHref({ base }, assets.icon)
            : NO_ICON
          : toFileHref(icon, base),
    },
  };
  const shared = JSON.stringify([BUILD, input]);
  const templates: Record<string, FrameTemplate> = {};
  const keys: Record<string, string> = {};
  for (const section of manifest.sections) {
    const key = hashOf(shared + JSON.stringify(section));
    keys[section.id] = key;
    const kept = cache.read<FrameTemplate>(`${key}.json`);
    if (kept) {
      templates[section.id] = kept;
      continue;
    }
    const { renderFrameTemplate } = await import('../../../site/frame/render-frame.tsx');
    const { template } = renderFrameTemplate({
      ...input,
      section,
      branches: `${base}/${branchFolder(section.id, key)}/`,
      hrefOf: (pathname) => hrefOf({ base, manifest, language }, pathname),
    });
    templates[section.id] = template;
    cache.keep(`${key}.json`, template);
  }
  return { site: { ...site, templates }, keys };
}

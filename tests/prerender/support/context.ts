import { localize } from '../../../cli/build/prepare/frames.ts';
import type { RouteManifest } from '../../../engine/manifest/manifest.ts';
import { NO_APIS } from '../../../site/api/api-shelf.ts';
import type { FrameTemplate } from '../../../site/frame/frame-template.ts';
import type { SiteContext } from '../../../site/pages/context/site-context.ts';

/** Frames are rendered with React; here they are empty. */
const FRAME: FrameTemplate = { parts: ['', '', '', '', ''], slots: ['head', 'side', 'main', 'toc'] };

/** Returns the context in which pages of a compiled site are rendered, without frames, scripts and API documentation. */
export function contextOf(manifest: RouteManifest): SiteContext {
  const assets = {
    files: [],
    stylesheets: {
      first: 'first.a.css',
      later: 'later.a.css',
      features: {},
      kinds: {
        rows: 'rows.a.css',
        demos: 'demos.a.css',
        home: 'home.a.css',
        landings: 'landings.a.css',
        slots: 'slots.a.css',
      },
    },
    endsStylesheet: '',
    icon: '',
    touchIcon: '',
    script: 'script.a.js',
    earlyScripts: [],
    openingStyles: '',
    markStyles: '',
    bootScript: '',
    themeScript: '',
    explainScript: '',
    policy: '',
    hostPolicy: '',
    liveFrames: [],
  };
  const shared = {
    base: '',
    assets,
    updated: {},
    slots: {},
    themes: {},
    pictures: {},
    rows: {},
    apis: NO_APIS,
    sizes: {},
    logos: {},
    templates: Object.fromEntries(manifest.sections.map(({ id }) => [id, FRAME])),
  };
  const [first, ...others] = localize(manifest).map((site): SiteContext => ({ ...site, ...shared, others: [] }));
  if (first === undefined) throw new Error('A site has at least one language.');
  return { ...first, others };
}

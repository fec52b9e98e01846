import { css } from './css.ts';
import { toIconUrl } from './icon-url.ts';

/** Outlines on a grid of 24 units, drawn with a stroke of 1.75. */
const OUTLINES = {
  search: '<circle cx="11" cy="11" r="6.5"/><path d="m16 16 4.5 4.5"/>',
  sun:
    '<circle cx="12" cy="12" r="4"/><path d="M12 3v1.5M12 19.5v1.5M3 12h1.5M19.5 12H21' +
    'M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1"/>',
  moon: '<path d="M20 14.2A8.2 8.2 0 0 1 9.8 4 8.2 8.2 0 1 0 20 14.2Z"/>',
  system: '<rect x="3.5" y="5" width="17" height="11.5" rx="2"/><path d="M9 20h6"/>',
  branch:
    '<circle cx="7" cy="5.5" r="2"/><circle cx="7" cy="18.5" r="2"/><circle cx="17" cy="7.5" r="2"/><path d="M7 7.5v9M17 9.5c0 4.5-10 2.5-10 7"/>',
  sliders: '<path d="M3.5 8H13M19 8h1.5M3.5 16H5M11 16h9.5"/><circle cx="16" cy="8" r="3"/><circle cx="8" cy="16" r="3"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  list: '<path d="M4 7h16M4 12h10M4 17h7"/>',
  chevron: '<path d="m9.5 6.5 5.5 5.5-5.5 5.5"/>',
  arrow: '<path d="M4.5 12h15M13.5 6l6 6-6 6"/>',
  out: '<path d="M7.5 16.5l9-9M9 7.5h7.5V15"/>',
  info: '<circle cx="12" cy="12" r="8.5"/><path d="M12 11.5V16M12 8v.1"/>',
  warning: '<path d="M12 4 3 19.5h18zM12 10v4.5M12 17v.1"/>',
  error: '<path d="M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7zM12 8v5M12 16v.1"/>',
  success: '<circle cx="12" cy="12" r="8.5"/><path d="m8.5 12 2.5 2.5 4.5-5"/>',
  code: '<path d="m8.5 7-5 5 5 5M15.5 7l5 5-5 5"/>',
  note: '<path d="M5 4.5h14v10l-5 5H5zM19 14.5h-5v5"/>',
  pro: '<path d="M12 3.5l7.5 4.25v8.5L12 20.5l-7.5-4.25v-8.5z"/>',
  premium: '<path d="M12 3.5l7.5 4.25v8.5L12 20.5l-7.5-4.25v-8.5z" fill="#000"/>',
} as const;

/** Icons as masks, so that pages carry no drawings; `.x { --icon: var(--i-search) }` draws one. */
export const ICONS = css`
  :root {
    ${Object.entries(OUTLINES)
      .map(([name, outline]) => `--i-${name}: url('${toIconUrl(outline)}');`)
      .join('')}
  }
  .find::before,
  .mode::before,
  .prefs::before,
  .repo::before,
  .burger::before,
  .here::before,
  .side .icon,
  .g > a::after,
  .x::after,
  .versions summary::after,
  .pager small::before,
  .callout-title::before,
  .plan,
  .all a::after,
  .demo-code > summary::before {
    content: '';
    flex: none;
    display: inline-block;
    width: var(--size, 20px);
    height: var(--size, 20px);
    background: currentColor;
    mask: var(--icon) center / contain no-repeat;
  }
  .find {
    --icon: var(--i-search);
  }
  .mode {
    --icon: var(--i-sun);
  }
  [data-choice='dark'] .mode {
    --icon: var(--i-moon);
  }
  [data-choice='system'] .mode {
    --icon: var(--i-system);
  }
  .prefs {
    --icon: var(--i-sliders);
  }
  .repo {
    --icon: var(--i-branch);
  }
  .burger {
    --icon: var(--i-menu);
  }
  .here {
    --icon: var(--i-list);
  }
  .g > a,
  .versions summary,
  .all a {
    --icon: var(--i-chevron);
    --size: 16px;
  }
  .x {
    --icon: var(--i-out);
    --size: 14px;
  }
  .pager small {
    --icon: var(--i-arrow);
    --size: 16px;
  }
  .callout-title {
    --icon: var(--i-note);
  }
  .info > .callout-title {
    --icon: var(--i-info);
  }
  .success > .callout-title {
    --icon: var(--i-success);
  }
  .warning > .callout-title {
    --icon: var(--i-warning);
  }
  .error > .callout-title {
    --icon: var(--i-error);
  }
  .plan {
    --size: 14px;
    vertical-align: -0.125em;
    color: var(--line);
  }
  .pro {
    --icon: var(--i-pro);
  }
  .premium {
    --icon: var(--i-premium);
  }
  [dir='rtl'] :is(.g > a, .x, .all a)::after,
  [dir='rtl'] [rel='next'] small::before {
    scale: -1 1;
  }
`;

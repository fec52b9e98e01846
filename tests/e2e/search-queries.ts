/** Sections that the queries are asked from. */
export const STARTS = {
  'material-ui': '/material-ui/getting-started/',
  'joy-ui': '/joy-ui/getting-started/',
  system: '/system/getting-started/',
} as const;

/** Id of a section that queries are asked from. */
export type Start = keyof typeof STARTS;

/** The right pages for a query: the same from everywhere, or by the section that the reader is in. */
export type RightPages = readonly string[] | Readonly<Record<Start, readonly string[]>>;

/** Each product has this page: the one in the reader's section is right; from System, which has none, any is. */
const own = (page: string, system?: string): RightPages => ({
  'material-ui': [`/material-ui/${page}/`],
  'joy-ui': [`/joy-ui/${page}/`],
  system:
    system === undefined
      ? ['material-ui', 'joy-ui', 'base-ui'].map((product) => `/${product}/${page}/`)
      : [`/system/${system}/`],
});

/** What readers type, and the pages that they want. */
export const QUERIES: readonly (readonly [query: string, right: RightPages])[] = [
  // Components by the names of their pages, as one word or two, or partly typed.
  ['button', own('react-button')],
  ['table', own('react-table')],
  ['tabs', own('react-tabs')],
  ['list', own('react-list')],
  ['select', own('react-select')],
  ['Text Field', own('react-text-field')],
  ['textfield', own('react-text-field')],
  ['accord', own('react-accordion')],
  ['box', own('react-box', 'react-box')],
  [
    'grid',
    {
      'material-ui': ['/material-ui/react-grid/'],
      'joy-ui': ['/joy-ui/react-grid/'],
      system: ['/system/react-grid/', '/system/grid/'],
    },
  ],
  ['data grid', ['/x/react-data-grid/']],
  ['datagrid', ['/x/react-data-grid/']],
  ['AppBar', ['/material-ui/react-app-bar/']],
  ['joy button', ['/joy-ui/react-button/']],
  ['row grouping', ['/x/react-data-grid/row-grouping/']],
  // Parts of components, which are explained on the component's page.
  ['tab', own('react-tabs')],
  ['icon button', own('react-button')],
  // Wrong, missing or swapped letters.
  ['buton', own('react-button')],
  ['autocmplete', own('react-autocomplete')],
  ['tolltip', own('react-tooltip')],
  ['snakbar', own('react-snackbar')],
  ['chekcbox', own('react-checkbox')],
  ['text feild', own('react-text-field')],
  ['accordian', own('react-accordion')],
  ['breadcrums', own('react-breadcrumbs')],
  [
    'typograhpy',
    {
      'material-ui': ['/material-ui/react-typography/', '/material-ui/customization/typography/'],
      'joy-ui': ['/joy-ui/react-typography/'],
      system: ['/system/typography/'],
    },
  ],
  // Names from other libraries.
  ['toast', own('react-snackbar')],
  [
    'dropdown',
    {
      'material-ui': ['/material-ui/react-select/', '/material-ui/react-menu/'],
      'joy-ui': ['/joy-ui/react-select/', '/joy-ui/react-menu/'],
      system: ['material-ui', 'joy-ui', 'base-ui'].flatMap((product) => [
        `/${product}/react-select/`,
        `/${product}/react-menu/`,
      ]),
    },
  ],
  [
    'spinner',
    {
      'material-ui': ['/material-ui/react-progress/'],
      'joy-ui': ['/joy-ui/react-circular-progress/'],
      system: ['/material-ui/react-progress/', '/joy-ui/react-circular-progress/'],
    },
  ],
  ['ssr', ['/material-ui/guides/server-rendering/', '/joy-ui/integrations/next-js-app-router/']],
  [
    'rtl',
    {
      'material-ui': ['/material-ui/customization/right-to-left/'],
      'joy-ui': ['/joy-ui/customization/right-to-left/'],
      system: ['/material-ui/customization/right-to-left/', '/joy-ui/customization/right-to-left/'],
    },
  ],
  ['fab', ['/material-ui/react-floating-action-button/']],
  ['navbar', ['/material-ui/react-app-bar/']],
  ['combobox', own('react-autocomplete')],
  ['tag', own('react-chip')],
  ['a11y', ['/base-ui/getting-started/accessibility/']],
  // Names from the sidebar of pages whose titles are longer.
  ['faq', ['/material-ui/getting-started/faq/']],
  [
    'getting started',
    {
      'material-ui': ['/material-ui/getting-started/', '/material-ui/getting-started/installation/'],
      'joy-ui': ['/joy-ui/getting-started/', '/joy-ui/getting-started/installation/'],
      system: ['/system/getting-started/', '/system/getting-started/installation/'],
    },
  ],
  ['i18n', ['/material-ui/guides/localization/']],
  // Props, alone and with their component.
  [
    'disableElevation',
    ['/material-ui/api/button/', '/material-ui/api/button-group/', '/material-ui/api/toggle-button/'],
  ],
  [
    'freeSolo',
    {
      'material-ui': ['/material-ui/api/autocomplete/', '/material-ui/react-autocomplete/'],
      'joy-ui': ['/joy-ui/api/autocomplete/', '/joy-ui/react-autocomplete/'],
      system: ['/material-ui/api/autocomplete/', '/joy-ui/api/autocomplete/', '/base-ui/react-autocomplete/'],
    },
  ],
  [
    'autoHideDuration',
    {
      'material-ui': ['/material-ui/api/snackbar/', '/material-ui/react-snackbar/'],
      'joy-ui': ['/joy-ui/api/snackbar/', '/joy-ui/react-snackbar/'],
      system: ['/material-ui/api/snackbar/', '/joy-ui/api/snackbar/', '/base-ui/react-snackbar/'],
    },
  ],
  [
    'startDecorator',
    [
      '/joy-ui/api/button/',
      '/joy-ui/react-button/',
      '/joy-ui/api/input/',
      '/joy-ui/react-input/',
      '/joy-ui/api/chip/',
      '/joy-ui/api/alert/',
      '/joy-ui/api/link/',
      '/joy-ui/api/select/',
      '/joy-ui/api/typography/',
      '/joy-ui/api/autocomplete/',
      '/joy-ui/api/textarea/',
      '/joy-ui/api/switch/',
    ],
  ],
  ['helperText', ['/material-ui/api/text-field/']],
  [
    'button loadingPosition',
    {
      'material-ui': ['/material-ui/api/button/'],
      'joy-ui': ['/joy-ui/api/button/'],
      system: ['/material-ui/api/button/', '/joy-ui/api/button/'],
    },
  ],
  // Classes and hooks.
  ['MuiButton-root', ['/material-ui/api/button/']],
  ['MuiOutlinedInput-notchedOutline', ['/material-ui/api/outlined-input/']],
  ['useMediaQuery', ['/material-ui/react-use-media-query/']],
  ['useAutocomplete', ['/base-ui/react-autocomplete/', '/base-ui/react-autocomplete/hooks-api/']],
  [
    'useColorScheme',
    {
      'material-ui': [
        '/material-ui/customization/dark-mode/',
        '/material-ui/customization/css-theme-variables/configuration/',
      ],
      'joy-ui': ['/joy-ui/customization/dark-mode/'],
      system: [
        '/material-ui/customization/dark-mode/',
        '/joy-ui/customization/dark-mode/',
        '/system/experimental-api/css-theme-variables/',
      ],
    },
  ],
  [
    'InitColorSchemeScript',
    {
      'material-ui': ['/material-ui/react-init-color-scheme-script/'],
      'joy-ui': ['/material-ui/react-init-color-scheme-script/', '/joy-ui/customization/dark-mode/'],
      system: ['/material-ui/react-init-color-scheme-script/'],
    },
  ],
  // Topics.
  ['sx', ['/system/getting-started/the-sx-prop/']],
  ['sx prop', ['/system/getting-started/the-sx-prop/']],
  ['styled', ['/system/styled/']],
  ['dark mode', own('customization/dark-mode')],
  [
    'palette',
    {
      'material-ui': ['/material-ui/customization/palette/'],
      'joy-ui': ['/material-ui/customization/palette/', '/system/palette/', '/joy-ui/customization/theme-colors/'],
      system: ['/system/palette/'],
    },
  ],
  ['breakpoints', ['/material-ui/customization/breakpoints/']],
  ['install', own('getting-started/installation', 'getting-started/installation')],
  [
    'next.js',
    {
      'material-ui': ['/material-ui/integrations/nextjs/'],
      'joy-ui': ['/joy-ui/integrations/next-js-app-router/'],
      system: [
        '/material-ui/integrations/nextjs/',
        '/joy-ui/integrations/next-js-app-router/',
        '/base-ui/guides/next-js-app-router/',
      ],
    },
  ],
  [
    'css variables',
    {
      'material-ui': [
        '/material-ui/customization/css-theme-variables/overview/',
        '/material-ui/customization/css-theme-variables/usage/',
      ],
      'joy-ui': ['/joy-ui/customization/using-css-variables/'],
      system: ['/system/experimental-api/css-theme-variables/'],
    },
  ],
  ['upgrade v7', ['/material-ui/migration/upgrade-to-v7/']],
  ['tailwind', ['/material-ui/integrations/tailwindcss/tailwindcss-v4/', '/base-ui/guides/working-with-tailwind-css/']],
  // Questions and errors.
  [
    'how do I change the theme?',
    {
      'material-ui': ['/material-ui/customization/theming/', '/material-ui/customization/how-to-customize/'],
      'joy-ui': [
        '/joy-ui/customization/approaches/',
        '/joy-ui/customization/theme-colors/',
        '/joy-ui/customization/theme-builder/',
        '/joy-ui/migration/migrating-default-theme/',
      ],
      system: [
        '/material-ui/customization/theming/',
        '/system/experimental-api/css-theme-variables/',
        '/system/getting-started/custom-components/',
      ],
    },
  ],
  ['how to test components', ['/material-ui/guides/testing/']],
  ['how can I make the bundle smaller', ['/material-ui/guides/minimizing-bundle-size/']],
  ['refused to apply inline style content security policy', ['/material-ui/guides/content-security-policy/']],
];

/** Page of Material UI that the queries below are asked from. */
export const BUTTON_PAGE = '/material-ui/react-button/';

/** Queries for a place more than for a page: the page that must come first, and the place on it that is the answer. */
export const PLACE_QUERIES: readonly (readonly [query: string, pages: readonly string[], place?: string])[] = [
  // Code that pages of other sections, some of them shorter, mention as well.
  ['createTheme', ['/material-ui/customization/theming/'], 'nested-themes'],
  ['ThemeProvider', ['/material-ui/customization/theming/'], 'themeprovider'],
  // A page and a part of it.
  ['drawer persistent', ['/material-ui/react-drawer/'], 'persistent-drawer'],
  ['select multiple', ['/material-ui/react-select/'], 'multiple-select'],
  ['grid spacing', ['/material-ui/react-grid/'], 'spacing'],
  ['autocomplete multiple', ['/material-ui/api/autocomplete/'], 'autocomplete-prop-multiple'],
  ['text field error', ['/material-ui/api/text-field/'], 'text-field-prop-error'],
  ['button api', ['/material-ui/api/button/']],
  // The page of a component before its API, and in the reader's section before one of another that is called just that.
  ['radio', ['/material-ui/react-radio-button/']],
  ['textarea', ['/material-ui/react-textarea-autosize/']],
  // A page of another section that is called just that, where the name of one in the reader's own begins so.
  ['styled', ['/system/styled/']],
  // Another section, by its name.
  ['data grid column width', ['/x/react-data-grid/column-definition/', '/x/react-data-grid/column-dimensions/']],
  // The reader's own section, where a page of another one has exactly this name.
  ['next.js app router', ['/material-ui/integrations/nextjs/'], 'app-router'],
  ['migrating v6', ['/material-ui/migration/upgrade-to-v6/']],
  // A verb that stands for the beginning of a prop's name.
  ['remove focus ripple', ['/material-ui/api/checkbox/'], 'checkbox-prop-disableFocusRipple'],
];

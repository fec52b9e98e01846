/**
 * Text of a script after the stylesheets in a page. It does nothing, but it blocks rendering: browsers run a script
 * only after the stylesheets before it have loaded, and show what follows only after the script has run. Without it,
 * some browsers would show the page's text without its styles.
 */
export const SHEETS_AWAITED = ' ';

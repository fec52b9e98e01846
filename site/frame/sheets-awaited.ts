/**
 * The text of a script that follows the stylesheets in a page. It does nothing, but no browser runs a script
 * before the stylesheets in front of it have come, and none shows what follows a script that has not run. Some
 * would show the page's text without its looks.
 */
export const SHEETS_AWAITED = ' ';

/** Before or after a key or a dash, a character that looks like a space, but is not one. */
export const STRANGE_BLANK = /^([ -]*(?:\w[\w-]*:)?)((?! )\p{Zs})/mu;

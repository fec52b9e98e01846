/** Bytes below which compression does not make an answer shorter on the wire. */
export const LEAST_TO_COMPRESS = 256;

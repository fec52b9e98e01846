/** The start of a line that was meant to be more than text. */
interface LineSlip {
  /** Matches a whole line in a paragraph, with its mark as the first group. */
  readonly pattern: RegExp;
  /** What is wrong; `…` stands for the mark. */
  readonly message: string;
  readonly fix: string;
  /** Where real pages had it. */
  readonly seen: string;
}

/** Marks that have no effect. A single `#` without a space may be a hashtag, and a number after a dash negative. */
export const LINE_SLIPS: readonly LineSlip[] = [
  {
    pattern: /^(#{2,6})\p{L}.*/u,
    message: 'a heading needs a space after its `…`',
    fix: 'add the space',
    seen: 'Azure/azure-content#2566, patternfly/patternfly-org#355',
  },
  {
    pattern: /^(#{1,6})\u00A0\s*\p{L}.*/u,
    message: 'a no-break space follows its `…`',
    fix: 'replace it with a space',
    seen: 'ForestAdmin/lumber#382',
  },
  {
    pattern: /(?<=^[ \t>]*)([-*+])\u00A0\s*[^\s\d].*/mu,
    message: 'a no-break space follows its `…`',
    fix: 'replace it with a space',
    seen: 'rails/webpacker#1913',
  },
];

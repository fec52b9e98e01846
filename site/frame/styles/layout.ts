import { BREAKPOINTS, LAYERS } from '../../theme/constants.ts';
import { css } from './css.ts';
import { BAR_HEIGHT } from './measures.ts';

const { sm, md, lg, xl } = BREAKPOINTS;

/** Where bar, sidebar, page and contents stand at each width. */
export const LAYOUT = css`
  body {
    --side: 0px;
    --contents: 0px;
    --page: 100%;
  }
  main {
    display: block;
    min-width: 0;
    padding: 32px var(--pad) 64px;
  }
  .side,
  .toc {
    color: inherit;
    background: var(--paper);
    border: 0;
  }
  :where(.side, .toc):empty,
  body:has(.side:empty) .burger,
  body:has(.toc:empty) .here {
    display: none !important;
  }

  .side::backdrop,
  .toc::backdrop,
  dialog::backdrop {
    background: rgb(10 12 15 / 0.45);
  }

  @media (min-width: ${sm}px) {
    :root {
      --pad: 32px;
    }
  }
  @media (width < ${md}px) {
    .side {
      position: fixed;
      inset: 0 auto 0 0;
      width: min(320px, 86vw);
      height: auto;
      max-height: none;
      margin: 0;
      padding: 20px 12px 40px;
      scroll-padding-block: 40dvh;
      box-shadow: var(--lift);
      transition:
        translate var(--slow),
        display var(--slow) allow-discrete,
        overlay var(--slow) allow-discrete;
      translate: -100%;
    }
    [dir='rtl'] .side {
      inset: 0 0 0 auto;
      translate: 100%;
    }
    .side:popover-open {
      translate: 0;
    }
    @starting-style {
      .side:popover-open {
        translate: -100%;
      }
      [dir='rtl'] .side:popover-open {
        translate: 100%;
      }
    }
    .side::before {
      content: attr(aria-label) / '';
      display: block;
      padding: 0 12px 12px;
      color: var(--ink);
      font-weight: 700;
    }
  }
  @media (width < ${lg}px) {
    .toc {
      position: fixed;
      inset: auto 0 0;
      width: auto;
      max-height: 60dvh;
      margin: 0;
      padding: 20px var(--pad) 28px;
      border-radius: 20px 20px 0 0;
      background: var(--raised);
      box-shadow: var(--lift);
    }
  }
  @media (${sm}px <= width < ${lg}px) {
    .toc::backdrop {
      background: none;
    }
    .toc {
      inset: ${BAR_HEIGHT}px var(--pad) auto auto;
      width: 320px;
      border-radius: var(--radius);
    }
    [dir='rtl'] .toc {
      inset: ${BAR_HEIGHT}px auto auto var(--pad);
    }
  }
  html:has(.side:popover-open, dialog[open]) {
    overflow: hidden;
  }

  @media (min-width: ${md}px) {
    body {
      --side: 248px;
      display: grid;
      grid-template: auto 1fr / minmax(var(--pad), 1fr) var(--side) minmax(0, var(--page)) var(--contents) minmax(
          var(--pad),
          1fr
        );
    }
    .bar {
      grid-area: 1 / 1 / 2 / -1;
    }
    main {
      grid-area: 2 / 3;
      padding-block: 40px 96px;
      padding-inline: 48px 0;
    }
    .side,
    .toc {
      display: block;
    }
    .side {
      grid-area: 2 / 2;
      position: sticky;
      inset: var(--bar) auto auto;
      width: auto;
      height: calc(100dvh - var(--bar));
      margin: 0;
      margin-inline-start: -20px;
      padding: 44px 0 64px;
      padding-inline-start: 8px;
      background: none;
      scroll-padding-block: 40dvh;
      overflow: hidden auto;
      overscroll-behavior: contain;
      scrollbar-width: thin;
      scrollbar-color: transparent transparent;
      mask: linear-gradient(#000 calc(100% - 64px), transparent);
    }
    .side:hover,
    .side:focus-within {
      scrollbar-color: var(--rule) transparent;
    }
    body:has(.side:empty) {
      --side: 0px;
    }
  }
  @media (${md}px <= width < ${lg}px) {
    .toc:not(:popover-open) {
      display: none;
    }
  }
  @media (min-width: ${lg}px) {
    :root {
      --bar: ${BAR_HEIGHT}px;
    }
    body {
      --side: 272px;
      --contents: 232px;
      --page: 816px;
    }
    main {
      padding: 48px 56px 120px;
    }
    main:has(.cards, .index) {
      grid-column: 3 / 5;
      padding-inline-end: 0;
    }
    .toc {
      grid-area: 2 / 4;
      position: sticky;
      inset: var(--bar) auto auto;
      width: auto;
      height: fit-content;
      max-height: calc(100dvh - var(--bar));
      margin: 0;
      padding: 50px 0 40px;
      overflow: hidden auto;
      scrollbar-width: thin;
    }
  }
  @media (min-width: ${xl}px) {
    body {
      --side: 296px;
      --contents: 256px;
      --page: 872px;
    }
    main {
      padding-inline: 76px;
    }
  }
  .bar {
    z-index: ${LAYERS.appBar};
  }
`;

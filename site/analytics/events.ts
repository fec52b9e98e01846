/**
 * The one model of what is reported; transports put it into the form that their receiver knows. What the events mean is
 * listed in specification 7 and requirements F1 to F5.
 */

/** A page that a reader sees, after a load or a page change. */
export interface PageView {
  readonly name: 'page_view';
  readonly title: string;
  /** Address without language and hash. */
  readonly location: string;
  /** Id of the section. */
  readonly product?: string;
  /** The part of the section that the page belongs to. */
  readonly category?: string;
}

/** Something that a reader or a part of the page did: a click, a copy, an ad that is shown. */
export interface Action {
  readonly name: 'event';
  readonly category: string;
  readonly action?: string;
  readonly label?: string;
  /** Name of what it was about, such as an ad. */
  readonly item?: string;
}

/** A measurement of how the page felt; see https://web.dev/articles/vitals. */
export interface WebVital {
  readonly name: 'web_vital';
  readonly metric: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  /** Milliseconds; a score without unit for CLS. */
  readonly value: number;
  /** What the value grew by since it was last reported. */
  readonly delta: number;
  /** Tells measurements of the same metric on one page load from those of others. */
  readonly id: string;
}

/** What is known about the reader's settings. */
export interface UserProperties {
  readonly codeVariant: 'TS' | 'JS';
  readonly userLanguage: string;
  /** Rounded to 0.1. */
  readonly devicePixelRatio: number;
  readonly colorSchemeOS: 'light' | 'dark';
  readonly colorScheme: 'light' | 'dark' | 'system';
}

/** Properties that are reported for the first time or have changed. */
export interface UserPropertiesChange {
  readonly name: 'user_properties';
  readonly properties: Partial<UserProperties>;
}

/** Everything that can be reported. */
export type ReportEvent = PageView | Action | WebVital | UserPropertiesChange;

/** An event and when it happened, in milliseconds since 1970. */
export type Report = ReportEvent & { readonly at: number };

/** Takes an event for reporting; `isDrawn` is false for one of a kind of which a share is reported, and this is none of it. */
export type Reporter = (event: ReportEvent, isDrawn?: boolean) => void;

/**
 * Model of all reports. Transports convert it to the format of their service. Specification 7 and requirements F1 to F5
 * define the events.
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

/** An action of a reader or a part of the page: a click, a copy, the display of an ad. */
export interface Action {
  readonly name: 'event';
  readonly category: string;
  readonly action?: string;
  readonly label?: string;
  /** Name of the item, such as an ad. */
  readonly item?: string;
}

/** A measurement of the user experience; see https://web.dev/articles/vitals. */
interface WebVital {
  readonly name: 'web_vital';
  readonly metric: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  /** In milliseconds; a score without a unit for CLS. */
  readonly value: number;
  /** Increase since the last report. */
  readonly delta: number;
  /** Identifies measurements of the same metric on the same page load. */
  readonly id: string;
}

/** Known settings of a reader. */
export interface UserProperties {
  readonly codeVariant: 'TS' | 'JS';
  readonly userLanguage: string;
  /** Rounded to 0.1. */
  readonly devicePixelRatio: number;
  readonly colorSchemeOS: 'light' | 'dark';
  readonly colorScheme: 'light' | 'dark' | 'system';
}

/** Properties that are reported for the first time or have changed. */
interface UserPropertiesChange {
  readonly name: 'user_properties';
  readonly properties: Partial<UserProperties>;
}

/** Any event that can be reported. */
export type ReportEvent = PageView | Action | WebVital | UserPropertiesChange;

/** An event and its time, in milliseconds since 1970. */
export type Report = ReportEvent & { readonly at: number };

/** Reports an event; `isDrawn` is false if only a share of its kind is reported and this event is not part of it. */
export type Reporter = (event: ReportEvent, isDrawn?: boolean) => void;

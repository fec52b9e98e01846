import type { PageView, Report, ReportEvent, UserProperties } from './events.ts';

/** Context of an event for services that take single events, known from earlier reports. */
export interface Visit {
  readonly user: Partial<UserProperties>;
  /** Address of the last page view. */
  readonly location: string;
  readonly title: string;
}

/** A report that services count. */
export type CountedReport = Exclude<ReportEvent, { readonly name: 'user_properties' }> & Pick<Report, 'at'>;

/** Processes reports in order: returns those that a service counts, each with the visit at that time. */
export function followVisit(): (
  reports: readonly Report[],
) => readonly (readonly [report: CountedReport, visit: Visit])[] {
  let visit: Visit = { user: {}, location: location.href, title: document.title };
  return (reports) =>
    reports.flatMap((report) => {
      if (report.name === 'user_properties') {
        visit = { ...visit, user: { ...visit.user, ...report.properties } };
        return [];
      }
      if (report.name === 'page_view') visit = { ...visit, location: report.location, title: report.title };
      return [[report, visit] as const];
    });
}

/** Returns the name and the details of an event, except for page views, whose name depends on the service. */
export function nameReport(report: Exclude<CountedReport, PageView>): {
  readonly name: string;
  readonly details: Readonly<Record<string, string | number>>;
} {
  if (report.name === 'web_vital')
    return { name: report.metric, details: { value: report.value, delta: report.delta, id: report.id } };
  const { category, action, label, item } = report;
  return { name: category, details: { ...(action && { action }), ...(label && { label }), ...(item && { item }) } };
}

/** Returns the product and category that a page belongs to. */
export function placeInSite({ product, category }: PageView): Readonly<Record<string, string>> {
  return { ...(product && { product }), ...(category && { category }) };
}

import type { Report, ReportEvent, UserProperties } from './events.ts';
import type { OpenTransport } from './transport.ts';

/** Context of an event for services that take single events, known from earlier reports. */
export interface Visit {
  readonly user: Partial<UserProperties>;
  /** Address of the last page view. */
  readonly location: string;
  readonly title: string;
}

/** A report that services count. */
export type CountedReport = Exclude<ReportEvent, { readonly name: 'user_properties' }> & Pick<Report, 'at'>;

/**
 * Opens a service that accepts all reports in order: `post` gets those that it counts, each with the visit at that time.
 */
export function openCounter(
  post: (counted: readonly (readonly [report: CountedReport, visit: Visit])[]) => void,
  patience = 0,
): OpenTransport {
  return () => {
    let visit: Visit = { user: {}, location: location.href, title: document.title };
    return {
      patience,
      send(reports) {
        post(
          reports.flatMap((report) => {
            if (report.name === 'user_properties') {
              visit = { ...visit, user: { ...visit.user, ...report.properties } };
              return [];
            }
            if (report.name === 'page_view') visit = { ...visit, location: report.location, title: report.title };
            return [[report, visit] as const];
          }),
        );
        return true;
      },
      stop: () => {},
    };
  };
}

/** Returns the name and the details of an event; the name of a page view depends on the service. */
export function nameReport<PageName extends string | undefined>(
  report: CountedReport,
  pageName: PageName,
): { readonly name: string | PageName; readonly details: Readonly<Record<string, string | number>> } {
  if (report.name === 'page_view') {
    const { product, category } = report;
    return { name: pageName, details: { ...(product && { product }), ...(category && { category }) } };
  }
  if (report.name === 'web_vital')
    return { name: report.metric, details: { value: report.value, delta: report.delta, id: report.id } };
  const { category, action, label, item } = report;
  return { name: category, details: { ...(action && { action }), ...(label && { label }), ...(item && { item }) } };
}

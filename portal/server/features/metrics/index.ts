/** What a monitoring system reads of this process. Loaded only where METRICS_PORT is set. */
export { portalMetrics } from './portal-metrics.ts'
export { serveMetrics } from './serve-metrics.ts'

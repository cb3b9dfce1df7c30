// The wire contract of the server itself: the calls that monitors and programs make, and no screen does. Paths only.
export const basicsPaths = {
  /** GET: the process is alive */
  alive: '/healthz',
  /** GET: the database answers and is migrated */
  ready: '/readyz',
  /** GET with a token: figures for a monitor, as Prometheus reads them */
  metrics: '/metrics',
  /** GET: every call as OpenAPI 3.1 */
  openApi: '/api/openapi.json',
} as const

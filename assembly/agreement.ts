/** The two lists of applications name the same ones: an application on one side only does not compile. */
import type { serverApplications } from './server/applications.ts'
import type { webApplications } from './web/applications.ts'

type OnServer = keyof typeof serverApplications
type OnWeb = keyof typeof webApplications

/** The key that is missing on the other side, or `true`. */
type Agreement = OnServer extends OnWeb
  ? OnWeb extends OnServer
    ? true
    : Exclude<OnWeb, OnServer>
  : Exclude<OnServer, OnWeb>

export const bothRootsAgree: Agreement = true

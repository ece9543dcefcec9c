/**
 * The two lists of applications name the same ones, and the browser has words for what the server may answer or note: an
 * application on one side only does not compile, nor a refusal or an action of the event log without its texts.
 */
import type { Call } from '@workspace/portal/contract'
import type { OwnRefusalOf, WebApplication } from '@workspace/portal/web'
import type { serverApplications } from './server/applications.ts'
import type { webApplications } from './web/applications.ts'

type OnServer = Readonly<
  Record<string, { readonly calls: Readonly<Record<string, Call>>; readonly auditActions?: object }>
>

/** `true`, or the keys that are on one side only, or whose words are missing. */
export type Agreement<Server extends OnServer, Web> = [Exclude<keyof Server, keyof Web>] extends [never]
  ? [Exclude<keyof Web, keyof Server>] extends [never]
    ? [Wordless<Server, Web>] extends [never]
      ? true
      : Wordless<Server, Web>
    : Exclude<keyof Web, keyof Server>
  : Exclude<keyof Server, keyof Web>

type Wordless<Server extends OnServer, Web> = {
  [Key in keyof Server & keyof Web]: Web[Key] extends WebApplication<
    OwnRefusalOf<Server[Key]['calls']>,
    keyof NonNullable<Server[Key]['auditActions']> & string
  >
    ? never
    : Key
}[keyof Server & keyof Web]

export const bothRootsAgree: Agreement<typeof serverApplications, typeof webApplications> = true

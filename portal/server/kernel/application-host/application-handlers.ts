import type { Application } from '../../../contract/own.ts'
import { waitsForAccess } from '../../../contract/own.ts'
import type { Account } from '../accounts/account.ts'
import { findAccount } from '../accounts/account-store.ts'
import { personCard } from '../accounts/person-cards.ts'
import { withoutTables } from '../database/portal-transaction.ts'
import type { Handler } from '../handlers/handler.ts'
import type { PortalHost } from '../host/portal-host.ts'
import { Refused } from '../refusals/refuse.ts'
import { isOpenTo, listedApplicationsIn } from '../registers/application-store.ts'
import { rememberAsker } from './application-audit.ts'
import { checkCalls, portalOwner } from './check-calls.ts'
import type { MountedHandler, ServerApplication } from './server-application.ts'

/**
 * The portal's handlers and those of the mounted applications, each of these behind its application's door.
 * @throws where a call has a name or an address that is taken or not its application's.
 */
export function allHandlers(
  own: readonly Handler[],
  { applications, portal }: { applications: readonly ServerApplication[]; portal: PortalHost },
): readonly Handler[] {
  const mounted = applications.map((application) => {
    const { key } = application.manifest
    const handlers = application.mount(portal).map((handler) => behindDoor(key, handler))
    return { owner: key, handlers }
  })
  const all = [{ owner: portalOwner, handlers: own }, ...mounted]
  checkCalls(all.map(({ owner, handlers }) => ({ owner, calls: handlers.map(({ call }) => call) })))
  return all.flatMap(({ handlers }) => handlers)
}

/**
 * R66, GEN-14: what is not in use or not the person's to see is refused before it runs, and again where it writes. What
 * comes through is the application's own context, in which nothing of the portal's host is.
 */
function behindDoor(name: string, { call, run }: MountedHandler): Handler {
  const checkOpen = (listed: readonly Application[], actor: Account | undefined) => {
    const isWaiting = call.whileWaiting === true && actor !== undefined && waitsForAccess(actor)
    // A public call has nobody who could see the application, so only its use counts; the same while somebody waits.
    if (!isOpenTo(listed, name, isWaiting ? undefined : actor)) throw new Refused('forbidden')
  }
  return {
    call,
    run: (context, input, write) => {
      checkOpen(context.site.applications, context.actor)
      const { id, address, userAgent, now, file } = context.request
      const request = { id, address, userAgent, now, file }
      rememberAsker(request, {
        id: context.actor?.id ?? '',
        actor: context.actor?.username ?? '',
        sessionHandle: context.session?.handle,
      })
      return run({
        person: context.actor && personCard(context.actor),
        request,
        site: { title: context.site.settings.siteTitle },
        input,
        write: (act) =>
          write(async (transaction) => {
            const listed = await listedApplicationsIn(transaction)
            const actor = context.actor && (await findAccount(transaction, context.actor.id))
            checkOpen(listed, actor)
            return act(withoutTables(transaction), actor && personCard(actor))
          }),
      })
    },
  }
}

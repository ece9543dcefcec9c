import type { Application } from '../../../contract/own.ts'
import { waitsForAccess } from '../../../contract/own.ts'
import type { Account } from '../accounts/account.ts'
import { findAccount } from '../accounts/account-store.ts'
import { personCard } from '../accounts/person-cards.ts'
import type { Answer } from '../answering/answer.ts'
import { withoutTables } from '../database/portal-transaction.ts'
import type { PortalHost } from '../host/portal-host.ts'
import { Refused } from '../refusals/refuse.ts'
import { isOpenTo, listedApplicationsIn } from '../registers/application-store.ts'
import { rememberAsker } from './application-audit.ts'
import { checkCalls, portalOwner } from './check-calls.ts'
import type { MountedAnswer, ServerApplication } from './server-application.ts'

/**
 * The portal's answers and those of the mounted applications, each of these behind its application's door.
 * @throws where a call has a name or an address that is taken or not its application's.
 */
export function allAnswers(
  own: readonly Answer[],
  { applications, portal }: { applications: readonly ServerApplication[]; portal: PortalHost },
): readonly Answer[] {
  const mounted = applications.map((application) => {
    const { key } = application.manifest
    const answers = application.mount(portal).map((answer) => behindDoor(key, answer))
    return { owner: key, answers }
  })
  const all = [{ owner: portalOwner, answers: own }, ...mounted]
  checkCalls(all.map(({ owner, answers }) => ({ owner, calls: answers.map(({ call }) => call) })))
  return all.flatMap(({ answers }) => answers)
}

/**
 * R66, GEN-14: what is not in use or not the person's to see is refused before it runs, and again where it writes. What
 * comes through is the application's own context, in which nothing of the portal's host is.
 */
function behindDoor(name: string, { call, run }: MountedAnswer): Answer {
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

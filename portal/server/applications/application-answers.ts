import type { Application } from '../../contract/index.ts'
import { isActive, seesApplication } from '../../contract/index.ts'
import type { Account } from '../accounts/account.ts'
import { findAccount } from '../accounts/account-store.ts'
import type { Answer } from '../answering/answer.ts'
import { Refused } from '../answering/refuse.ts'
import type { Host, ServerApplication } from '../host/server-application.ts'
import { listedApplicationsIn } from './application-store.ts'

/** The calls of the mounted applications, each of them behind its application's door. */
export function applicationAnswers(applications: readonly ServerApplication[], host: Host): Answer[] {
  return applications.flatMap(({ manifest, answers }) =>
    answers(host).map((answer) => behindDoor(manifest.key, answer)),
  )
}

/** R66, GEN-14: what is not in use or not the person's to see is refused before it runs, and again where it writes. */
function behindDoor(name: string, { call, run }: Answer): Answer {
  return {
    call,
    run: (context, input, write) => {
      checkOpen(name, context.site.applications, context.actor)
      return run(context, input, (act) =>
        write(async (transaction) => {
          const listed = await listedApplicationsIn(transaction)
          checkOpen(name, listed, context.actor && (await findAccount(transaction, context.actor.id)))
          return act(transaction)
        }),
      )
    },
  }
}

/** A public call has nobody who could see the application, so only its use counts. */
function checkOpen(name: string, listed: readonly Application[], actor: Account | undefined): void {
  const application = listed.find((each) => each.name === name)
  const person = actor && { apps: actor.apps, usergroups: actor.groups }
  const isOpen = application !== undefined && isActive(application) && (!person || seesApplication(application, person))
  if (!isOpen) throw new Refused('forbidden')
}
